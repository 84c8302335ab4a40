import { hazard } from '@daybook/contract/hazard/hazard.contract.ts'
import { hazardReport } from '@daybook/contract/hazard/hazard.report.ts'
import { reportSamples } from '@daybook/testkit/reports.ts'
import { samples } from '@daybook/testkit/samples.ts'

export const hazardSamples = samples(hazard, reportSamples('hazard', hazardReport))
