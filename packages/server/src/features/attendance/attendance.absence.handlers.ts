import type { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import type { ContextOf } from '../../platform/context.ts'
import { refuseEach } from '../../platform/errors.ts'
import { staysOfDay } from './attendance.day.queries.ts'
import { lockOrRefuse } from './attendance.lock.ts'
import { addAbsences, clearAbsences } from './attendance.queries.ts'

type Operations = typeof attendance.operations
type Of<K extends keyof Operations> = ContextOf<Operations[K]>

export async function markAbsent({ tx, actor, clock, ids, input, auditSubjects }: Of<'markAbsent'>) {
  const { ids: childIds, day = actor.today, reason, note } = input
  await lockOrRefuse(tx, childIds)
  const here = await staysOfDay(tx, day, childIds)
  refuseEach(
    'CHILD_ALREADY_SIGNED_IN',
    here.map((stay) => stay.childId),
  )
  await clearAbsences(tx, childIds, day, { at: clock.now().toISOString(), by: actor.personId })
  await addAbsences(
    tx,
    childIds.map((childId) => ({ id: ids(), childId, day, reason, note: note || null })),
  )
  auditSubjects(...childIds)
  return null
}

export async function clearAbsence({ tx, actor, clock, input, auditSubjects }: Of<'clearAbsence'>) {
  const { ids: childIds, day = actor.today } = input
  await lockOrRefuse(tx, childIds)
  await clearAbsences(tx, childIds, day, { at: clock.now().toISOString(), by: actor.personId })
  auditSubjects(...childIds)
  return null
}
