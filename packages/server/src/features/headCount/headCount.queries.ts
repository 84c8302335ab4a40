// Head counts and the people on their lists, with what is known of each from attendance and from other counts.
import type { AbsenceReason, CountReason } from '@daybook/contract/headCount/headCount.rules.ts'
import { careKindNames } from '@daybook/contract/kernel/kinds.generated.ts'
import { sql } from 'kysely'
import { among, sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'

const counts = (tx: Tx) =>
  tx
    .selectFrom('headCount as count')
    .innerJoin('rollCall as roll', (join) => sameTenant(join, 'roll.id', 'count.id'))
    .innerJoin('staff as starter', (join) => sameTenant(join, 'starter.id', 'roll.startedBy'))
    .leftJoin('staff as ender', (join) => sameTenant(join, 'ender.id', 'roll.endedBy'))
    .leftJoin('room', (join) => sameTenant(join, 'room.id', 'count.roomId'))
    .select(['count.id', 'count.day', 'count.roomId', 'room.code as roomCode', 'room.name as roomName'])
    .select(sql<string>`coalesce(count.alarm_id, count.id)`.as('alarmId'))
    // A CHECK allows only these.
    .select((eb) => eb.ref('count.reason').$castTo<CountReason>().as('reason'))
    .select(['roll.startedAt', 'roll.startedBy', 'starter.realName as startedByName'])
    .select(['roll.endedAt', 'roll.endedBy', 'ender.realName as endedByName'])

export type CountRow = Awaited<ReturnType<typeof countsOn>>[number]

/** The newest first. @param open those that go on */
export const countsOn = (tx: Tx, day: string, { open }: { open: boolean }) =>
  counts(tx)
    .where('count.day', '=', day)
    .$if(open, (query) => query.where('count.isOpen', '=', true))
    .orderBy('roll.startedAt', 'desc')
    .orderBy('count.id')
    .limit(200)
    .execute()

/** The counts of these days that have ended. */
export const endedCountsOn = (tx: Tx, days: readonly string[]) =>
  tx
    .selectFrom('headCount as count')
    .innerJoin('rollCall as roll', (join) => sameTenant(join, 'roll.id', 'count.id'))
    .select(['count.day', 'count.roomId', 'roll.startedAt'])
    .where(sql<boolean>`count.day = any(${days}::date[])`)
    .where('roll.endedAt', 'is not', null)
    .execute()

export const findCount = (tx: Tx, id: string) => counts(tx).where('count.id', '=', id).executeTakeFirst()

/** What somebody asked to start under this id, which may lead to a count that went on already. */
export const findStart = (tx: Tx, id: string) =>
  tx
    .selectFrom('headCount')
    .select(['id', 'rollCallId', 'reason', 'roomId', 'createdBy'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Two who start a count at once wait for each other. */
export const lockRooms = (tx: Tx) =>
  tx.selectFrom('room').select('id').orderBy('id').forNoKeyUpdate().execute()

/** The count of a room that goes on. @param roomId null for the whole centre */
export const openCountOf = (tx: Tx, day: string, roomId: string | null) =>
  tx
    .selectFrom('headCount')
    .select('id')
    .where('day', '=', day)
    .where('isOpen', '=', true)
    .where('roomId', roomId === null ? 'is' : '=', roomId)
    .executeTakeFirst()

interface NewCount {
  id: string
  rollCallId: string
  day: string
  reason: CountReason
  roomId: string | null
  isOpen: boolean
}

export const insertCount = (tx: Tx, row: NewCount) => tx.insertInto('headCount').values(row).execute()

/** Whoever is missing from now on is another alarm. */
export const renewAlarm = (tx: Tx, id: string, alarmId: string) =>
  tx.updateTable('headCount').set({ alarmId }).where('id', '=', id).execute()

export const closeCount = (tx: Tx, id: string) =>
  tx.updateTable('headCount').set({ isOpen: false }).where('id', '=', id).execute()

/** Keeps an explanation, unless a newer one is kept. */
export async function keepAbsence(
  tx: Tx,
  row: {
    id: string
    rollCallId: string
    childId: string
    why: AbsenceReason | null
    note: string | null
    at: string
    byId: string
  },
): Promise<void> {
  const { why, note, at, byId } = row
  await tx
    .insertInto('headCountAbsence')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['tenantId', 'rollCallId', 'childId'])
        .doUpdateSet({ why, note, at, byId })
        .where('headCountAbsence.at', '<=', at),
    )
    .execute()
}

export interface PersonRow {
  rollCallId: string
  id: string
  firstName: string
  familyName: string
  picture: string | null
  markedAt: string | null
  markedBy: string | null
  markedByName: string | null
  absentAt: string | null
  why: AbsenceReason | null
  note: string | null
  absentByName: string | null
  signedInAt: string | null
  signedOutAt: string | null
  signedOutBy: string | null
  elsewhereAt: string | null
  elsewhereByName: string | null
  elsewhereRoom: string | null
}

/** Everybody on the lists of these counts, by name. */
export async function peopleOfCounts(tx: Tx, ids: readonly string[]): Promise<PersonRow[]> {
  // By the day first: a child has marks of all years.
  const { rows } = await sql<PersonRow>`
    with marks as materialized (
      select seen.roll_call_id, seen.child_id, seen.marked_at, seer.real_name, room.name as room_name
      from head_count place
      join roll_call_person seen on seen.tenant_id = place.tenant_id and seen.roll_call_id = place.id
      join staff seer on seer.tenant_id = seen.tenant_id and seer.id = seen.marked_by
      left join room on room.tenant_id = place.tenant_id and room.id = place.room_id
      where place.tenant_id = current_tenant() and place.day in (
        select day from head_count where tenant_id = current_tenant() and id = any(${ids}::uuid[])
      )
    )
    select person.roll_call_id, child.id, child.first_name, child.family_name, child.picture,
      person.marked_at, person.marked_by, marker.real_name as marked_by_name,
      absence.at as absent_at, absence.why, absence.note, explainer.real_name as absent_by_name,
      stay.signed_in_at, stay.signed_out_at, stay.signed_out_by,
      other.marked_at as elsewhere_at, other.real_name as elsewhere_by_name, other.room_name as elsewhere_room
    from roll_call_person person
    join head_count count on count.tenant_id = person.tenant_id and count.id = person.roll_call_id
    join roll_call roll on roll.tenant_id = person.tenant_id and roll.id = person.roll_call_id
    join child on child.tenant_id = person.tenant_id and child.id = person.child_id
    left join staff marker on marker.tenant_id = person.tenant_id and marker.id = person.marked_by
    left join lateral (
      select * from head_count_absence
      where tenant_id = current_tenant() and roll_call_id = person.roll_call_id
        and child_id = person.child_id
      limit 1
    ) absence on true
    left join staff explainer on explainer.tenant_id = person.tenant_id and explainer.id = absence.by_id
    left join lateral (
      select signed_in_at, signed_out_at, leaver.real_name as signed_out_by
      from attendance
      left join staff leaver on leaver.tenant_id = attendance.tenant_id and leaver.id = attendance.signed_out_by
      where attendance.tenant_id = person.tenant_id and attendance.child_id = person.child_id
        and attendance.day = count.day and attendance.voided_at is null
      order by signed_in_at desc limit 1
    ) stay on true
    left join lateral (
      select * from marks
      where marks.child_id = person.child_id and marks.roll_call_id <> person.roll_call_id
        and marks.marked_at >= roll.started_at and marks.marked_at <= coalesce(roll.ended_at, 'infinity')
      order by marks.marked_at desc limit 1
    ) other on true
    where person.tenant_id = current_tenant() and person.roll_call_id = any(${ids}::uuid[])
    order by child.search_name, child.id`.execute(tx)
  return rows
}

/** Everybody who is signed in, by name. */
export const childrenHere = (tx: Tx, day: string) =>
  tx
    .selectFrom('attendance as stay')
    .innerJoin('child', (join) => sameTenant(join, 'child.id', 'stay.childId'))
    .innerJoin('room', (join) => sameTenant(join, 'room.id', 'stay.roomId'))
    .select(['child.id', 'child.firstName', 'child.familyName', 'child.picture'])
    .select(['room.code as roomCode', 'stay.signedInAt'])
    .where('stay.day', '=', day)
    .where('stay.voidedAt', 'is', null)
    .where('stay.signedOutAt', 'is', null)
    .orderBy('child.searchName')
    .orderBy('child.id')
    .execute()

export interface LastSeenRow {
  childId: string
  what: string
  at: string
  byName: string
  roomName: string | null
}

/** The last entry about each of these children from this instant on: care, a sleep check, or an earlier head count.
 *  Each kind of care is found by its own index. */
export async function lastEntries(
  tx: Tx,
  childIds: readonly string[],
  { day, from }: { day: string; from: string },
): Promise<LastSeenRow[]> {
  if (childIds.length === 0) return []
  const { rows } = await sql<LastSeenRow>`
    with marks as materialized (
      select person.child_id, person.marked_at, person.marked_by, count.room_id
      from head_count count
      join roll_call_person person on person.tenant_id = count.tenant_id and person.roll_call_id = count.id
      where count.tenant_id = current_tenant() and count.day = ${day} and person.marked_at is not null
    )
    select distinct on (entry.child_id) entry.child_id, entry.what, entry.at, staff.real_name as by_name,
      room.name as room_name
    from (
      select asked.child_id, last.* from unnest(${childIds}::uuid[]) as asked (child_id)
      cross join unnest(${careKindNames}::text[]) as wanted (kind)
      cross join lateral (
        select kind as what, occurred_at as at, recorded_by, room_id
        from care_record
        where tenant_id = current_tenant() and voided_at is null and child_id = asked.child_id
          and kind = wanted.kind and occurred_at >= ${from}
        order by occurred_at desc limit 1
      ) last
      union all
      select sleep.child_id, 'sleepCheck', look.occurred_at, look.recorded_by, sleep.room_id
      from care_record sleep
      cross join lateral (
        select occurred_at, recorded_by from sleep_check
        where tenant_id = current_tenant() and record_id = sleep.id and voided_at is null
        order by occurred_at desc limit 1
      ) look
      where sleep.tenant_id = current_tenant() and sleep.kind = 'sleep' and sleep.occurred_at >= ${from}
        and sleep.child_id = any(${childIds}::uuid[])
      union all
      select child_id, 'headCount', marked_at, marked_by, room_id
      from marks where child_id = any(${childIds}::uuid[])
    ) entry
    join staff on staff.tenant_id = current_tenant() and staff.id = entry.recorded_by
    left join room on room.tenant_id = current_tenant() and room.id = entry.room_id
    order by entry.child_id, entry.at desc`.execute(tx)
  return rows
}

export const phonesOf = (tx: Tx, ids: readonly string[]) =>
  tx.selectFrom('staff').select(['id', 'phone']).where(among('id', ids)).execute()
