import { reportPages } from '../report/index.ts'
import { hazardReportKind } from './hazard.reportKind.ts'

export const hazardPages = reportPages(hazardReportKind, { state: 'closed' })
