import type { DrillType } from '@daybook/contract/drill/drill.rules.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { sameTenant } from '../../platform/database/join.ts'

const type = sql.ref<DrillType>('drill.type').as('type')

const drills = (tx: Tx) =>
  tx
    .selectFrom('drill')
    .innerJoin('staff as starter', (join) => sameTenant(join, 'starter.id', 'drill.startedBy'))
    .leftJoin('staff as finisher', (join) => sameTenant(join, 'finisher.id', 'drill.finishedBy'))
    .select(['drill.id', type, 'drill.day', 'drill.startedAt', 'drill.startedBy'])
    .select(['starter.realName as startedByName', 'drill.endedAt', 'drill.finishedAt', 'drill.finishedBy'])
    .select(['finisher.realName as finishedByName', 'drill.wentWell', 'drill.toImprove'])

export type DrillRow = NonNullable<Awaited<ReturnType<typeof findDrill>>>

export function findDrill(tx: Tx, id: string, { lock = false } = {}) {
  return drills(tx)
    .where('drill.id', '=', id)
    .$if(lock, (query) => query.forUpdate('drill'))
    .executeTakeFirst()
}

/** The drill of a kind that was begun on this day and is not finished. */
export function findRunningDrill(tx: Tx, kind: DrillType, day: string) {
  return drills(tx)
    .where('drill.type', '=', kind)
    .where('drill.day', '=', day)
    .where('drill.finishedAt', 'is', null)
    .orderBy('drill.startedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The newest drills, with how many people were marked. */
export function newestDrills(tx: Tx) {
  return drills(tx)
    .select((eb) => {
      const people = eb
        .selectFrom('drillPerson')
        .whereRef('drillPerson.tenantId', '=', 'drill.tenantId')
        .whereRef('drillPerson.drillId', '=', 'drill.id')
      return [
        people.select(sql<number>`count(*)`.as('count')).as('total'),
        people.select(sql<number>`count(marked_at)`.as('count')).as('marked'),
      ]
    })
    .orderBy('drill.startedAt', 'desc')
    .limit(50)
    .execute()
}

/** The last day on which each kind of drill was held to its end. */
export function lastDrills(tx: Tx) {
  return tx
    .selectFrom('drill')
    .select(({ fn }) => [type, fn.max('day').as('day')])
    .where('endedAt', 'is not', null)
    .groupBy('type')
    .execute()
}

/** Where the centre is, and when it began. */
export const centreOfDrills = (tx: Tx) =>
  tx
    .selectFrom('centre')
    .select(['countryCode as country', 'regionCode as region', 'createdAt'])
    .executeTakeFirstOrThrow()

export async function insertDrill(
  tx: Tx,
  row: { id: string; type: DrillType; day: string; startedAt: string; startedBy: string },
): Promise<boolean> {
  const made = await tx
    .insertInto('drill')
    .values(row)
    .onConflict((conflict) => conflict.columns(['tenantId', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

export interface Present {
  id: string
  kind: 'child' | 'staff'
  name: string
  roomId: string | null
  roomName: string | null
}

/** Everybody who was signed in at an instant of a day: children by room and name, then staff. */
export async function presentAt(tx: Tx, day: string, at: string): Promise<Present[]> {
  const { rows } = await sql<Present>`
    select child.id, 'child' as kind, concat_ws(' ', child.first_name, child.family_name) as name,
      room.id as "roomId", room.name as "roomName", room.sort
    from attendance stay
    join child on child.tenant_id = stay.tenant_id and child.id = stay.child_id
    join room on room.tenant_id = stay.tenant_id and room.id = stay.room_id
    where stay.tenant_id = current_tenant() and stay.day = ${day} and stay.voided_at is null
      and stay.signed_in_at <= ${at} and coalesce(stay.signed_out_at, 'infinity') > ${at}
    union
    select staff.id, 'staff', staff.real_name, room.id, room.name, 1000000
    from staff_attendance work
    join staff on staff.tenant_id = work.tenant_id and staff.id = work.staff_id
    left join room on room.tenant_id = work.tenant_id and room.id = work.room_id
    where work.tenant_id = current_tenant() and work.day = ${day}
      and work.signed_in_at <= ${at} and coalesce(work.signed_out_at, 'infinity') > ${at}
    order by sort, name, id`.execute(tx)
  return rows.map(({ id, kind, name, roomId, roomName }) => ({ id, kind, name, roomId, roomName }))
}

export async function insertPeople(
  tx: Tx,
  rows: readonly {
    id: string
    drillId: string
    childId: string | null
    staffId: string | null
    roomId: string | null
  }[],
): Promise<void> {
  if (rows.length > 0)
    await tx
      .insertInto('drillPerson')
      .values([...rows])
      .execute()
}

/** The roll call, in the order of `presentAt`. */
export function peopleOf(tx: Tx, drillId: string) {
  return tx
    .selectFrom('drillPerson as person')
    .leftJoin('child', (join) => sameTenant(join, 'child.id', 'person.childId'))
    .leftJoin('staff', (join) => sameTenant(join, 'staff.id', 'person.staffId'))
    .leftJoin('room', (join) => sameTenant(join, 'room.id', 'person.roomId'))
    .leftJoin('staff as marker', (join) => sameTenant(join, 'marker.id', 'person.markedBy'))
    .select(['person.childId', 'person.staffId', 'child.firstName', 'child.familyName'])
    .select(['staff.realName', 'room.name as roomName'])
    .select(['person.markedAt', 'person.markedBy', 'marker.realName as markedByName'])
    .where('person.drillId', '=', drillId)
    .orderBy(sql`person.child_id is null`)
    .orderBy('room.sort')
    .orderBy('child.firstName')
    .orderBy('staff.realName')
    .orderBy('person.id')
    .execute()
}

/** Marks people of a drill. The first mark stays until it is taken back.
 *  @returns those whose mark changed, by their row of the roll call */
export function markPeople(
  tx: Tx,
  drillId: string,
  people: readonly string[],
  mark: { at: string; by: string } | null,
): Promise<{ id: string; childId: string | null; staffId: string | null }[]> {
  return tx
    .updateTable('drillPerson')
    .set({ markedAt: mark?.at ?? null, markedBy: mark?.by ?? null })
    .where('drillId', '=', drillId)
    .where(({ or, eb }) => or([eb('childId', 'in', [...people]), eb('staffId', 'in', [...people])]))
    .$if(mark !== null, (query) => query.where('markedAt', 'is', null))
    .returning(['id', 'childId', 'staffId'])
    .execute()
}

export async function updateDrill(
  tx: Tx,
  id: string,
  values:
    | { endedAt: string }
    | { finishedAt: string; finishedBy: string; wentWell: string; toImprove: string },
): Promise<void> {
  await tx.updateTable('drill').set(values).where('id', '=', id).execute()
}
