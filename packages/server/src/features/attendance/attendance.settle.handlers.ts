import type { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { overlaps } from '@daybook/contract/attendance/attendance.rules.ts'
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { settledTimes } from '@daybook/contract/kernel/entryClock.rules.ts'
import type { ContextOf } from '../../platform/context.ts'
import { fail, found } from '../../platform/errors.ts'
import { staysOfDay } from './attendance.day.queries.ts'
import { lockOrRefuse } from './attendance.lock.ts'
import { maySettleTimes } from './attendance.policy.ts'
import { attendancesById, type StandingAttendance, writeSettledTimes } from './attendance.queries.ts'

type Settle = ContextOf<typeof attendance.operations.settleTimes>

/** Confirms the uncertain times of an attendance, or replaces them with the suggested ones. */
export async function settleTimes({ tx, actor, clock, ids, input, auditSubjects }: Settle) {
  const now = clock.now()
  const [before] = await attendancesById(tx, [input.id])
  await lockOrRefuse(tx, [found(before).childId])
  const stay = found((await attendancesById(tx, [input.id]))[0])
  if (stay.voidedAt !== null) fail('RECORD_VOIDED')
  if (!maySettleTimes(stay, actor, now)) fail('FORBIDDEN')
  if (!stay.uncertainTimes) return null
  const { signedInAt, signedOutAt } = stay
  const times = { signedInAt, signedOutAt, ...settledTimes(stay.uncertainTimes, input.take) }
  const others = (await staysOfDay(tx, stay.day, [stay.childId])).filter(({ id }) => id !== stay.id)
  const isOfDay = (instant: string) => dayAt(new Date(instant), actor.timeZone) === stay.day
  refuseTimes(times, others, isOfDay)
  const amendment = { id: ids(), amendedAt: now.toISOString(), amendedBy: actor.personId }
  await writeSettledTimes(tx, stay, times, amendment)
  auditSubjects(stay.id, stay.childId)
  return null
}

function refuseTimes(
  times: Pick<StandingAttendance, 'signedInAt' | 'signedOutAt'>,
  others: Parameters<typeof overlaps>[1],
  isOfDay: (instant: string) => boolean,
): void {
  const { signedInAt, signedOutAt } = times
  if (!isOfDay(signedInAt) || (signedOutAt !== null && !isOfDay(signedOutAt))) fail('SIGN_OUT_OTHER_DAY')
  if (signedOutAt !== null && Date.parse(signedOutAt) < Date.parse(signedInAt))
    fail('SIGN_OUT_BEFORE_SIGN_IN')
  if (overlaps(times, others)) fail('CHILD_ALREADY_SIGNED_IN')
}
