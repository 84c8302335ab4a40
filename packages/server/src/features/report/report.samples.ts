import { report } from '@daybook/contract/report/report.contract.ts'
import { samples } from '@daybook/testkit/samples.ts'

export const reportSamples = samples(report, {
  listAwaiting: () => ({}),
  listMine: () => ({}),
  listOfChild: (world) => ({ childId: world.centre.under2.present[0] ?? '' }),
})
