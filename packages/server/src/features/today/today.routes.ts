import { today } from '@daybook/contract/today/today.contract.ts'
import { implement } from '../../platform/implement.ts'
import { getTask } from './today.detail.ts'
import { countRequests, getBirthday, listDay, listRequests } from './today.handlers.ts'
import { countMonth } from './today.month.ts'
import { getOversight } from './today.oversight.ts'
import type { TodayParts } from './today.parts.ts'

export const todayRoutes = (parts: TodayParts) =>
  implement(today, {
    listDay: { can: 'task.read', run: (context) => listDay(parts, context) },
    countMonth: { can: 'task.read', run: (context) => countMonth(parts, context) },
    getOversight: { can: 'task.oversee', run: (context) => getOversight(parts, context) },
    getTask: { can: 'task.read', run: (context) => getTask(parts, context) },
    countRequests: { can: 'request.read', run: (context) => countRequests(parts, context) },
    listRequests: { can: 'request.read', run: (context) => listRequests(parts, context) },
    getBirthday: { can: 'child.read', run: getBirthday },
  })
