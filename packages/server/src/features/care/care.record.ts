// Recording: the rules are checked for all children first, then one statement writes all records.

import type { CareClaim, CareEntry } from '@daybook/contract/care/care.kind.ts'
import {
  contentRefusal,
  futureRefusal,
  isForSome,
  type Occasion,
  refusals,
} from '@daybook/contract/care/care.rules.ts'
import type { ChildCautions } from '@daybook/contract/kernel/allergen.rules.ts'
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { uncertainTimes } from '@daybook/contract/kernel/entryClock.rules.ts'
import type { Actor, Context } from '../../platform/context.ts'
import { fail, found, type Refusals, refuseAny, refuseEach } from '../../platform/errors.ts'
import { namesOfActive } from '../staff/index.ts'
import { findTask } from '../task/index.ts'
import { childCautions } from './care.cautions.queries.ts'
import { toEntry } from './care.entry.ts'
import type { CareKind } from './care.kind.ts'
import { reachOf, readerOf } from './care.policy.ts'
import { insertRecords, type MadeRow, type NewRecord, recordsAsMade } from './care.queries.ts'
import { roundsFor } from './care.rounds.queries.ts'
import { type ClaimFacts, factsOf } from './care.whereabouts.queries.ts'

export interface Batch<Detail> {
  taskId?: string | null
  roomCode?: string | null
  records: readonly CareClaim<Detail>[]
}

/** Records all of them or none, and fails with the error of each child. A record that exists with the same id and
 *  content gets the same answer. This is checked only after a first attempt has failed, to save a query. */
export async function recordAll<Detail>(
  kind: CareKind<Detail>,
  context: Context<unknown, Actor>,
  batch: Batch<Detail>,
): Promise<CareEntry<Detail>[]> {
  const { tx, actor, clock, caller } = context
  const now = clock.now()
  const claims = batch.records.map((claim) => ({
    ...claim,
    day: dayAt(new Date(claim.occurredAt), actor.timeZone),
  }))
  const cautions = claims.filter(({ detail }) => isForSome(kind, detail))
  const [task, facts, children, checkers] = await Promise.all([
    batch.taskId ? findTask(tx, batch.taskId).then(found) : null,
    factsOf(tx, claims, batch.roomCode || null),
    childCautions(tx, childrenOf(cautions)),
    namesOfActive(tx, checkersIn(claims)),
  ])
  if (batch.roomCode && !facts.namedRoomId) fail('ROOM_NOT_FOUND')
  const roomId = task?.roomId ?? facts.namedRoomId
  const { name, alsoAway } = kind
  const occasion: Occasion = { now, kind: name, reach: reachOf(actor), roomId, task, alsoAway }
  // The query returns a row for every claim.
  const factsOfClaim = (claim: { id: string }) => facts.ofClaims.get(claim.id) as ClaimFacts
  const recorded = claims.filter((claim) => factsOfClaim(claim).recorded)
  const before = recorded.length > 0 ? await recordsAsMade(tx, idsOf(recorded)) : []
  const fresh = claims.filter((claim) => !before.some(({ id }) => id === claim.id))
  refuseEach('RECORD_EXISTS', repeated(fresh))
  refuseAny(refusals(fresh, occasion, factsOfClaim))
  refuseEach('SECOND_PERSON_REQUIRED', wronglyChecked(fresh, checkers, actor))
  refuseAny(contentRefusals(kind, fresh, { children, now }))

  const placed = fresh.map((claim) => ({
    ...claim,
    // Children without a room that day have been refused above.
    roomId: roomId ?? (factsOfClaim(claim).roomIds[0] as string),
  }))
  const rounds = task || !kind.awaited ? undefined : await roundsFor(tx, name, placed)
  const rows = placed.map((claim) => ({
    id: claim.id,
    childId: claim.childId,
    occurredAt: claim.occurredAt,
    uncertainTimes: uncertainTimes(
      { occurredAt: claim.occurredAt, ...kind.timesOf?.(claim.detail) },
      caller.entryClock,
      now,
    ),
    detail: claim.detail,
    kind: name,
    roomId: claim.roomId,
    taskId: task?.id ?? rounds?.get(claim.id) ?? null,
    recordedAt: now.toISOString(),
    recordedBy: actor.personId,
    note: claim.note || null,
    conflictReason: claim.conflictReason || null,
    checkedBy: claim.checkedBy || null,
  }))
  const answers = answersOf(kind, context, { batch, rows, before, now, checkers })
  if (rows.length > 0) await insertRecords(tx, rows)
  context.auditSubjects(...idsOf(rows))
  return answers
}

