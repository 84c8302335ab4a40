// Mistakes are undone but never deleted: the person, time and reason stay on record.
import type { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { needsReason } from '@daybook/contract/attendance/attendance.rules.ts'
import type { Actor, ContextOf } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { fail, refuseEach } from '../../platform/errors.ts'
import { lockOrRefuse } from './attendance.lock.ts'
import { mayUndo } from './attendance.policy.ts'
import {
  attendancesById,
  childrenBackAgain,
  reopenAttendances,
  type StandingAttendance,
  voidAttendances,
} from './attendance.queries.ts'

type Operations = typeof attendance.operations
type Of<K extends keyof Operations> = ContextOf<Operations[K]>

/** These attendances, read after their children are locked. None is voided. */
async function lockNotVoided(tx: Tx, ids: readonly string[]): Promise<StandingAttendance[]> {
  const before = await attendancesById(tx, ids)
  if (before.length < ids.length) fail('NOT_FOUND')
  await lockOrRefuse(tx, [...new Set(before.map((row) => row.childId))])
  const rows = await attendancesById(tx, ids)
  if (rows.some((row) => row.voidedAt !== null)) fail('RECORD_VOIDED')
  return rows
}

/** FORBIDDEN when the actor may not undo the record, REASON_REQUIRED when it needs a reason. */
function mayOrRefuse(
  actor: Actor,
  recorded: { by: string | null; at: string },
  reason: string | undefined,
  now: Date,
): void {
  if (!mayUndo(actor, recorded.by, recorded.at, now)) fail('FORBIDDEN')
  const ownInTime = recorded.by === actor.personId && !needsReason(recorded.at, now)
  if (!ownInTime && reason === undefined) fail('REASON_REQUIRED')
}

export async function voidSignIn({ tx, actor, clock, input, auditSubjects }: Of<'voidSignIn'>) {
  const now = clock.now()
  for (const { signedInBy, signedInRecordedAt } of await lockNotVoided(tx, input.ids))
    mayOrRefuse(actor, { by: signedInBy, at: signedInRecordedAt }, input.reason, now)
  const voiding = { at: now.toISOString(), by: actor.personId, reason: input.reason ?? null }
  await voidAttendances(tx, input.ids, voiding)
  auditSubjects(...input.ids)
  return null
}

export async function voidSignOut({ tx, actor, clock, ids, input, auditSubjects }: Of<'voidSignOut'>) {
  const now = clock.now()
  const rows = await lockNotVoided(tx, input.ids)
  for (const { signedOutAt, signedOutBy, signedOutRecordedAt } of rows) {
    if (signedOutAt === null) fail('CHILD_ALREADY_SIGNED_IN')
    mayOrRefuse(actor, { by: signedOutBy, at: signedOutRecordedAt ?? signedOutAt }, input.reason, now)
  }
  const back = await childrenBackAgain(tx, input.ids)
  refuseEach('CHILD_ALREADY_SIGNED_IN', back)
  const amendment = { ids, at: now.toISOString(), by: actor.personId, reason: input.reason ?? null }
  await reopenAttendances(tx, rows, amendment)
  auditSubjects(...input.ids)
  return null
}
