import { OwnBalance } from '../leaveBalance/index.ts'
import { reportPages } from '../report/index.ts'
import { LeaveImpact } from './LeaveImpact.tsx'
import { leaveReportKind } from './leave.reportKind.ts'

export const leavePages = reportPages(leaveReportKind, { own: true, above: OwnBalance, below: LeaveImpact })