const idsOf = (claims: readonly { id: string }[]) => claims.map(({ id }) => id)
const childrenOf = (claims: readonly { childId: string }[]) => claims.map(({ childId }) => childId)

const checkersIn = (claims: readonly { checkedBy?: string | null | undefined }[]) =>
  claims.flatMap(({ checkedBy }) => checkedBy || [])

/** The children of claims whose second person is nobody of the centre, or the same person. */
const wronglyChecked = (
  claims: readonly CareClaim<unknown>[],
  checkers: ReadonlyMap<string, string>,
  { personId }: Actor,
): string[] =>
  claims.flatMap(({ childId, checkedBy }) =>
    checkedBy && (checkedBy === personId || !checkers.has(checkedBy)) ? childId : [],
  )

/** The children of records whose id an earlier record has. */
function repeated(claims: readonly { id: string; childId: string }[]): string[] {
  const ids = new Set<string>()
  return childrenOf(claims.filter(({ id }) => ids.size === ids.add(id).size))
}

/** Child id → error, for times still to come and conflicts with the kind's own rules or an allergy. */
function contentRefusals<Detail>(
  kind: CareKind<Detail>,
  claims: readonly CareClaim<Detail>[],
  { children, now }: { children: ReadonlyMap<string, ChildCautions>; now: Date },
): Refusals {
  const refused: Refusals = {}
  for (const claim of claims) {
    const child = children.get(claim.childId)
    const why = futureRefusal(kind, claim.detail, now) ?? (child && contentRefusal(kind, claim, child))
    if (why) refused[claim.childId] = why
  }
  return refused
}

function answersOf<Detail>(
  kind: CareKind<Detail>,
  { actor }: Context<unknown, Actor>,
  done: {
    batch: Batch<Detail>
    rows: readonly NewRecord[]
    before: readonly MadeRow[]
    now: Date
    checkers: ReadonlyMap<string, string>
  },
): CareEntry<Detail>[] {
  const view = { reader: readerOf(actor), now: done.now }
  const isSame = sameRecord(kind, actor)
  const refused: Refusals = {}
  const answers = done.batch.records.map((claim) => {
    const known = done.before.find((row) => row.id === claim.id)
    if (known && !isSame(known, claim)) refused[claim.childId] = 'RECORD_EXISTS'
    if (known) return toEntry<Detail>(known, view)
    // Records that did not exist before have just been written.
    const row = done.rows.find(({ id }) => id === claim.id) as NewRecord
    const nothing = { voidedAt: null, voidedBy: null, voidedByName: null, voidReason: null }
    return toEntry<Detail>(
      {
        ...row,
        ...nothing,
        recordedByName: actor.name,
        checkedByName: (row.checkedBy && done.checkers.get(row.checkedBy)) || null,
        version: 1,
        amendments: 0,
      },
      view,
    )
  })
  refuseAny(refused)
  return answers
}

/** Whether an existing record has the same content, and the same author, as the claim. Its round may have been found by
 *  the server, or have changed with its time. */
function sameRecord<Detail>(kind: CareKind<Detail>, actor: Actor) {
  // The schema has parsed both details, so their fields have the same order.
  const content = (claim: Pick<CareClaim<unknown>, 'occurredAt' | 'note' | 'conflictReason' | 'detail'>) =>
    JSON.stringify([
      claim.occurredAt,
      claim.note || null,
      claim.conflictReason || null,
      kind.detail.parse(claim.detail),
    ])
  return (row: MadeRow, claim: CareClaim<Detail>) =>
    row.kind === kind.name &&
    row.childId === claim.childId &&
    row.recordedBy === actor.personId &&
    content(row.made) === content(claim)
}
