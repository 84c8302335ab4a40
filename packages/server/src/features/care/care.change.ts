// Amending and voiding entries of any kind. The entry is locked first, so that the second of two parallel changes sees
// the first.

import type { care } from '@daybook/contract/care/care.contract.ts'
import {
  contentRefusal,
  futureRefusal,
  isCompletion,
  type Occasion,
  refusalOf,
} from '@daybook/contract/care/care.rules.ts'
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { clockTolerance, settledTimes, stillUncertain } from '@daybook/contract/kernel/entryClock.rules.ts'
import type { ErrorKey } from '@daybook/contract/kernel/errors.ts'
import { lenient, wallTimesOf } from '@daybook/contract/kernel/lenient.ts'
import { z } from 'zod'
import type { Actor, Context, ContextOf } from '../../platform/context.ts'
import { fail, failAbout, found, refuseEach } from '../../platform/errors.ts'
import { fieldErrorsOf } from '../../platform/http/field.errors.ts'
import { isActiveStaff } from '../staff/index.ts'
import { childCautions } from './care.cautions.queries.ts'
import type { CareKind } from './care.kind.ts'
import {
  amendmentsOf,
  type Content,
  type LogEntry,
  lockLogEntries,
  lockLogEntry,
  logEntry,
  writeAmendment,
  writeVoid,
} from './care.log.queries.ts'
import { notifyAuthors } from './care.messages.ts'
import { reachOf, readerOf } from './care.policy.ts'
import { isInWindow, refillRounds, roundsFor } from './care.rounds.queries.ts'
import { factsOf } from './care.whereabouts.queries.ts'

type Amend = ContextOf<typeof care.operations.amendCareEntry>
type Settle = ContextOf<typeof care.operations.settleTimes>

export async function amendEntry(kinds: readonly CareKind[], context: Amend): Promise<LogEntry> {
  const { tx, actor, clock, ids, input } = context
  const now = clock.now()
  const view = { reader: readerOf(actor), now }
  const entry = await lockLogEntry(tx, input.id, view)
  if (entry.voided) fail('RECORD_VOIDED')
  if (!entry.can.includes('amend')) fail('FORBIDDEN')
  if (entry.version !== input.version) await failChanged(context, entry)
  // Every recorded kind is known to the server.
  const kind = found(kinds.find(({ name }) => name === entry.kind))
  const { occurredAt } = input
  const detail = amendedDetail(kind, entry, input.detail, actor)
  const content: Content = {
    occurredAt,
    note: input.note || null,
    conflictReason: input.conflictReason || entry.conflictReason,
    checkedBy: input.checkedBy || (entry.checkedBy?.id ?? null),
    detail,
    uncertainTimes: stillUncertain(entry.uncertainTimes, timesIn(entry), timesIn({ occurredAt, detail })),
  }
  if (isSame(entry, content)) return entry
  if (kind.needsNote && !content.note) fail('NOTE_REQUIRED', { note: 'NOTE_REQUIRED' })
  const reason = input.reason || null
  const needsReason = !entry.can.includes('undo') && !isCompletion(kind, entry, content)
  if (needsReason && !reason) fail('REASON_REQUIRED', { reason: 'REASON_REQUIRED' })
  await checkSecond(context, entry)
  await checkClaim(context, kind, entry, content)

  const amendment = { id: ids(), amendedBy: actor.personId, amendedAt: now.toISOString(), reason }
  await writeInRound(context, kind, entry, content, amendment)
  await notifyAuthors(context, 'amended', [{ entry, reason, causeId: amendment.id }])
  context.auditSubjects(entry.id, entry.childId)
  return logEntry(tx, entry.id, view)
}

