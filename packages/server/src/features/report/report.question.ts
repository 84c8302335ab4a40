// Questions about reports of any kind: they send a report back to its author, and leave its state (decision 096).
import { reportKindNamed } from '@daybook/contract/app/report.kinds.ts'
import { type ReportQuestion, reportQuestions } from '@daybook/contract/report/report.rules.ts'
import { fail, found } from '../../platform/errors.ts'
import { type DecideContext, isLastStep, readable } from './report.decide.ts'
import { decided } from './report.events.ts'
import { notifyOfStep } from './report.notify.ts'
import { findAnyReport, findReport, insertStep, setAsked } from './report.queries.ts'
import { refuseReviewed } from './report.submit.ts'

/** Asks the author, or gives the author's reply. */
export async function question(context: DecideContext, asks: ReportQuestion) {
  const { tx, actor, clock, ids, input, publish, auditSubjects } = context
  const { kind: name } = found(await findAnyReport(tx, input.id))
  const { page } = found(reportKindNamed(name))
  const row = await readable({ name }, context)
  const isAuthor = row.authorId === actor.personId
  if (asks === 'ask' && isAuthor) fail('OWN_REPORT')
  if (asks === 'reply' && !isAuthor) fail('FORBIDDEN')
  const step = reportQuestions[asks]
  const at = clock.now().toISOString()
  const askedAt = asks === 'ask' ? at : null
  if (!(await setAsked(tx, row.id, askedAt))) {
    const now = found(await findReport(tx, name, row.id))
    if (await isLastStep(context, row.id, step)) {
      context.alreadyDone()
      return { id: row.id, state: now.state, askedAt: now.askedAt }
    }
    return now.state === 'submitted' ? fail('RECORD_CHANGED') : refuseReviewed(now)
  }
  const comment = input.mark ?? ''
  const done = { id: ids(), reportId: row.id, step, byId: actor.personId, at, comment, before: null }
  await insertStep(tx, done)
  if (!isAuthor)
    publish({ operation: found(decided.get(name)), to: { people: [row.authorId] }, data: { id: row.id } })
  await notifyOfStep({ name, page }, context, { step, row, comment })
  auditSubjects(row.id, ...(row.childId ? [row.childId] : []))
  return { id: row.id, state: row.state, askedAt }
}
