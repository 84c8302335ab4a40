import { hazard } from '@daybook/contract/hazard/hazard.contract.ts'
import { hazardReport } from '@daybook/contract/hazard/hazard.report.ts'
import { implement } from '../../platform/implement.ts'
import { reportHandlers } from '../report/index.ts'

export const hazardRoutes = implement(hazard, reportHandlers({ ...hazardReport, name: 'hazard' }))
