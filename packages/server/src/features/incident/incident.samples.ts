import { incident } from '@daybook/contract/incident/incident.contract.ts'
import { incidentReport } from '@daybook/contract/incident/incident.report.ts'
import { reportSamples } from '@daybook/testkit/reports.ts'
import { samples } from '@daybook/testkit/samples.ts'

export const incidentSamples = samples(incident, reportSamples('incident', incidentReport))
