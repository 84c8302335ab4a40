import { reportPages } from '../report/index.ts'
import { LeaveImpact } from './LeaveImpact.tsx'
import { leaveReportKind } from './leave.reportKind.ts'

export const leavePages = reportPages(leaveReportKind, { own: true, below: LeaveImpact })
