/** What awaits managers: reports to decide. */
export type ReportAwaiting = {
  reports: {
    kind: string
    childName: string | null
    summary: string
    byName: string
    submittedAt: string
    /** From when until when, where the kind has a span. */
    startsAt: string | null
    endsAt: string | null
  }
}
