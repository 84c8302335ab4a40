import { event } from '@daybook/contract/event/event.contract.ts'
import { eventReport } from '@daybook/contract/event/event.report.ts'
import { reportSamples } from '@daybook/testkit/reports.ts'
import { samples } from '@daybook/testkit/samples.ts'

export const eventSamples = samples(event, reportSamples('event', eventReport))
