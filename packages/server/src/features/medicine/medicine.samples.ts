import { medicine } from '@daybook/contract/medicine/medicine.contract.ts'
import { medicineReport } from '@daybook/contract/medicine/medicine.report.ts'
import { reportSamples } from '@daybook/testkit/reports.ts'
import { samples } from '@daybook/testkit/samples.ts'

export const medicineSamples = samples(medicine, reportSamples('medicine', medicineReport))
