import { dataExport } from '@daybook/contract/dataExport/dataExport.contract.ts'
import { samples } from '@daybook/testkit/samples.ts'

export const dataExportSamples = samples(dataExport, {
  prepare: ({ centre }) => ({ childId: centre.under2.absent }),
})
