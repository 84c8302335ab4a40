// Publishing and withdrawing. A publication has a first version, changes, and further versions that ask everybody again.
import type { FieldError } from '@daybook/contract/kernel/fieldErrors.ts'
import { problemsIn, stored, type Values } from '@daybook/contract/kernel/fields.check.ts'
import { filesIn } from '@daybook/contract/kernel/fields.files.ts'
import { type Fields, type ValuesOf, withAllFields } from '@daybook/contract/kernel/fields.ts'
import type { Publication } from '@daybook/contract/receipt/receipt.kind.ts'
import { type Audience, audienceFields } from '@daybook/contract/receipt/receipt.rules.ts'
import type { Actor, Context } from '../../platform/context.ts'
import { fail, failAbout, found } from '../../platform/errors.ts'
import { missingIn, namesOf, referencesIn } from '../../platform/fields/references.queries.ts'
import { cleanRecord } from '../../platform/html.ts'
import { isSameJson } from '../../platform/json.ts'
import { allIds, attachFiles, wrongFiles } from '../file/index.ts'
import type { ReceiptKind } from './receipt.kind.ts'
import { notifyPeople, refreshPages } from './receipt.notify.ts'
import {
  insertReceipts,
  keepAnswers,
  markRead,
  markUnread,
  peopleIn,
  receiptsOf,
  setAnswer,
} from './receipt.people.queries.ts'
import {
  type Columns,
  findPublication,
  insertPublication,
  insertStep,
  isPublished,
  type NewStep,
  type PublicationRow,
  updatePublication,
  withdrawPublication,
} from './receipt.queries.ts'
import { publicationFiles, toPublications } from './receipt.view.ts'

interface PublishInput<F extends Fields> {
  id: string
  revision?: number | undefined
  detail: ValuesOf<F>
  audience: Audience
  changes?: string | undefined
}
export type PublishContext<F extends Fields> = Context<PublishInput<F>, Actor>

export async function publish<F extends Fields>(
  kind: ReceiptKind<F>,
  context: PublishContext<F>,
): Promise<Publication<ValuesOf<F>>> {
  const { tx, input } = context
  const values = cleanRecord(kind.fields, input.detail as Values) as ValuesOf<F>
  const audience = audienceOf(kind, context, values)
  await refuseWrong(kind, context, values, audience)
  await kind.check?.(context, { id: input.id, values })
  const columns = columnsOf(kind, { values, audience, timeZone: context.actor.timeZone })
  const known = await findPublication(tx, keyOf(kind, context), 'change')
  if (input.revision === undefined) await publishNew(kind, context, columns, { known, audience })
  else
    await change(kind, context, { columns, values, audience, known: found(known), revision: input.revision })
  await attachFiles(tx, publicationFiles, {
    ownerId: input.id,
    ids: allIds(filesIn(kind.fields, values as Values)),
  })
  return readBack(kind, context)
}

/** Values that break the fields are refused with the audience as sent, since a kind's own audience counts on them. */
function audienceOf<F extends Fields>(
  { fields, audienceOf }: ReceiptKind<F>,
  { clock, actor, input }: PublishContext<F>,
  values: ValuesOf<F>,
): Audience {
  const moment = { now: clock.now().toISOString(), today: actor.today }
  const holds = Object.keys(problemsIn(fields, values as Values, moment)).length === 0
  return (holds && audienceOf?.(values)) || (stored(audienceFields, input.audience) as Audience)
}

/** Fails with the errors of all fields at once. */
async function refuseWrong<F extends Fields>(
  kind: ReceiptKind<F>,
  context: PublishContext<F>,
  values: ValuesOf<F>,
  audience: Audience,
): Promise<void> {
  const { tx, actor, clock, input } = context
  const references = [
    ...referencesIn(kind.fields, values as Values, { at: 'detail.' }),
    ...referencesIn(audienceFields, audience, { at: 'audience.' }),
  ]
  const files = await wrongFiles(context, publicationFiles, {
    references: filesIn(kind.fields, values as Values),
    ownerIds: [input.id],
  })
  const missing = { ...missingIn(references, await namesOf(tx, references)), ...at('detail', files.missing) }
  // Another centre's people are treated as missing.
  if (Object.keys(missing).length > 0) fail('NOT_FOUND', missing)
  const moment = { now: clock.now().toISOString(), today: actor.today }
  const problems = {
    ...at('detail', problemsIn(kind.fields, values as Values, moment)),
    ...at('detail', files.wrong),
    ...at('audience', problemsIn(audienceFields, audience, moment)),
  }
  // The kind's own rules run last, because they rely on valid fields.
  const all =
    Object.keys(problems).length > 0 ? problems : at('detail', kind.problems?.(values, moment) ?? {})
  if (Object.keys(all).length > 0) fail('VALIDATION_FAILED', all)
}

