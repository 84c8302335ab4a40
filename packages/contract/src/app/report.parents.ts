import { type ReportKindName, reportKindNamed, reportKindNames } from './report.kinds.ts'

/** The kinds that ask whether the parents have been told. */
export const parentKinds: readonly ReportKindName[] = reportKindNames.filter(
  (name) => 'parentsTold' in (reportKindNamed(name)?.fields ?? {}),
)
