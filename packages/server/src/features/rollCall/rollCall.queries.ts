import type { PersonKind, RollCallKindName } from '@daybook/contract/rollCall/rollCall.rules.ts'
import { sql } from 'kysely'
import { among, sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'
import { fullNameOf } from '../../platform/database/full.name.queries.ts'

const rollCalls = (tx: Tx) =>
  tx
    .selectFrom('rollCall')
    .innerJoin('staff as starter', (join) => sameTenant(join, 'starter.id', 'rollCall.startedBy'))
    .leftJoin('staff as ender', (join) => sameTenant(join, 'ender.id', 'rollCall.endedBy'))
    .select(['rollCall.id', 'rollCall.aboutId', 'rollCall.place', 'rollCall.startedAt', 'rollCall.startedBy'])
    .select(['starter.realName as startedByName', 'rollCall.endedAt', 'rollCall.endedBy'])
    .select('ender.realName as endedByName')

export type RollCallRow = Awaited<ReturnType<typeof rollCallsAbout>>[number]

/** Locked until the transaction ends. */
export const lockRollCall = (tx: Tx, kind: RollCallKindName, id: string) =>
  rollCalls(tx)
    .where('rollCall.id', '=', id)
    .where('rollCall.kind', '=', kind)
    .forUpdate('rollCall')
    .executeTakeFirst()

/** The newest first. */
export const rollCallsAbout = (tx: Tx, kind: RollCallKindName, aboutId: string) =>
  rollCalls(tx)
    .where('rollCall.kind', '=', kind)
    .where('rollCall.aboutId', '=', aboutId)
    .orderBy('rollCall.startedAt', 'desc')
    .orderBy('rollCall.id', 'desc')
    .limit(50)
    .execute()

interface NewRollCall {
  id: string
  kind: RollCallKindName
  aboutId?: string
  place?: string
  isReturn?: boolean
  startedAt: string
  startedBy: string
}

/** @returns whether it is new */
export async function insertRollCall(tx: Tx, row: NewRollCall): Promise<boolean> {
  const made = await tx
    .insertInto('rollCall')
    .values(row)
    .onConflict((conflict) => conflict.columns(['tenantId', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

export interface Listed {
  id: string
  kind: PersonKind
  name: string
  roomId: string | null
  roomName: string | null
}

const asListed = ({ id, kind, name, roomId, roomName }: Listed): Listed => ({
  id,
  kind,
  name,
  roomId,
  roomName,
})

/** Everybody who was in the house at an instant of a day: children by room and name, staff, visitors. */
export async function presentAt(tx: Tx, day: string, at: string): Promise<Listed[]> {
  const { rows } = await sql<Listed>`
    select child.id, 'child' as kind, ${fullNameOf('child.firstName', 'child.familyName')} as name,
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
    union
    select visit.id, 'visitor', visit.name, null, null, 2000000
    from visit
    where visit.tenant_id = current_tenant() and visit.checked_in_at <= ${at}
      and visit.checked_in_at > ${at}::timestamptz - interval '1 day'
      and coalesce(visit.checked_out_at, 'infinity') > ${at}
    order by sort, name, id`.execute(tx)
  return rows.map(asListed)
}

/** Children, staff and visitors with these ids. */
export async function peopleNamed(tx: Tx, ids: readonly string[]): Promise<Listed[]> {
  const { rows } = await sql<Listed>`
    select id, 'child' as kind, ${fullNameOf('firstName', 'familyName')} as name, null as "roomId", null as "roomName"
    from child where tenant_id = current_tenant() and id = any(${ids}::uuid[])
    union all
    select id, 'staff', real_name, null, null
    from staff where tenant_id = current_tenant() and id = any(${ids}::uuid[])
    union all
    select id, 'visitor', name, null, null
    from visit where tenant_id = current_tenant() and id = any(${ids}::uuid[])`.execute(tx)
  return rows.map(asListed)
}

const columnOf = { child: 'childId', staff: 'staffId', visitor: 'visitId' } as const satisfies Record<
  PersonKind,
  string
>

export async function insertPeople(
  tx: Tx,
  rollCallId: string,
  people: readonly (Listed & { rowId: string })[],
): Promise<void> {
  if (people.length === 0) return
  const rows = people.map(({ rowId, id, kind, roomId }) => ({
    id: rowId,
    rollCallId,
    roomId,
    [columnOf[kind]]: id,
  }))
  await tx.insertInto('rollCallPerson').values(rows).execute()
}

/** The lists of these roll calls, in the order of `presentAt`. */
export async function peopleOf(tx: Tx, rollCallIds: readonly string[]) {
  const rows = await tx
    .selectFrom('rollCallPerson as person')
    .leftJoin('child', (join) => sameTenant(join, 'child.id', 'person.childId'))
    .leftJoin('staff', (join) => sameTenant(join, 'staff.id', 'person.staffId'))
    .leftJoin('visit', (join) => sameTenant(join, 'visit.id', 'person.visitId'))
    .leftJoin('room', (join) => sameTenant(join, 'room.id', 'person.roomId'))
    .leftJoin('staff as marker', (join) => sameTenant(join, 'marker.id', 'person.markedBy'))
    .select(['person.id as rowId', 'person.rollCallId', 'person.childId', 'person.staffId', 'person.visitId'])
    .select(fullNameOf('child.firstName', 'child.familyName').as('child'))
    .select(['staff.realName', 'visit.name as visitor'])
    .select(['person.roomId', 'room.name as roomName', 'person.changedAt'])
    .select(['person.markedAt', 'person.markedBy', 'marker.realName as markedByName', 'person.hasLeft'])
    .where(among('person.rollCallId', rollCallIds))
    .orderBy(sql`person.child_id is null`)
    .orderBy(sql`person.staff_id is null`)
    .orderBy('room.sort')
    .orderBy('child.firstName')
    .orderBy('staff.realName')
    .orderBy('visit.name')
    .orderBy('person.id')
    .execute()
  return rows.map(({ rowId, rollCallId, changedAt, roomId, roomName, ...row }) => ({
    rowId,
    rollCallId,
    changedAt,
    roomId,
    person: {
      id: row.childId ?? row.staffId ?? row.visitId ?? '',
      kind: kindOf(row),
      name: row.child || (row.realName ?? row.visitor ?? ''),
      roomName,
      marked:
        row.markedAt === null || row.markedBy === null
          ? null
          : {
              at: row.markedAt,
              by: { id: row.markedBy, name: row.markedByName ?? '' },
              ...(row.hasLeft && { hasLeft: true as const }),
            },
    },
  }))
}

function kindOf({ childId, staffId }: { childId: string | null; staffId: string | null }): PersonKind {
  if (childId !== null) return 'child'
  return staffId === null ? 'visitor' : 'staff'
}

/** @param rows of the list */
export async function updateMarks(
  tx: Tx,
  rows: readonly string[],
  { mark, at }: { mark: { at: string; by: string; hasLeft: boolean } | null; at: string },
): Promise<void> {
  await tx
    .updateTable('rollCallPerson')
    .set({
      markedAt: mark?.at ?? null,
      markedBy: mark?.by ?? null,
      hasLeft: mark?.hasLeft ?? false,
      changedAt: at,
    })
    .where(among('id', rows))
    .execute()
}

export async function updateEnd(
  tx: Tx,
  id: string,
  end: { endedAt: string; endedBy: string },
): Promise<void> {
  await tx.updateTable('rollCall').set(end).where('id', '=', id).execute()
}