const at = (part: string, problems: Readonly<Record<string, FieldError | undefined>>) =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([path, key]) => (key ? [[`${part}.${path}`, key]] : [])),
  )

function columnsOf<F extends Fields>(
  kind: ReceiptKind<F>,
  { values, audience, timeZone }: { values: ValuesOf<F>; audience: Audience; timeZone: string },
): Columns {
  return {
    title: kind.title(values),
    detail: JSON.stringify(values),
    audience: JSON.stringify(audience),
    startsAt: null,
    endsAt: null,
    ...kind.span?.(values, timeZone),
    reviewOn: kind.reviewOn?.(values) ?? null,
  }
}

const keyOf = (kind: { name: string }, { actor, input }: Context<{ id: string }, Actor>) => ({
  kind: kind.name,
  id: input.id,
  personId: actor.personId,
})

/** Publishing the same again changes nothing. Other content under a used id is RECORD_EXISTS. */
async function publishNew<F extends Fields>(
  kind: ReceiptKind<F>,
  context: PublishContext<F>,
  columns: Columns,
  { known, audience }: { known: PublicationRow | undefined; audience: Audience },
): Promise<void> {
  const { tx, actor, clock, input } = context
  if (known) {
    const isSame = known.authorId === actor.personId && isSameText(known.detail, columns.detail)
    return isSame ? context.alreadyDone() : fail('RECORD_EXISTS')
  }
  if (await isPublished(tx, input.id)) fail('RECORD_EXISTS')
  const publishedAt = clock.now().toISOString()
  await insertPublication(tx, {
    ...columns,
    id: input.id,
    kind: kind.name,
    authorId: actor.personId,
    publishedAt,
  })
  const people = await ask(kind, context, 1, audience)
  await keepStep(context, { ...columns, step: 'published', version: 1, comment: null })
  await notifyPeople(kind, context, { what: 'published', publication: { id: input.id, ...columns }, people })
  refreshPages(kind, context, { id: input.id, people })
}

async function change<F extends Fields>(
  kind: ReceiptKind<F>,
  context: PublishContext<F>,
  next: {
    columns: Columns
    values: ValuesOf<F>
    audience: Audience
    known: PublicationRow
    revision: number
  },
): Promise<void> {
  const { tx, actor, clock, input } = context
  const { columns, values, audience, known, revision } = next
  if (known.state === 'withdrawn') refuseWithdrawn(known)
  const isSameAudience = isSameText(known.audience, columns.audience)
  const old = withAllFields(kind.fields, known.detail)
  if (isSameText(old, columns.detail) && isSameAudience) return
  if (known.revision !== revision) fail('RECORD_CHANGED')
  const changes = input.changes || null
  // Another audience needs other receipts, so it makes a further version too.
  const asksAgain = !isSameAudience || (kind.asksAgain?.(old, values) ?? true)
  if (kind.saysChanges && changes === null) fail('VALIDATION_FAILED', { changes: 'REQUIRED' })
  const before = await receiptsOf(tx, { publicationId: known.id, version: known.version })
  const again = asksAgain ? { publishedAt: clock.now().toISOString(), changes } : undefined
  await updatePublication(tx, known.id, { ...columns, again })
  const people = asksAgain
    ? await ask(kind, context, known.version + 1, audience)
    : before.map(({ personId }) => personId)
  const keeping = before.filter(
    ({ personId, answer }) =>
      asksAgain && answer !== null && kind.asksPerson?.(old, values, personId) === false,
  )
  const kept = keeping.map(({ personId }) => personId)
  await keepAnswers(tx, { publicationId: known.id, version: known.version }, kept)
  const asked = people.filter((person) => !kept.includes(person))
  if (!asksAgain) await markUnread(tx, { publicationId: known.id, version: known.version }, actor.personId)
  const version = asksAgain ? known.version + 1 : known.version
  const step = asksAgain ? 'published' : 'changed'
  await keepStep(context, { ...columns, step, version, comment: changes })
  const publication = { id: known.id, ...columns }
  await notifyPeople(kind, context, { what: 'changed', publication, people: asked, comment: changes })
  const former = before.map(({ personId }) => personId).filter((person) => !people.includes(person))
  await notifyPeople(kind, context, { what: 'dropped', publication, people: former, comment: changes })
  refreshPages(kind, context, { id: known.id, people: [...people, ...former] })
}

