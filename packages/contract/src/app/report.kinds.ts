// Every kind of report, from the generated table of the features' declarations.

import type { ReportFile } from '../report/report.rules.ts'
import { reportKinds } from './report.kinds.generated.ts'

export type ReportKindName = keyof typeof reportKinds

const files: Readonly<Record<string, ReportFile | undefined>> = reportKinds

export const reportKindNames = (Object.keys(reportKinds) as ReportKindName[]).sort(
  (a, b) => reportKinds[a].order - reportKinds[b].order,
)

/** What the contract says of a kind; undefined for one that this version does not know. */
export const reportKindNamed = (name: string): ReportFile | undefined => files[name]