/** Confirms the uncertain times of an entry, or replaces them with the suggested ones. */
export async function settleTimes(kinds: readonly CareKind[], context: Settle): Promise<LogEntry> {
  const { tx, actor, clock, ids, input } = context
  const now = clock.now()
  const view = { reader: readerOf(actor), now }
  const entry = await lockLogEntry(tx, input.id, view)
  if (entry.voided) fail('RECORD_VOIDED')
  if (!entry.can.includes('amend')) fail('FORBIDDEN')
  if (!entry.uncertainTimes) return entry
  const { occurredAt, note, conflictReason, detail } = entry
  const { occurredAt: correctedAt, ...ofDetail } = settledTimes(entry.uncertainTimes, input.take)
  const content: Content = {
    occurredAt: correctedAt ?? occurredAt,
    note,
    conflictReason,
    checkedBy: entry.checkedBy?.id ?? null,
    detail: { ...detail, ...ofDetail },
    uncertainTimes: null,
  }
  // Every recorded kind is known to the server.
  const kind = found(kinds.find(({ name }) => name === entry.kind))
  await checkClaim(context, kind, entry, content)
  const amendment = { id: ids(), amendedBy: actor.personId, amendedAt: now.toISOString(), reason: null }
  await writeInRound(context, kind, entry, content, amendment)
  context.auditSubjects(entry.id, entry.childId)
  return logEntry(tx, entry.id, view)
}

const timesIn = ({ occurredAt, detail }: Pick<Content, 'occurredAt' | 'detail'>) => ({
  ...detail,
  occurredAt,
})

/** Writes an amendment. A corrected time may move the entry into another round, or out of one. */
async function writeInRound(
  context: Context<unknown, Actor>,
  kind: CareKind,
  entry: LogEntry,
  content: Content,
  amendment: Parameters<typeof writeAmendment>[3],
): Promise<void> {
  const taskId = await roundAfter(context, kind, entry, content)
  await writeAmendment(context.tx, entry, { ...content, taskId }, amendment)
  if (taskId !== entry.taskId) await refillRounds(context.tx, [entry])
}

/** The round that an entry counts for after its time is corrected. It stays in its round while the window holds the new
 *  time, and where somebody recorded it for a round outside of the window. */
async function roundAfter(
  { tx, actor }: Context<unknown, Actor>,
  kind: CareKind,
  entry: LogEntry,
  { occurredAt }: Content,
): Promise<string | null> {
  const { id, childId, roomId, taskId } = entry
  if (occurredAt === entry.occurredAt || !kind.awaited) return taskId
  const day = dayAt(new Date(occurredAt), actor.timeZone)
  if (taskId) {
    const [wasIn, isIn] = [
      await isInWindow(tx, taskId, entry.occurredAt),
      await isInWindow(tx, taskId, occurredAt),
    ]
    const isSameDay = day === dayAt(new Date(entry.occurredAt), actor.timeZone)
    if (isIn || (!wasIn && isSameDay)) return taskId
  }
  const rounds = await roundsFor(tx, entry.kind, [{ id, childId, roomId, occurredAt, day }])
  return rounds.get(id) ?? null
}

/** Voids all of them or none. Entries that are already voided do not change.
 *  NOT_FOUND, FORBIDDEN and REASON_REQUIRED name the entries in `fields`. */
export async function voidEntries(
  context: Context<unknown, Actor>,
  { ids, reason, kind }: { ids: readonly string[]; reason: string | null; kind?: string },
): Promise<void> {
  const { tx, actor, clock } = context
  const now = clock.now()
  const entries = await lockLogEntries(tx, ids, { reader: readerOf(actor), now })
  const ofKind = entries.filter((entry) => kind === undefined || entry.kind === kind)
  refuseEach(
    'NOT_FOUND',
    ids.filter((id) => !ofKind.some((entry) => entry.id === id)),
  )
  const standing = ofKind.filter((entry) => !entry.voided)
  const lacking = (ability: 'void' | 'undo') =>
    standing.filter((entry) => !entry.can.includes(ability)).map(({ id }) => id)
  refuseEach('FORBIDDEN', lacking('void'))
  if (!reason) refuseEach('REASON_REQUIRED', lacking('undo'))

  await writeVoid(
    tx,
    standing.map(({ id }) => id),
    { at: now, by: actor.personId, reason },
  )
  await refillRounds(tx, standing)
  await notifyAuthors(
    context,
    'voided',
    standing.map((entry) => ({ entry, reason, causeId: entry.id })),
  )
  context.auditSubjects(...standing.map(({ id }) => id))
}

