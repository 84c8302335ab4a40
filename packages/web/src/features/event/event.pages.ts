import { reportPages } from '../report/index.ts'
import { eventReportKind } from './event.reportKind.ts'

export const eventPages = reportPages(eventReportKind)
