import { sleep } from '@daybook/contract/sleep/sleep.contract.ts'
import { implement } from '../../platform/implement.ts'
import { tasksOfCare } from '../care/index.ts'
import { putToBed, recordSleep } from './sleep.bed.handlers.ts'
import { getBoard, getSettings, getWatch, listSleepers, listSleeps } from './sleep.board.handlers.ts'
import { sleepCareKind } from './sleep.careKind.ts'
import { checkSleeper } from './sleep.check.handlers.ts'
import { getGapReport } from './sleep.gaps.handlers.ts'
import { setCheckInterval, settingsOn } from './sleep.settings.queries.ts'
import { settleCheckTime } from './sleep.settle.handlers.ts'
import { fallAsleep, getUp, wakeUp } from './sleep.step.handlers.ts'
import { undoCheck, undoStep } from './sleep.undo.handlers.ts'

const record = { can: 'care.record', live: 'care.read' } as const

export const sleepRoutes = implement(sleep, {
  listSleeps: { can: 'care.read', run: listSleeps },
  getBoard: { can: 'care.read', run: getBoard },
  listSleepers: { can: 'care.read', run: listSleepers },
  getWatch: { can: 'care.read', run: getWatch },
  recordSleep: { ...record, audit: 'sleep.record', run: recordSleep },
  putToBed: { ...record, audit: 'sleep.putToBed', run: putToBed },
  fallAsleep: { ...record, audit: 'sleep.fallAsleep', run: fallAsleep },
  wakeUp: { ...record, audit: 'sleep.wakeUp', run: wakeUp },
  getUp: { ...record, audit: 'sleep.getUp', run: getUp },
  checkSleeper: { ...record, audit: 'sleep.check', run: checkSleeper },
  undoStep: { ...record, audit: 'sleep.undoStep', run: undoStep },
  undoCheck: { ...record, audit: 'sleep.undoCheck', run: undoCheck },
  settleCheckTime: { ...record, audit: 'sleep.settleCheckTime', run: settleCheckTime },
  getGapReport: { can: 'care.read', run: getGapReport },
  getSettings: { can: 'care.read', run: getSettings },
  updateSettings: {
    can: 'sleep.configure',
    live: 'care.read',
    audit: 'sleep.configure',
    run: async ({ tx, actor, input }) => {
      await setCheckInterval(tx, input.checkInterval)
      return settingsOn(tx, actor.today)
    },
  },
})

export const sleepTasks = tasksOfCare(sleepCareKind)
