import { event } from '@daybook/contract/event/event.contract.ts'
import { eventReport } from '@daybook/contract/event/event.report.ts'
import { implement } from '../../platform/implement.ts'
import { reportHandlers } from '../report/index.ts'

export const eventRoutes = implement(event, reportHandlers({ ...eventReport, name: 'event' }))
