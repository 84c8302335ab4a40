import { payParity } from '@daybook/contract/payParity/payParity.contract.ts'
import { payParityReport } from '@daybook/contract/payParity/payParity.report.ts'
import { reportSamples } from '@daybook/testkit/reports.ts'
import { samples } from '@daybook/testkit/samples.ts'

export const payParitySamples = samples(payParity, {
  ...reportSamples('payParity', payParityReport),
})
