// Writes of attendance. Every writer locks the children first, in the order of their ids. Two tablets that record the
// same children therefore wait for each other, see each other's changes, and never deadlock.

import type { UncertainTimes } from '@daybook/contract/kernel/entryClock.rules.ts'
import { sql } from 'kysely'
import { sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'
import { type KeptHandover, nobodyAsked } from './attendance.handover.queries.ts'

/** The ids that are children of the centre. They are locked, so that the second of two tablets sees what the first
 *  one wrote. */
export async function lockChildren(tx: Tx, childIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('child')
    .select('id')
    .where('id', 'in', childIds as string[])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows.map((row) => row.id)
}

const asJson = (times: UncertainTimes | null) => times && JSON.stringify(times)

interface NewAttendance {
  id: string
  childId: string
  roomId: string
  day: string
  signedInAt: string
  signedInBy: string
  signedInRecordedAt: string
  broughtBy: string | null
  uncertainTimes: UncertainTimes | null
}

/** Opens attendances and returns the ids that were new. */
export async function openAttendances(tx: Tx, rows: readonly NewAttendance[]): Promise<string[]> {
  const made = await tx
    .insertInto('attendance')
    .values(rows.map((row) => ({ ...row, uncertainTimes: asJson(row.uncertainTimes) })))
    .onConflict((conflict) => conflict.columns(['tenantId', 'id']).doNothing())
    .returning('id')
    .execute()
  return made.map((row) => row.id)
}

export interface StandingAttendance extends KeptHandover {
  id: string
  childId: string
  day: string
  signedInAt: string
  signedInBy: string
  signedInRecordedAt: string
  signedOutAt: string | null
  signedOutBy: string | null
  signedOutRecordedAt: string | null
  uncertainTimes: UncertainTimes | null
  roomId: string
  voidedAt: string | null
}

/** The attendances with these ids, voided ones too. */
export function attendancesById(tx: Tx, ids: readonly string[]): Promise<StandingAttendance[]> {
  return selectAttendances(tx)
    .where('id', 'in', ids as string[])
    .execute()
}

/** The open attendances of these children on a day. */
export function openOfDay(tx: Tx, childIds: readonly string[], day: string): Promise<StandingAttendance[]> {
  return selectAttendances(tx)
    .where('childId', 'in', childIds as string[])
    .where('day', '=', day)
    .where('signedOutAt', 'is', null)
    .where('voidedAt', 'is', null)
    .execute()
}

function selectAttendances(tx: Tx) {
  return (
    tx
      .selectFrom('attendance')
      .select(['id', 'childId', 'day', 'signedInAt', 'signedInBy', 'signedInRecordedAt'])
      .select(['signedOutAt', 'signedOutBy', 'signedOutRecordedAt', 'voidedAt', 'roomId'])
      .select(['collectedBy', 'collectedById', 'secondedBy', 'wordById', 'overrideReason'])
      // The columns are written only with these types.
      .select((eb) => eb.ref('collectedBasis').$castTo<KeptHandover['collectedBasis']>().as('collectedBasis'))
      .select((eb) => eb.ref('wordHow').$castTo<KeptHandover['wordHow']>().as('wordHow'))
      .select((eb) => eb.ref('identityBy').$castTo<KeptHandover['identityBy']>().as('identityBy'))
      .select((eb) => eb.ref('uncertainTimes').$castTo<UncertainTimes | null>().as('uncertainTimes'))
  )
}

/** The children of these attendances who signed in again later that day. */
export async function childrenBackAgain(tx: Tx, attendanceIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('attendance as stay')
    .innerJoin('attendance as later', (join) =>
      sameTenant(join, 'later.childId', 'stay.childId')
        .onRef('later.day', '=', 'stay.day')
        .onRef('later.id', '<>', 'stay.id')
        .onRef('later.signedInAt', '>=', 'stay.signedInAt'),
    )
    .select('stay.childId')
    .where('stay.id', 'in', attendanceIds as string[])
    .where('later.voidedAt', 'is', null)
    .execute()
  return rows.map((row) => row.childId)
}

export async function closeAttendances(
  tx: Tx,
  rows: readonly { id: string; handover: KeptHandover }[],
  signOut: { at: string; by: string; recordedAt: string; uncertainTimes: UncertainTimes | null },
): Promise<void> {
  const kept = JSON.stringify(rows.map(({ id, handover }) => ({ id, ...handover })))
  await sql`
    update attendance set
      signed_out_at = ${signOut.at},
      signed_out_by = ${signOut.by},
      signed_out_recorded_at = ${signOut.recordedAt},
      uncertain_times = nullif(coalesce(uncertain_times, '{}')
        || ${JSON.stringify(signOut.uncertainTimes ?? {})}::jsonb, '{}'),
      collected_by = kept."collectedBy",
      collected_basis = kept."collectedBasis",
      collected_by_id = kept."collectedById",
      seconded_by = kept."secondedBy",
      word_by_id = kept."wordById",
      word_how = kept."wordHow",
      identity_by = kept."identityBy",
      override_reason = kept."overrideReason"
    from jsonb_to_recordset(${kept}::jsonb) as kept (
      id uuid, "collectedBy" text, "collectedBasis" text, "collectedById" uuid, "secondedBy" uuid,
      "wordById" uuid, "wordHow" text, "identityBy" text, "overrideReason" text)
    where attendance.tenant_id = current_tenant() and attendance.id = kept.id`.execute(tx)
}

/** Corrects the handover of a closed attendance and keeps what it said before. */
export async function amendHandover(
  tx: Tx,
  stay: StandingAttendance,
  handover: KeptHandover,
  amendment: { id: string; amendedAt: string; amendedBy: string; reason: string },
): Promise<void> {
  await tx
    .insertInto('attendanceAmendment')
    .values({ ...amendment, attendanceId: stay.id, before: JSON.stringify(signOutOf(stay)) })
    .execute()
  await tx
    .updateTable('attendance')
    .set({ ...handover })
    .where('id', '=', stay.id)
    .execute()
}

export async function voidAttendances(
  tx: Tx,
  ids: readonly string[],
  voiding: { at: string; by: string; reason: string | null },
): Promise<void> {
  await tx
    .updateTable('attendance')
    .set({ voidedAt: voiding.at, voidedBy: voiding.by, voidReason: voiding.reason })
    .where('id', 'in', ids as string[])
    .execute()
}

/** What a sign-out has written. */
function signOutOf(row: StandingAttendance) {
  const { signedOutAt, signedOutBy, signedOutRecordedAt } = row
  const { collectedBy, collectedBasis, collectedById, secondedBy } = row
  const { wordById, wordHow, identityBy, overrideReason } = row
  const handover = {
    collectedBy,
    collectedBasis,
    collectedById,
    secondedBy,
    wordById,
    wordHow,
    identityBy,
    overrideReason,
  }
  return { signedOutAt, signedOutBy, signedOutRecordedAt, ...handover }
}

/** Reopens closed attendances and keeps their previous values. */
export async function reopenAttendances(
  tx: Tx,
  rows: readonly StandingAttendance[],
  amendment: { ids: () => string; at: string; by: string; reason: string | null },
): Promise<void> {
  await tx
    .insertInto('attendanceAmendment')
    .values(
      rows.map((row) => ({
        id: amendment.ids(),
        attendanceId: row.id,
        amendedAt: amendment.at,
        amendedBy: amendment.by,
        reason: amendment.reason,
        before: JSON.stringify(signOutOf(row)),
      })),
    )
    .execute()
  await tx
    .updateTable('attendance')
    .set({
      signedOutAt: null,
      signedOutBy: null,
      signedOutRecordedAt: null,
      ...nobodyAsked,
      uncertainTimes: sql`nullif(uncertain_times - 'signedOutAt', '{}')`,
    })
    .where(
      'id',
      'in',
      rows.map((row) => row.id),
    )
    .execute()
}

/** Settles the uncertain times of an attendance and keeps what it said before. */
export async function writeSettledTimes(
  tx: Tx,
  stay: StandingAttendance,
  times: { signedInAt: string; signedOutAt: string | null },
  amendment: { id: string; amendedAt: string; amendedBy: string },
): Promise<void> {
  const { id, signedInAt, signedOutAt, uncertainTimes } = stay
  const before = JSON.stringify({ signedInAt, signedOutAt, uncertainTimes })
  await tx
    .insertInto('attendanceAmendment')
    .values({ ...amendment, attendanceId: id, reason: null, before })
    .execute()
  await tx
    .updateTable('attendance')
    .set({ ...times, uncertainTimes: null })
    .where('id', '=', id)
    .execute()
}

/** Clears these children's absences on a day. */
export async function clearAbsences(
  tx: Tx,
  childIds: readonly string[],
  day: string,
  cleared: { at: string; by: string },
): Promise<void> {
  await tx
    .updateTable('absence')
    .set({ clearedAt: cleared.at, clearedBy: cleared.by })
    .where('childId', 'in', childIds as string[])
    .where('day', '=', day)
    .where('clearedAt', 'is', null)
    .execute()
}

interface NewAbsence {
  id: string
  childId: string
  day: string
  reason: string
  note: string | null
}

export async function addAbsences(tx: Tx, rows: readonly NewAbsence[]): Promise<void> {
  await tx
    .insertInto('absence')
    .values([...rows])
    .execute()
}
