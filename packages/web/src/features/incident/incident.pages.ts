import { AfterAccident } from '../aftercare/index.ts'
import { reportPages } from '../report/index.ts'
import { incidentReportKind } from './incident.reportKind.ts'

export const incidentPages = reportPages(incidentReportKind, { below: AfterAccident })
