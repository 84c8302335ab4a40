import { reportPages } from '../report/index.ts'
import { riskAssessmentReportKind } from './riskAssessment.reportKind.ts'

export const riskAssessmentPages = reportPages(riskAssessmentReportKind)
