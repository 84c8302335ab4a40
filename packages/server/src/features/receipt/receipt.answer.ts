// Reading and answering by the audience, and reminders.
import type { Fields, ValuesOf } from '@daybook/contract/kernel/fields.ts'
import type { Publication } from '@daybook/contract/receipt/receipt.kind.ts'
import type { ReceiptAnswer } from '@daybook/contract/receipt/receipt.rules.ts'
import type { Actor, Context } from '../../platform/context.ts'
import { fail, found } from '../../platform/errors.ts'
import type { ReceiptKind } from './receipt.kind.ts'
import { notifyPeople, refreshPages } from './receipt.notify.ts'
import { markRead, receiptsOf, setAnswer, setReminded } from './receipt.people.queries.ts'
import { readBack, refuseWithdrawn } from './receipt.publish.ts'
import { findPublication, type PublicationRow } from './receipt.queries.ts'

type PublicationContext = Context<{ id: string }, Actor>

/** The publication, if the actor is in its audience or may publish, or the kind lets them read it. Otherwise NOT_FOUND, as
 *  if it did not exist. */
export async function readable(
  { name, alsoReads }: Pick<ReceiptKind, 'name' | 'alsoReads'>,
  context: Pick<PublicationContext, 'tx' | 'actor' | 'input'>,
  lock?: 'change' | 'keep',
): Promise<PublicationRow> {
  const { tx, actor, input } = context
  const row = found(await findPublication(tx, { kind: name, id: input.id, personId: actor.personId }, lock))
  const isTheirs = row.receiptId !== null || actor.rights.has('receipt.publish')
  return isTheirs || (await alsoReads?.(context)) ? row : fail('NOT_FOUND')
}

/** Marks the actor's receipt as read. Does nothing for a manager outside the audience. */
export async function read<F extends Fields>(
  kind: ReceiptKind<F>,
  context: PublicationContext,
): Promise<Publication<ValuesOf<F>>> {
  const { tx, actor, clock } = context
  const row = await readable(kind, context, 'keep')
  if (row.receiptId !== null && row.readAt === null) {
    await markRead(tx, row.receiptId, clock.now().toISOString())
    refreshPages(kind, context, { id: row.id, people: [actor.personId] })
  }
  return readBack(kind, context)
}

export type AnswerContext = Context<
  { id: string; version?: number | undefined; mark?: string | undefined },
  Actor
>

/** Stores the actor's answer. Repeating the same answer changes nothing. */
export async function answer<F extends Fields>(
  kind: ReceiptKind<F>,
  context: AnswerContext,
  given: ReceiptAnswer,
): Promise<Publication<ValuesOf<F>>> {
  const { tx, clock, input } = context
  // The lock lets the second of two taps at the same moment see the first answer.
  const row = await readable(kind, context, 'change')
  if (row.state === 'withdrawn') refuseWithdrawn(row)
  if (input.version !== undefined && input.version !== row.version) fail('VERSION_REPLACED')
  const { receiptId } = row
  if (receiptId === null) fail('FORBIDDEN')
  const comment = input.mark || null
  const isOnce = kind.answers.length === 1 && row.answer !== null
  if (isOnce || (row.answer === given && row.comment === comment)) context.alreadyDone()
  else {
    await setAnswer(tx, receiptId, { answer: given, at: clock.now().toISOString(), comment })
    if (given === 'declined')
      await notifyPeople(kind, context, {
        what: 'declined',
        publication: row,
        people: [row.authorId],
        comment,
      })
    refreshPages(kind, context, { id: row.id, people: await watchers(kind, context, row) })
  }
  return readBack(kind, context)
}

/** The people whose pages show the answer. */
async function watchers(
  kind: Pick<ReceiptKind, 'isOpen'>,
  { tx, actor }: PublicationContext,
  row: PublicationRow,
) {
  if (!kind.isOpen) return [actor.personId]
  const receipts = await receiptsOf(tx, { publicationId: row.id, version: row.version })
  return receipts.map(({ personId }) => personId)
}

/** Two reminders within this time are the same, in milliseconds. */
const sameReminder = 5 * 60_000

/** Reminds the people who have not read or answered it. People who have left since are not reminded. */
export async function remind(kind: ReceiptKind, context: PublicationContext) {
  const { tx, actor, clock, input, auditSubjects } = context
  const row = found(
    await findPublication(tx, { kind: kind.name, id: input.id, personId: actor.personId }, 'keep'),
  )
  if (row.state === 'withdrawn') refuseWithdrawn(row)
  const receipts = await receiptsOf(tx, { publicationId: row.id, version: row.version })
  const late = receipts.filter(
    ({ asks, readAt, answer, active }) => active && (asks === 'answer' ? answer : readAt) === null,
  )
  const at = clock.now()
  const people = await setReminded(
    tx,
    late.map(({ id }) => id),
    { at, since: new Date(at.getTime() - sameReminder) },
  )
  if (people.length === 0) context.alreadyDone()
  await notifyPeople(kind, context, { what: 'reminded', publication: row, people })
  refreshPages(kind, context, { id: row.id, people: [] })
  auditSubjects(row.id, ...people)
  return { people: late.map(({ personId, realName }) => ({ id: personId, name: realName })) }
}
