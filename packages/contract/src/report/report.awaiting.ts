import type { Subject } from '../kernel/subjects.ts'

/** The reports that managers have to decide, for the to-do list. */
export type ReportAwaiting = {
  reports: {
    kind: string
    subject: Subject
    childName: string | null
    summary: string
    /** The dictionary and the entry that it is about. */
    entryCode: string | null
    entryName: string | null
    byName: string
    submittedAt: string
    /** The span, for kinds with dates. */
    startsAt: string | null
    endsAt: string | null
  }
}
