// The operations of a kind of publication: `implement(policy, receiptHandlers({ ...policyReceipt, name: 'policy' }))`.
import { dayBounds } from '@daybook/contract/kernel/dates.ts'
import type { Fields, ValuesOf } from '@daybook/contract/kernel/fields.ts'
import type { Right } from '@daybook/contract/kernel/rights.ts'
import type {
  Publication,
  PublicationWithVersions,
  ReceiptQuery,
} from '@daybook/contract/receipt/receipt.kind.ts'
import type { ReceiptAnswer } from '@daybook/contract/receipt/receipt.rules.ts'
import type { Actor, Context } from '../../platform/context.ts'
import { found } from '../../platform/errors.ts'
import { pageOf } from '../../platform/page.ts'
import { type AnswerContext, answer, read, readable, remind } from './receipt.answer.ts'
import type { ReceiptKind } from './receipt.kind.ts'
import { receiptsOf } from './receipt.people.queries.ts'
import { type PublishContext, publish, type WithdrawContext, withdraw } from './receipt.publish.ts'
import { pageOfPublications, versionsOf } from './receipt.queries.ts'
import { toPublications } from './receipt.view.ts'

type PublicationContext = Context<{ id: string }, Actor>
type ListContext = Context<ReceiptQuery, Actor>
type ReceiptsContext = Context<{ id: string; version?: number | undefined }, Actor>

export function receiptHandlers<F extends Fields>(kind: ReceiptKind<F>) {
  type Answer = Promise<Publication<ValuesOf<F>>>
  const { name } = kind
  const seePeople: Right = kind.isOpen ? 'receipt.answer' : 'receipt.publish'
  // Without the type of the values, which these operations do not need.
  const plain: ReceiptKind = kind
  return {
    publish: {
      can: 'receipt.publish',
      audit: `${name}.publish`,
      run: (context: PublishContext<F>): Answer => publish(kind, context),
    },
    withdraw: {
      can: 'receipt.publish',
      audit: `${name}.withdraw`,
      run: (context: WithdrawContext): Answer => withdraw(kind, context),
    },
    remind: {
      can: 'receipt.publish',
      audit: `${name}.remind`,
      run: (context: PublicationContext) => remind(plain, context),
    },
    markRead: {
      can: 'receipt.answer',
      audit: `${name}.read`,
      run: (context: PublicationContext): Answer => read(kind, context),
    },
    confirm: {
      can: 'receipt.answer',
      audit: `${name}.confirm`,
      run: (context: AnswerContext): Answer => answer(kind, context, 'confirmed'),
    },
    answer: {
      can: 'receipt.answer',
      audit: `${name}.answer`,
      run: (context: AnswerContext & { input: { status: ReceiptAnswer } }): Answer =>
        answer(kind, context, context.input.status),
    },
    get: {
      can: 'receipt.answer',
      run: (context: PublicationContext): Promise<PublicationWithVersions<ValuesOf<F>>> =>
        getPublication(kind, context),
    },
    list: {
      can: 'receipt.answer',
      run: (context: ListContext) => list(kind, context, !context.actor.rights.has('receipt.publish')),
    },
    listMine: { can: 'receipt.answer', run: (context: ListContext) => list(kind, context, true) },
    listReceipts: { can: seePeople, run: (context: ReceiptsContext) => listReceipts(plain, context) },
  } as const
}

async function getPublication<F extends Fields>(
  kind: ReceiptKind<F>,
  context: PublicationContext,
): Promise<PublicationWithVersions<ValuesOf<F>>> {
  const row = await readable(kind, context)
  const [publication] = await toPublications(context, kind, [row])
  return { ...found(publication), versions: await versionsOf(context.tx, row.id) }
}

async function list<F extends Fields>(kind: ReceiptKind<F>, context: ListContext, isOwn: boolean) {
  const { tx, actor, clock, input } = context
  const { from, until, ...wanted } = input
  const { records, total } = await pageOfPublications(tx, {
    ...wanted,
    kind: kind.name,
    personId: actor.personId,
    isOwn,
    now: clock.now().toISOString(),
    from: from ? dayBounds(from, actor.timeZone).from : undefined,
    until: until ? dayBounds(until, actor.timeZone).until : undefined,
  })
  return pageOf(await toPublications(context, kind, records), total, input)
}

/** The receipts of a version. Only managers see other people's comments. */
async function listReceipts(kind: ReceiptKind, context: ReceiptsContext) {
  const { tx, actor, input } = context
  const row = await readable(kind, context)
  const version = input.version ?? row.version
  const receipts = await receiptsOf(tx, { publicationId: row.id, version })
  const seesAll = actor.rights.has('receipt.publish')
  const people = receipts.map(({ personId, realName, readAt, answer, answeredAt, comment, remindedAt }) => ({
    person: { id: personId, name: realName },
    readAt,
    answer,
    answeredAt,
    comment: seesAll || personId === actor.personId ? comment : null,
    remindedAt,
  }))
  return { version, people }
}
