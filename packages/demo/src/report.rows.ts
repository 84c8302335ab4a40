// Rows of reports of any kind.
import type { Making } from './making.ts'

interface Decided {
  state: 'confirmed' | 'refused' | 'inWork' | 'closed'
  by: string
  at: Date
  comment: string | null
}

interface NewReport {
  kind: string
  authorId: string
  submittedAt: Date
  childId: string | null
  occurredAt: Date | null
  span: { startsAt: string; endsAt: string } | undefined
  summary: string
  detail: object
  decided: Decided | undefined
  /** Of a kind that waits for work instead of a decision. */
  initial?: 'open'
  awayUntil?: string | null
  /** Ids of its files. */
  fileIds?: readonly string[] | null
  /** `done` with what was found, where it has been settled. */
  due?: { on: string; personId: string; done?: { at: Date; comment: string } | undefined } | null
}

/** A report with its steps. */
export function addReport({ rows }: Making, report: NewReport): void {
  const { kind, authorId, submittedAt, childId, occurredAt, span, summary, detail, decided } = report
  const stamp = rows.stamp(submittedAt, authorId)
  rows.add('report', {
    ...stamp,
    updatedAt: (decided?.at ?? submittedAt).toISOString(),
    updatedBy: decided?.by ?? authorId,
    kind,
    authorId,
    childId,
    occurredAt: occurredAt?.toISOString() ?? null,
    startsAt: span?.startsAt ?? null,
    endsAt: span?.endsAt ?? null,
    submittedAt: submittedAt.toISOString(),
    awayUntil: report.awayUntil ?? null,
    dueOn: report.due?.on ?? null,
    duePersonId: report.due?.personId ?? null,
    dueDoneAt: report.due?.done?.at.toISOString() ?? null,
    state: decided?.state ?? report.initial ?? 'submitted',
    decidedAt: decided?.at.toISOString() ?? null,
    decidedBy: decided?.by ?? null,
    decisionComment: decided?.comment ?? null,
    summary,
    detail: JSON.stringify(detail),
  })
  const { id: _, ...audit } = stamp
  for (const fileId of report.fileIds ?? []) rows.add('reportFile', { ...audit, reportId: stamp.id, fileId })
  const step = (step: string, byId: string, at: Date, comment: string | null) =>
    rows.add('reportStep', {
      ...rows.stamp(at, byId),
      reportId: stamp.id,
      step,
      byId,
      at: at.toISOString(),
      comment,
    })
  step('submitted', authorId, submittedAt, null)
  if (decided)
    step(decided.state === 'inWork' ? 'started' : decided.state, decided.by, decided.at, decided.comment)
  const { due } = report
  if (due?.done) step('followedUp', due.personId, due.done.at, due.done.comment)
}
