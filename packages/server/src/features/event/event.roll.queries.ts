import type { eventFields } from '@daybook/contract/event/event.fields.ts'
import type { ValuesOf } from '@daybook/contract/kernel/fields.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { sameTenant } from '../../platform/database/join.ts'

export const findEvent = (tx: Tx, id: string) =>
  tx
    .selectFrom('report')
    .select(['id', sql.ref<ValuesOf<typeof eventFields>>('detail').as('detail')])
    .where('id', '=', id)
    .where('kind', '=', 'event')
    .executeTakeFirst()

export const findStop = (tx: Tx, id: string) =>
  tx
    .selectFrom('eventStop')
    .select(['id', 'eventId', 'place', 'startedBy', 'finishedAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const stopsOf = (tx: Tx, eventId: string) =>
  tx
    .selectFrom('eventStop as stop')
    .innerJoin('staff as starter', (join) => sameTenant(join, 'starter.id', 'stop.startedBy'))
    .leftJoin('staff as finisher', (join) => sameTenant(join, 'finisher.id', 'stop.finishedBy'))
    .select(['stop.id', 'stop.place', 'stop.startedAt', 'stop.startedBy', 'stop.finishedAt'])
    .select(['stop.finishedBy', 'starter.realName as startedByName', 'finisher.realName as finishedByName'])
    .where('stop.eventId', '=', eventId)
    .orderBy('stop.startedAt', 'desc')
    .orderBy('stop.id', 'desc')
    .limit(50)
    .execute()

export const marksOf = (tx: Tx, eventId: string) =>
  tx
    .selectFrom('eventMark as mark')
    .innerJoin('eventStop as stop', (join) => sameTenant(join, 'stop.id', 'mark.stopId'))
    .innerJoin('staff as marker', (join) => sameTenant(join, 'marker.id', 'mark.markedBy'))
    .select(['mark.stopId', 'mark.childId', 'mark.staffId', 'mark.markedAt', 'mark.markedBy'])
    .select('marker.realName as markedByName')
    .where('stop.eventId', '=', eventId)
    .execute()

interface Asked extends Pick<ValuesOf<typeof eventFields>, 'roomIds' | 'childIds' | 'staffIds' | 'leadId'> {
  today: string
  /** Children who were counted at some stop: they are with us even when they are signed out since. */
  counted: readonly string[]
}

interface Person {
  id: string
  kind: 'child' | 'staff'
  name: string
  roomName: string | null
}

/** The children who go, by room and name, then the staff. */
export async function peopleOfEvent(tx: Tx, asked: Asked): Promise<Person[]> {
  const children = [...(asked.childIds ?? []), ...asked.counted]
  const staff = [asked.leadId, ...asked.staffIds]
  const { rows } = await sql<Person>`
    select child.id, 'child' as kind, concat_ws(' ', child.first_name, child.family_name) as name,
      room.name as "roomName", coalesce(room.sort, 0) as sort
    from child
    left join attendance stay on stay.tenant_id = child.tenant_id and stay.child_id = child.id
      and stay.day = ${asked.today} and stay.voided_at is null and stay.signed_out_at is null
    left join room on room.tenant_id = stay.tenant_id and room.id = stay.room_id
    where child.tenant_id = current_tenant()
      and (child.id = any(${children}::uuid[]) or room.id = any(${asked.roomIds ?? []}::uuid[]))
    union
    select staff.id, 'staff', staff.real_name, null, 1000000
    from staff where staff.tenant_id = current_tenant() and staff.id = any(${staff}::uuid[])
    order by sort, name, id`.execute(tx)
  return rows.map(({ id, kind, name, roomName }) => ({ id, kind, name, roomName }))
}

export async function insertStop(
  tx: Tx,
  stop: { id: string; eventId: string; place: string; startedAt: string; startedBy: string },
): Promise<boolean> {
  const row = await tx
    .insertInto('eventStop')
    .values(stop)
    .onConflict((conflict) => conflict.columns(['tenantId', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The first mark of a person stays. @returns the new ones */
export async function insertMarks(
  tx: Tx,
  marks: readonly {
    id: string
    stopId: string
    childId: string | null
    staffId: string | null
    markedAt: string
    markedBy: string
  }[],
): Promise<{ id: string; childId: string | null }[]> {
  return tx
    .insertInto('eventMark')
    .values([...marks])
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'childId'])
    .execute()
}

export async function deleteMarks(tx: Tx, stopId: string, people: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('eventMark')
    .where('stopId', '=', stopId)
    .where(({ or, eb }) => or([eb('childId', 'in', [...people]), eb('staffId', 'in', [...people])]))
    .execute()
}

/** @returns whether it was the first time */
export async function finishStopOnce(
  tx: Tx,
  id: string,
  done: { finishedAt: string; finishedBy: string },
): Promise<boolean> {
  const row = await tx
    .updateTable('eventStop')
    .set(done)
    .where('id', '=', id)
    .where('finishedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
