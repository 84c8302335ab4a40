import type { Subject } from '../kernel/subjects.ts'

/** The reports that managers have to decide, and the questions that their authors have to answer. */
export type ReportAwaiting = {
  reports: ReportParams
  questions: ReportParams
}

type ReportParams = {
  kind: string
  /** Of what is shown here: nobody confirms what its author has just amended. */
  version: number
  subject: Subject
  childName: string | null
  summary: string
  /** The dictionary and the entry that it is about. */
  entryCode: string | null
  entryName: string | null
  byName: string
  /** The span, for kinds with dates. */
  startsAt: string | null
  endsAt: string | null
}
