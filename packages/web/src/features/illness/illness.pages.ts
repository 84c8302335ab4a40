import { reportPages } from '../report/index.ts'
import { illnessReportKind } from './illness.reportKind.ts'

export const illnessPages = reportPages(illnessReportKind)
