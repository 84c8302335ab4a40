import { childPage } from '@daybook/contract/childPage/childPage.contract.ts'
import { samples } from '@daybook/testkit/samples.ts'

export const childPageSamples = samples(childPage, {
  getPage: ({ centre }) => ({ id: centre.under2.absent, date: '2026-11-18' }),
  getCharts: ({ centre }) => ({ id: centre.under2.absent }),
})
