import { OwnAwards } from '../award/index.ts'
import { reportPages } from '../report/index.ts'
import { credentialReportKind } from './credential.reportKind.ts'
import { DueCredentials } from './DueCredentials.tsx'

export const credentialPages = reportPages(credentialReportKind, { above: DueCredentials, after: OwnAwards })
