// Visitors inside the centre.
import { timeProblem } from '@daybook/contract/attendance/attendance.rules.ts'
import { periodBounds } from '@daybook/contract/kernel/dates.ts'
import { periodOf } from '@daybook/contract/kernel/period.rules.ts'
import type { visitor } from '@daybook/contract/visitor/visitor.contract.ts'
import { visitorsChanged } from '@daybook/contract/visitor/visitor.rules.ts'
import type { Context, ContextOf } from '../../platform/context.ts'
import { fail, found } from '../../platform/errors.ts'
import { pageOf } from '../../platform/page.ts'
import { tell } from '../notification/index.ts'
import { isActiveStaff, nameOfActive } from '../staff/index.ts'
import { visitorAlerts } from './visitor.alerts.ts'
import { assign, checkOut, findVisit, insertVisit, pageOfVisits } from './visitor.queries.ts'
import { visitFor, visitPage } from './visitor.view.ts'

type Operations = typeof visitor.operations
type Of<K extends keyof Operations> = ContextOf<Operations[K]>

export async function listVisitors({ tx, actor, input }: Of<'listVisitors'>) {
  const { state, text = '', current, size } = input
  const { records, total } = await pageOfVisits(tx, { state, text, current, size, ...spanOf(input, actor) })
  return pageOf(
    records.map((row) => visitFor(actor, row)),
    total,
    input,
  )
}

/** The instants of the days that were asked for. */
function spanOf(input: Of<'listVisitors'>['input'], { today, timeZone }: Of<'listVisitors'>['actor']) {
  if (!input.date && !input.from) return { from: undefined, until: undefined }
  return periodBounds(periodOf(input, today), timeZone)
}

export async function getVisitor({ tx, actor, input }: Of<'getVisitor'>) {
  return visitFor(actor, found(await findVisit(tx, input.id)))
}

export async function signInVisitor(context: Of<'signInVisitor'>) {
  const { tx, actor, clock, ids, input, auditSubjects } = context
  const { name, purpose, hostId, occurredAt, looksAfter } = input
  const now = clock.now()
  const wrong = timeProblem(occurredAt, now, actor.rights.has('visitor.assign'))
  if (wrong) fail(wrong, { occurredAt: wrong })
  const hostName = await nameOfActive(tx, hostId)
  if (hostName === undefined) fail('STAFF_NOT_FOUND', { hostId: 'STAFF_NOT_FOUND' })
  const company = input.company || null
  const id = ids()
  await insertVisit(tx, {
    id,
    name,
    purpose,
    company,
    email: input.mail ?? null,
    phone: input.phone ?? null,
    hostId,
    hostName,
    checkedInAt: occurredAt,
    checkedInBy: actor.personId,
    ...(looksAfter && {
      teacherId: actor.personId,
      assignedBy: actor.personId,
      assignedAt: now.toISOString(),
    }),
  })
  auditSubjects(id)
  publishVisit(context, id)
  // Where somebody looks after the visitor, only the host has to know.
  await tell(context, visitorAlerts.arrived, [
    {
      instead: [hostId],
      except: [actor.personId],
      params: { visitorName: name, company: company ?? '', purpose },
      link: visitPage(id),
      causeId: id,
    },
  ])
  return visitFor(actor, found(await findVisit(tx, id)))
}

/** Of two at the same moment, one looks after the visitor. */
export async function takeVisitor(context: Of<'takeVisitor'>) {
  const { tx, actor, clock, input, auditSubjects } = context
  const { id } = input
  const visit = found(await findVisit(tx, id))
  if (visit.teacherId === actor.personId) {
    context.alreadyDone()
    return null
  }
  const { personId } = actor
  const isTaken = await assign(tx, id, {
    teacherId: personId,
    by: personId,
    at: clock.now(),
    onlyFirst: true,
  })
  if (!isTaken) fail(visit.checkedOutAt === null ? 'VISITOR_TAKEN' : 'VISITOR_LEFT')
  auditSubjects(id)
  publishVisit(context, id)
  return null
}

export async function assignTeacher(context: Of<'assignTeacher'>) {
  const { tx, actor, clock, input, auditSubjects } = context
  const { id, userId } = input
  const visit = found(await findVisit(tx, id))
  if (!(await isActiveStaff(tx, userId))) fail('STAFF_NOT_FOUND', { userId: 'STAFF_NOT_FOUND' })
  if (!(await assign(tx, id, { teacherId: userId, by: actor.personId, at: clock.now() })))
    fail('VISITOR_LEFT')
  auditSubjects(id, userId)
  publishVisit(context, id)
  if (userId !== actor.personId)
    await tell(context, visitorAlerts.assigned, [
      {
        to: [userId],
        params: { visitorName: visit.name, company: visit.company ?? '', byName: actor.name },
        link: visitPage(id),
        causeId: id,
      },
    ])
  return null
}

export async function checkOutVisitor(context: Of<'checkOutVisitor'>) {
  const { tx, actor, clock, input, auditSubjects } = context
  const known = found(await findVisit(tx, input.id))
  if (known.outById === actor.personId) {
    context.alreadyDone()
    return null
  }
  if (!(await checkOut(tx, input.id, clock.now(), actor.personId))) fail('VISITOR_LEFT')
  auditSubjects(input.id)
  publishVisit(context, input.id)
  return null
}

/** Open pages read the visit again, because not everybody may see all of it. */
export function publishVisit({ publish }: Pick<Context<unknown, unknown>, 'publish'>, id: string): void {
  publish({ operation: visitorsChanged, to: 'visitor.read', data: { id } })
}