/** Fails and names the person who changed the entry first. */
async function failChanged({ tx }: Amend, entry: LogEntry): Promise<never> {
  const last = (await amendmentsOf(tx, entry.id)).at(-1)
  failAbout('RECORD_CHANGED', last ? { byName: last.amendedBy.name } : {})
}

function amendedDetail(
  kind: CareKind,
  entry: LogEntry,
  detail: unknown,
  { timeZone }: Actor,
): Content['detail'] {
  // The operation knows no kind, so its schema has not read the times in the detail.
  const read = readDetail(kind, lenient(kind.detail, detail, wallTimesOf(timeZone)))
  const amended = kind.amended ? kind.amended(entry.detail, read) : read
  if (typeof amended === 'string') fail(amended as ErrorKey, { [entry.childId]: amended })
  return amended as Content['detail']
}

function readDetail(kind: CareKind, detail: unknown): Content['detail'] {
  const { data, error } = z.object({ detail: kind.detail }).safeParse({ detail })
  return data
    ? (data.detail as Content['detail'])
    : fail('VALIDATION_FAILED', fieldErrorsOf(error.issues, { detail }))
}

function isSame(entry: LogEntry, content: Content): boolean {
  return (
    entry.occurredAt === content.occurredAt &&
    entry.note === content.note &&
    entry.conflictReason === content.conflictReason &&
    (entry.checkedBy?.id ?? null) === content.checkedBy &&
    isSameDetail(entry, content)
  )
}

/** The kind's schema has parsed or written both details, and their fields are plain values or lists of them. */
function isSameDetail(entry: Pick<Content, 'detail'>, content: Pick<Content, 'detail'>): boolean {
  const fields = Object.keys({ ...entry.detail, ...content.detail })
  return fields.every(
    (field) => JSON.stringify(entry.detail[field]) === JSON.stringify(content.detail[field]),
  )
}

/** Whoever checked it works here, and is neither who recorded it nor who amends it. */
async function checkSecond({ tx, actor, input: { checkedBy } }: Amend, entry: LogEntry): Promise<void> {
  if (!checkedBy || checkedBy === entry.checkedBy?.id) return
  const isSame = checkedBy === entry.recordedBy.id || checkedBy === actor.personId
  if (isSame || !(await isActiveStaff(tx, checkedBy)))
    fail('SECOND_PERSON_REQUIRED', { [entry.childId]: 'SECOND_PERSON_REQUIRED' })
}

/** A corrected time or detail must be one that the entry could have been recorded with. */
async function checkClaim(
  context: Context<unknown, Actor>,
  kind: CareKind,
  entry: LogEntry,
  content: Content,
): Promise<void> {
  const { tx, actor, clock } = context
  const { occurredAt, detail } = content
  const isMoved = occurredAt !== entry.occurredAt
  const saysOther = !isSameDetail(entry, content)
  if (!isMoved && !saysOther) return
  const claim = {
    id: entry.id,
    childId: entry.childId,
    occurredAt,
    day: dayAt(new Date(occurredAt), actor.timeZone),
  }
  const now = clock.now()
  const { alsoAway } = kind
  const occasion: Occasion = {
    now,
    kind: entry.kind,
    reach: reachOf(actor),
    roomId: null,
    task: null,
    alsoAway,
  }
  const [{ ofClaims }, children] = await Promise.all([
    factsOf(tx, [claim], null),
    childCautions(tx, [entry.childId]),
  ])
  const refusal =
    (isMoved ? refusalOf(claim, occasion, found(ofClaims.get(entry.id))) : undefined) ??
    (saysOther
      ? (futureRefusal(kind, detail, now) ??
        contentRefusal(kind, content, found(children.get(entry.childId))))
      : undefined) ??
    (await kind.clash?.(context, { id: entry.id, childId: entry.childId, occurredAt, detail }))
  if (refusal) fail(refusal, { [entry.childId]: refusal })
  if (isMoved && Date.parse(occurredAt) - Date.parse(entry.recordedAt) > clockTolerance)
    fail('TIME_AFTER_RECORDING')
}
