import { event } from '@daybook/contract/event/event.contract.ts'
import { eventReport } from '@daybook/contract/event/event.report.ts'
import { implement } from '../../platform/implement.ts'
import { reportHandlers } from '../report/index.ts'
import { finishStop, getRollCall, markStop, startStop } from './event.roll.handlers.ts'

const writes = (name: string) =>
  ({ can: 'report.submit', audit: `event.${name}`, live: 'report.submit' }) as const

export const eventRoutes = implement(event, {
  ...reportHandlers({ ...eventReport, name: 'event' }),
  getRollCall: { can: 'report.submit', run: getRollCall },
  startStop: { ...writes('startStop'), run: startStop },
  markStop: { ...writes('markStop'), run: markStop },
  finishStop: { ...writes('finishStop'), run: finishStop },
})
