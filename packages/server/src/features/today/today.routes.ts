import { today } from '@daybook/contract/today/today.contract.ts'
import { implement } from '../../platform/implement.ts'
import { countRequests, getBirthday, getTask, listDay } from './today.handlers.ts'
import { countMonth } from './today.month.ts'

export const todayRoutes = implement(today, {
  listDay: { can: 'task.read', tx: 'write', run: listDay },
  countMonth: { can: 'task.read', tx: 'write', run: countMonth },
  getTask: { can: 'task.read', run: getTask },
  countRequests: { can: 'request.read', run: countRequests },
  getBirthday: { can: 'child.read', run: getBirthday },
})
