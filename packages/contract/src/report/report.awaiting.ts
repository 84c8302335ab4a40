import type { Subject } from '../kernel/subjects.ts'

/** What awaits managers: reports to decide. */
export type ReportAwaiting = {
  reports: {
    kind: string
    subject: Subject
    childName: string | null
    summary: string
    byName: string
    submittedAt: string
    /** From when until when, where the kind has a span. */
    startsAt: string | null
    endsAt: string | null
  }
}
