import type { HeadSign } from '@daybook/contract/aftercare/aftercare.rules.ts'
import { sql } from 'kysely'
import { sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'

const selectIncidents = (tx: Tx) =>
  tx
    .selectFrom('report')
    .innerJoin('child', (join) => sameTenant(join, 'child.id', 'report.childId'))
    .select(['report.id', 'report.authorId', 'report.duePersonId', 'report.childId', 'report.state'])
    .select(['child.firstName', 'child.familyName'])
    .select((eb) => eb.ref('report.occurredAt').$notNull().as('occurredAt'))
    // The schema of the kind guarantees its detail.
    .select(sql<string[] | null>`report.detail->'bodyParts'`.as('bodyParts'))
    // As the centre had it when the accident was reported. Rows that were copied without triggers have today's.
    .select(
      sql<number>`coalesce(report.head_look_every,
        (select head_look_every from centre where tenant_id = report.tenant_id))`.as('headLookEvery'),
    )
    .select(
      sql<number>`coalesce(report.head_watch_hours,
        (select head_watch_hours from centre where tenant_id = report.tenant_id))`.as('headWatchHours'),
    )
    .where('report.kind', '=', 'incident')

export type IncidentRow = NonNullable<Awaited<ReturnType<typeof findIncident>>>

export const findIncident = (tx: Tx, id: string) =>
  selectIncidents(tx).where('report.id', '=', id).executeTakeFirst()

/** Accidents of a time whose child is here now, with the child's room and when somebody looked last. */
export const incidentsOfPresent = (tx: Tx, { from, until }: { from: Date; until: Date }) =>
  selectIncidents(tx)
    .innerJoin('attendance as stay', (join) =>
      sameTenant(join, 'stay.childId', 'report.childId')
        .on('stay.voidedAt', 'is', null)
        .on('stay.signedOutAt', 'is', null),
    )
    .innerJoin('room', (join) => sameTenant(join, 'room.id', 'stay.roomId'))
    .select(['room.code as roomCode', 'room.name as roomName'])
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('injuryLook')
          .select(['injuryLook.at', 'injuryLook.updatedAt'])
          .whereRef('injuryLook.tenantId', '=', 'report.tenantId')
          .whereRef('injuryLook.reportId', '=', 'report.id')
          .orderBy('injuryLook.at', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select('last.at as lastAt')
    .select((eb) => eb.fn.coalesce('last.updatedAt', 'report.updatedAt').as('changedAt'))
    .where('report.occurredAt', '>=', from.toISOString())
    .where('report.occurredAt', '<', until.toISOString())
    .where('stay.signedInAt', '>=', from.toISOString())
    .where('report.state', 'not in', ['cancelled', 'refused'])
    .orderBy('report.occurredAt')
    .orderBy('report.id')
    .execute()

/** Accidents of a time, whether the child is here or not. */
export const incidentsIn = (tx: Tx, { from, until }: { from: Date; until: Date }) =>
  selectIncidents(tx)
    .where('report.occurredAt', '>=', from.toISOString())
    .where('report.occurredAt', '<', until.toISOString())
    .where('report.state', 'not in', ['cancelled', 'refused'])
    .orderBy('report.occurredAt')
    .orderBy('report.id')
    .execute()

export const looksOf = (tx: Tx, reportIds: readonly string[]) =>
  tx
    .selectFrom('injuryLook')
    .innerJoin('staff', (join) => sameTenant(join, 'staff.id', 'injuryLook.byId'))
    .select(['injuryLook.id', 'injuryLook.reportId', 'injuryLook.at', 'injuryLook.note'])
    .select('staff.realName as byName')
    // The contract allows only these.
    .select(sql.ref<HeadSign[]>('injury_look.signs').as('signs'))
    .where('injuryLook.reportId', 'in', reportIds)
    .orderBy('injuryLook.at')
    .orderBy('injuryLook.id')
    .execute()

/** A stay that is longer is one that nobody ended. */
const longestStay = 7 * 24 * 3_600_000

/** When these children were here in a time, and in which room. */
export const staysOf = (tx: Tx, childIds: readonly string[], { from, until }: { from: Date; until: Date }) =>
  tx
    .selectFrom('attendance')
    .innerJoin('room', (join) => sameTenant(join, 'room.id', 'attendance.roomId'))
    .select(['attendance.childId', 'attendance.signedInAt', 'attendance.signedOutAt'])
    .select('room.name as roomName')
    .where('attendance.childId', 'in', childIds)
    .where('attendance.voidedAt', 'is', null)
    .where('attendance.signedInAt', '<', until.toISOString())
    // Found by its index. Stays of earlier days are over.
    .where('attendance.day', '>=', new Date(from.getTime() - longestStay).toISOString().slice(0, 10))
    .where((eb) =>
      eb.or([
        eb('attendance.signedOutAt', 'is', null),
        eb('attendance.signedOutAt', '>', from.toISOString()),
      ]),
    )
    .orderBy('attendance.signedInAt')
    .execute()

export interface Look {
  id: string
  reportId: string
  at: string
  byId: string
  signs: HeadSign[]
  note: string | null
}

/** Returns false when there is a look with this id. */
export async function insertLook(tx: Tx, look: Look): Promise<boolean> {
  const made = await tx
    .insertInto('injuryLook')
    .values(look)
    .onConflict((conflict) => conflict.columns(['tenantId', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

export const findLook = (tx: Tx, id: string): Promise<Look | undefined> =>
  tx
    .selectFrom('injuryLook')
    .select(['id', 'reportId', 'at', 'byId', 'note'])
    .select(sql.ref<HeadSign[]>('signs').as('signs'))
    .where('id', '=', id)
    .executeTakeFirst()

export const findSignature = (tx: Tx, reportId: string) =>
  tx
    .selectFrom('reportSignature')
    .innerJoin('staff', (join) => sameTenant(join, 'staff.id', 'reportSignature.byId'))
    .select(['reportSignature.id', 'reportSignature.name', 'reportSignature.at'])
    .select('staff.realName as byName')
    .select(sql.ref<number[][] | null>('report_signature.drawing').as('drawing'))
    .where('reportSignature.reportId', '=', reportId)
    .executeTakeFirst()

interface Signature {
  id: string
  reportId: string
  name: string
  drawing: number[][] | null
  at: string
  byId: string
}

/** Returns false when it was signed before. */
export async function insertSignature(tx: Tx, { drawing, ...row }: Signature): Promise<boolean> {
  const made = await tx
    .insertInto('reportSignature')
    .values({ ...row, drawing: drawing && JSON.stringify(drawing) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}
