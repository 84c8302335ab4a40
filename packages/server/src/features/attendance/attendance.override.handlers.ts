// A handover that the rule does not allow and that has happened nevertheless: the police took the child, or a mistake was
// noticed afterwards. It is recorded deliberately, with a reason, and everybody who oversees safety is told.
import type { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { timeProblem } from '@daybook/contract/attendance/attendance.rules.ts'
import { fullName } from '@daybook/contract/child/child.rules.ts'
import { contactNamed } from '@daybook/contract/contact/collect.rules.ts'
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import type { ContextOf } from '../../platform/context.ts'
import { fail, found } from '../../platform/errors.ts'
import { childCards } from '../child/index.ts'
import { collectorsOfAll } from '../contact/index.ts'
import { tell } from '../notification/index.ts'
import { type KeptHandover, nobodyAsked } from './attendance.handover.queries.ts'
import { attendanceAlerts } from './attendance.jobs.ts'
import { lockOrRefuse } from './attendance.lock.ts'
import { amendHandover, attendancesById, closeAttendances } from './attendance.queries.ts'

type Of = ContextOf<typeof attendance.operations.overrideHandover>

export async function overrideHandover(context: Of): Promise<null> {
  const { tx, actor, clock, ids, input, auditSubjects } = context
  const { attendanceId, collector, reason } = input
  const { childId } = found((await attendancesById(tx, [attendanceId]))[0])
  await lockOrRefuse(tx, [childId])
  const stay = found((await attendancesById(tx, [attendanceId]))[0])
  if (stay.voidedAt !== null) fail('RECORD_VOIDED')
  auditSubjects(attendanceId, childId)
  if (stay.overrideReason === reason && stay.collectedBy === collector) {
    context.alreadyDone()
    return null
  }
  const recordedAt = clock.now().toISOString()
  const known = contactNamed(await collectorsOfAll(tx, [childId]), collector, stay.day)
  const handover: KeptHandover = {
    ...nobodyAsked,
    collectedBy: collector,
    collectedBasis: 'override',
    collectedById: known?.contact.id ?? null,
    overrideReason: reason,
  }
  if (stay.signedOutAt === null) {
    const at = input.occurredAt ?? recordedAt
    refuseTime(context, stay, at)
    const signOut = { at, by: actor.personId, recordedAt, uncertainTimes: null }
    await closeAttendances(tx, [{ id: attendanceId, handover }], signOut)
  } else {
    const amendment = { id: ids(), amendedAt: recordedAt, amendedBy: actor.personId, reason }
    await amendHandover(tx, stay, handover, amendment)
  }
  await tellOfOverride(context, {
    childId,
    day: stay.day,
    at: stay.signedOutAt ?? input.occurredAt ?? recordedAt,
  })
  return null
}

function refuseTime({ actor, clock }: Of, stay: { day: string; signedInAt: string }, at: string): void {
  const untimely = timeProblem(at, clock.now(), true)
  if (untimely) fail(untimely)
  if (dayAt(new Date(at), actor.timeZone) !== stay.day) fail('SIGN_OUT_OTHER_DAY')
  if (Date.parse(at) < Date.parse(stay.signedInAt)) fail('SIGN_OUT_BEFORE_SIGN_IN')
}

async function tellOfOverride(
  context: Of,
  { childId, day, at }: { childId: string; day: string; at: string },
): Promise<void> {
  const { tx, actor, ids, input } = context
  const card = found((await childCards(tx, { ids: [childId], day }))[0])
  const { collector, reason } = input
  await tell(context, attendanceAlerts.handoverOverridden, [
    {
      params: { childName: fullName(card), collector, at, reason, byName: actor.name },
      link: `/pages/home/child?id=${childId}&date=${day}`,
      causeId: ids(),
    },
  ])
}
