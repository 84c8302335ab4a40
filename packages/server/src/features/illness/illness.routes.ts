import { illness } from '@daybook/contract/illness/illness.contract.ts'
import { illnessReport } from '@daybook/contract/illness/illness.report.ts'
import { implement } from '../../platform/implement.ts'
import { reportHandlers } from '../report/index.ts'

export const illnessRoutes = implement(illness, reportHandlers({ ...illnessReport, name: 'illness' }))
