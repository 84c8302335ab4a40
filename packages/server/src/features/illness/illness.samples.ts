import { illness } from '@daybook/contract/illness/illness.contract.ts'
import { illnessReport } from '@daybook/contract/illness/illness.report.ts'
import { reportSamples } from '@daybook/testkit/reports.ts'
import { samples } from '@daybook/testkit/samples.ts'

export const illnessSamples = samples(illness, reportSamples('illness', illnessReport))