/** Creates the receipts of the audience. The publisher's own receipt is read and confirmed.
 *  @returns the ids of the audience */
async function ask<F extends Fields>(
  kind: ReceiptKind<F>,
  { tx, ids, actor, clock, input }: PublishContext<F>,
  version: number,
  audience: Audience,
): Promise<string[]> {
  const people = await peopleIn(tx, audience)
  if (people.length === 0) fail('VALIDATION_FAILED', { 'audience.to': 'TOO_FEW' })
  const asks = kind.answers.length > 0 ? 'answer' : 'reading'
  await insertReceipts(tx, ids, { publicationId: input.id, version, asks, people })
  const own = await findPublication(tx, { kind: kind.name, id: input.id, personId: actor.personId })
  if (own?.receiptId) {
    const at = clock.now().toISOString()
    if (asks === 'reading') await markRead(tx, own.receiptId, at)
    else await setAnswer(tx, own.receiptId, { answer: 'confirmed', at, comment: null })
  }
  return people
}

export type WithdrawContext = Context<{ id: string; mark: string }, Actor>

export async function withdraw<F extends Fields>(
  kind: ReceiptKind<F>,
  context: WithdrawContext,
): Promise<Publication<ValuesOf<F>>> {
  const { tx, actor, clock, input } = context
  const row = found(await findPublication(tx, keyOf(kind, context), 'change'))
  if (row.state === 'withdrawn') {
    const isSame = row.withdrawnBy === actor.personId && row.withdrawnReason === input.mark
    if (!isSame) refuseWithdrawn(row)
    context.alreadyDone()
    return readBack(kind, context)
  }
  const withdrawnAt = clock.now().toISOString()
  await withdrawPublication(tx, row.id, {
    withdrawnBy: actor.personId,
    withdrawnAt,
    withdrawnReason: input.mark,
  })
  await keepStep(context, {
    step: 'withdrawn',
    version: row.version,
    comment: input.mark,
    detail: JSON.stringify(row.detail),
    audience: JSON.stringify(row.audience),
  })
  const receipts = await receiptsOf(tx, { publicationId: row.id, version: row.version })
  const people = receipts.map(({ personId }) => personId)
  await notifyPeople(kind, context, { what: 'withdrawn', publication: row, people, comment: input.mark })
  refreshPages(kind, context, { id: row.id, people })
  return readBack(kind, context)
}

/** Fails with the name of the person who withdrew it. */
export function refuseWithdrawn({ withdrawnByName }: Pick<PublicationRow, 'withdrawnByName'>): never {
  failAbout('PUBLICATION_WITHDRAWN', { byName: withdrawnByName ?? '' })
}

/** Adds the step with the content after it. */
const keepStep = (
  { tx, ids, actor, clock, input }: Context<{ id: string }, Actor>,
  { step, version, comment, detail, audience }: Omit<NewStep, 'id' | 'publicationId' | 'byId' | 'at'>,
) =>
  insertStep(tx, {
    id: ids(),
    publicationId: input.id,
    step,
    version,
    byId: actor.personId,
    at: clock.now().toISOString(),
    comment,
    detail,
    audience,
  })

/** The publication after the change, in the wire format. */
export async function readBack<F extends Fields>(
  kind: ReceiptKind<F>,
  context: Context<{ id: string }, Actor>,
): Promise<Publication<ValuesOf<F>>> {
  const row = found(await findPublication(context.tx, keyOf(kind, context)))
  context.auditSubjects(row.id)
  const [publication] = await toPublications(context, kind, [row])
  return found(publication)
}

const isSameText = (kept: unknown, text: string) => isSameJson(kept, JSON.parse(text))
