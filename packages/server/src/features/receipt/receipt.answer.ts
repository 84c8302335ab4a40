// What the people do who are asked: reading and answering; and reminding those who have not.
import type { Fields, ValuesOf } from '@daybook/contract/kernel/fields.ts'
import type { Publication } from '@daybook/contract/receipt/receipt.kind.ts'
import type { ReceiptAnswer } from '@daybook/contract/receipt/receipt.rules.ts'
import type { Actor, Context } from '../../platform/context.ts'
import { fail, found } from '../../platform/errors.ts'
import type { ReceiptKind } from './receipt.kind.ts'
import { markRead, receiptsOf, setAnswer, setReminded } from './receipt.people.queries.ts'
import { readBack, refuseWithdrawn } from './receipt.publish.ts'
import { findPublication, type PublicationRow } from './receipt.queries.ts'
import { refreshPages, tellPeople } from './receipt.tell.ts'

type OneContext = Context<{ id: string }, Actor>

/** What is for the actor, or any for those who publish. To others it does not exist. */
export async function readable(
  { name }: Pick<ReceiptKind, 'name'>,
  { tx, actor, input }: Pick<OneContext, 'tx' | 'actor' | 'input'>,
  lock?: 'change' | 'keep',
): Promise<PublicationRow> {
  const row = found(await findPublication(tx, { kind: name, id: input.id, personId: actor.personId }, lock))
  return row.receiptId !== null || actor.rights.has('receipt.publish') ? row : fail('NOT_FOUND')
}

/** By a manager whom it is not for, it does nothing. */
export async function read<F extends Fields>(
  kind: ReceiptKind<F>,
  context: OneContext,
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

/** The same answer again changes nothing. */
export async function answer<F extends Fields>(
  kind: ReceiptKind<F>,
  context: AnswerContext,
  given: ReceiptAnswer,
): Promise<Publication<ValuesOf<F>>> {
  const { tx, clock, input } = context
  // The second of two taps at the same moment sees what the first one answered.
  const row = await readable(kind, context, 'change')
  if (row.state === 'withdrawn') refuseWithdrawn(row)
  if (input.version !== undefined && input.version !== row.version) fail('VERSION_REPLACED')
  const { receiptId } = row
  if (receiptId === null) fail('FORBIDDEN')
  const comment = input.mark || null
  const isOnce = kind.answers.length === 1 && row.answer !== null
  if (!isOnce && (row.answer !== given || row.comment !== comment)) {
    await setAnswer(tx, receiptId, { answer: given, at: clock.now().toISOString(), comment })
    if (given === 'declined')
      await tellPeople(kind, context, { what: 'declined', publication: row, people: [row.authorId], comment })
    refreshPages(kind, context, { id: row.id, people: await watchers(kind, context, row) })
  }
  return readBack(kind, context)
}

/** Whose pages show the answer. */
async function watchers(kind: Pick<ReceiptKind, 'isOpen'>, { tx, actor }: OneContext, row: PublicationRow) {
  if (!kind.isOpen) return [actor.personId]
  const receipts = await receiptsOf(tx, { publicationId: row.id, version: row.version })
  return receipts.map(({ personId }) => personId)
}

/** Those who have not done what it asks for. Who has left since is not reminded. */
export async function remind(kind: ReceiptKind, context: OneContext) {
  const { tx, actor, clock, input, auditSubjects } = context
  const row = found(
    await findPublication(tx, { kind: kind.name, id: input.id, personId: actor.personId }, 'keep'),
  )
  if (row.state === 'withdrawn') refuseWithdrawn(row)
  const receipts = await receiptsOf(tx, { publicationId: row.id, version: row.version })
  const late = receipts.filter(
    ({ asks, readAt, answer, active }) => active && (asks === 'answer' ? answer : readAt) === null,
  )
  await setReminded(
    tx,
    late.map(({ id }) => id),
    clock.now().toISOString(),
  )
  const people = late.map(({ personId }) => personId)
  await tellPeople(kind, context, { what: 'reminded', publication: row, people })
  refreshPages(kind, context, { id: row.id, people: [] })
  auditSubjects(row.id, ...people)
  return { people: late.map(({ personId, realName }) => ({ id: personId, name: realName })) }
}
