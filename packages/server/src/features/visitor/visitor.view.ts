// A visit in the wire format, as its reader may see it.
import type { Badge, Visit } from '@daybook/contract/visitor/visitor.contract.ts'
import type { z } from 'zod'
import type { Actor } from '../../platform/context.ts'
import type { VisitRow } from './visitor.queries.ts'

export function visitFor(actor: Actor, row: VisitRow): Visit {
  const { hostId, hostRealName, teacherId, teacherName, assignerId, assignerName } = row
  const { inById, inByName, outById, outByName } = row
  const seesContact =
    actor.rights.has('visitor.assign') || hostId === actor.personId || teacherId === actor.personId
  return {
    ...row,
    email: seesContact ? row.email : null,
    phone: seesContact ? row.phone : null,
    host: person(hostId, hostRealName),
    teacher: person(teacherId, teacherName),
    userId: teacherId,
    assignedBy: person(assignerId, assignerName),
    checkedInBy: person(inById, inByName),
    checkedOutBy: person(outById, outByName),
    can: row.checkedOutAt === null ? actionsOf(actor, row) : [],
  }
}

function actionsOf({ rights }: Actor, { teacherId }: VisitRow): Visit['can'] {
  const all: [Visit['can'][number], boolean][] = [
    ['take', teacherId === null && rights.has('visitor.receive')],
    ['assign', rights.has('visitor.assign')],
    ['checkOut', rights.has('visitor.checkOut')],
  ]
  return all.flatMap(([action, mayIt]) => (mayIt ? [action] : []))
}

const person = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' })

export function badgeOf({ id, name, company, hostName, checkedInAt, checkedOutAt }: z.output<typeof Badge>) {
  return { id, name, company, hostName, checkedInAt, checkedOutAt }
}

export const visitPage = (id: string) => `/pages/home/task/visitor-detail?id=${id}`
