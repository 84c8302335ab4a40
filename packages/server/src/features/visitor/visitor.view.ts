// A visit in the wire format, as its reader may see it.
import type { Badge, Visit } from '@daybook/contract/visitor/visitor.contract.ts'
import type { z } from 'zod'
import type { Actor } from '../../platform/context.ts'
import type { VisitRow } from './visitor.queries.ts'

export function visitFor(actor: Actor, row: VisitRow): Visit {
  const { hostId, hostRealName, teacherId, teacherName, assignerId, assignerName, outById, outByName } = row
  const isManager = actor.rights.has('visitor.assign')
  const seesContact = isManager || hostId === actor.personId || teacherId === actor.personId
  return {
    ...row,
    email: seesContact ? row.email : null,
    phone: seesContact ? row.phone : null,
    host: person(hostId, hostRealName),
    teacher: person(teacherId, teacherName),
    userId: teacherId,
    assignedBy: person(assignerId, assignerName),
    checkedOutBy: person(outById, outByName),
    can: row.checkedOutAt !== null ? [] : isManager ? ['assign', 'checkOut'] : ['checkOut'],
  }
}

const person = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' })

export function badgeOf({ id, name, company, hostName, checkedInAt, checkedOutAt }: z.output<typeof Badge>) {
  return { id, name, company, hostName, checkedInAt, checkedOutAt }
}

export const visitPage = (id: string) => `/pages/home/task/visitor-detail?id=${id}`
