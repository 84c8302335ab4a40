import { medicine } from '@daybook/contract/medicine/medicine.contract.ts'
import { medicineReport } from '@daybook/contract/medicine/medicine.report.ts'
import { implement } from '../../platform/implement.ts'
import { reportHandlers } from '../report/index.ts'

export const medicineRoutes = implement(medicine, reportHandlers({ ...medicineReport, name: 'medicine' }))
