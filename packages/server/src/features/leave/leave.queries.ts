import type { ValuesOf } from '@daybook/contract/kernel/fields.ts'
import type { leaveFields } from '@daybook/contract/leave/leave.fields.ts'
import { weekdayCodes } from '@daybook/contract/roster/roster.rules.ts'
import { mostRows } from '@daybook/contract/today/today.rules.ts'
import { sql } from 'kysely'
import { sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'
import { closedDays } from '../centre/index.ts'

/** Two requests of one person at the same moment wait for each other: the second one sees the first. */
export async function lockLeaveOf(tx: Tx, authorId: string): Promise<void> {
  await tx.selectFrom('staff').select('id').where('id', '=', authorId).forNoKeyUpdate().execute()
}

/** Whether the person has other leave in that time that is neither refused nor cancelled. */
export async function overlapsLeave(
  tx: Tx,
  authorId: string,
  { id, startsAt, endsAt }: { id: string; startsAt: string | null; endsAt: string | null },
): Promise<boolean> {
  const other = await tx
    .selectFrom('report')
    .select('id')
    .where('kind', '=', 'leave')
    .where('authorId', '=', authorId)
    .where('id', '<>', id)
    .where('state', 'in', ['submitted', 'confirmed'])
    .where(sql<boolean>`tstzrange(starts_at, ends_at) && tstzrange(${startsAt}, ${endsAt})`)
    .executeTakeFirst()
  return other !== undefined
}

/** For each of these times, the weekdays on which any child is enrolled in it, 1 is Monday; Monday to Friday when nobody
 *  is. */
export async function weekdaysOpen(
  tx: Tx,
  spans: readonly { from: string; until: string }[],
): Promise<ReadonlySet<number>[]> {
  const { rows } = await sql<{ weekdays: number[] }>`
    select array(
      select distinct unnest(weekdays) from enrolment
      where tenant_id = current_tenant() and starts_on <= span.until
        and coalesce(ends_on, span.starts) >= span.starts) as weekdays
    from unnest(${spans.map(({ from }) => from)}::date[], ${spans.map(({ until }) => until)}::date[])
      with ordinality as span (starts, until, place)
    order by span.place`.execute(tx)
  return rows.map(({ weekdays }) => new Set(weekdays.length === 0 ? [1, 2, 3, 4, 5] : weekdays))
}

/** On which weekdays a person works, the newest first. */
export const weeksOf = (tx: Tx, staffId: string) =>
  tx
    .selectFrom('workingWeek as week')
    .innerJoin('staff as by', (join) => sameTenant(join, 'by.id', 'week.byId'))
    .select(['week.id', 'week.startsOn as from', 'week.weekdays', 'week.at', 'by.realName as byName'])
    .where('week.staffId', '=', staffId)
    .orderBy('week.startsOn', 'desc')
    .orderBy('week.at', 'desc')
    .orderBy('week.id', 'desc')
    .execute()

/** A person's leave that was not refused or cancelled, the first one first. */
export const leaveOf = (tx: Tx, authorId: string) =>
  tx
    .selectFrom('report')
    .select(['id', 'state'])
    // The schema of the kind guarantees its detail.
    .select(sql<ValuesOf<typeof leaveFields>>`detail`.as('detail'))
    .where('kind', '=', 'leave')
    .where('authorId', '=', authorId)
    .where('state', 'in', ['submitted', 'confirmed'])
    .orderBy('startsAt')
    .execute()

interface Time {
  from: Date
  until: Date
}

/** Others who are away or have asked to be in this time, by name. */
export async function othersAway(tx: Tx, { authorId, from, until }: Time & { authorId: string }) {
  return (
    tx
      .selectFrom('report')
      .innerJoin('staff', (join) => sameTenant(join, 'staff.id', 'report.authorId'))
      .select(['report.id', 'staff.realName as name', 'report.state'])
      // A CHECK makes sure that leave has both.
      .select((eb) => eb.ref('report.startsAt').$notNull().as('startsAt'))
      .select((eb) => eb.ref('report.endsAt').$notNull().as('endsAt'))
      // In the words of its index.
      .where(sql<boolean>`report.kind = 'leave' and report.state in ('submitted', 'confirmed')`)
      .where('report.authorId', '<>', authorId)
      .where('report.startsAt', '<', until.toISOString())
      .where('report.endsAt', '>', from.toISOString())
      .orderBy('staff.realName')
      .limit(mostRows)
      .execute()
  )
}

/** For each of these days, the rooms that would miss a teacher: children booked that day, teachers of the room who
 *  are not away, and those who are, the author of this leave among them.
 *  @param days in order */
export async function roomsOn(tx: Tx, leaveId: string, days: readonly (Time & { day: string })[]) {
  const [first, last] = [days[0]?.day, days.at(-1)?.day]
  if (!first || !last) return []
  const closed = (await closedDays(tx, first, last)).map(({ day }) => day)
  const { rows } = await sql<{
    day: string
    roomId: string
    name: string
    children: number
    teachers: number
    away: number
  }>`
    with booked as (
      select day, room_id, count(*)::int as children from bookings(${first}, ${last}, ${closed}::date[]) group by 1, 2
    )
    select day.day::text, room.id as room_id, room.name, coalesce(booked.children, 0) as children,
      (count(*) filter (where not is_away))::int as teachers,
      (count(*) filter (where is_away))::int as away
    from unnest(
      ${days.map(({ day }) => day)}::date[],
      ${days.map(({ from }) => from.toISOString())}::timestamptz[],
      ${days.map(({ until }) => until.toISOString())}::timestamptz[]) as day (day, starts_at, ends_at)
    cross join room
    left join booked on booked.day = day.day and booked.room_id = room.id
    left join publication as roster on roster.tenant_id = room.tenant_id and roster.kind = 'roster'
      and roster.withdrawn_at is null
      and roster.detail->>'weekOn' = date_trunc('week', day.day)::date::text
    join staff on staff.tenant_id = room.tenant_id and staff.active and case when roster.id is null
      then staff.room_id = room.id
      else roster.detail->'shifts' @> jsonb_build_array(jsonb_build_object(
        'personId', staff.id, 'roomId', room.id,
        'day', (${weekdayCodes}::text[])[extract(isodow from day.day)::int])) end
    cross join lateral (select exists (
      select from report where report.tenant_id = staff.tenant_id and report.author_id = staff.id
        and report.kind = 'leave' and (report.state = 'confirmed' or report.id = ${leaveId})
        and report.starts_at < day.ends_at and report.ends_at > day.starts_at) as is_away) as absence
    where room.tenant_id = current_tenant()
    group by day.day, room.tenant_id, room.id, room.name, room.sort, booked.children
    having bool_or(is_away)
    order by day.day, room.sort, room.name`.execute(tx)
  return rows.map(({ roomId, name, ...row }) => ({ ...row, room: { id: roomId, name } }))
}

/** Whose confirmed leave falls in this time, by name. */
export async function staffAway(tx: Tx, { from, until }: { from: Date; until: Date }) {
  return (
    tx
      .selectFrom('report')
      .innerJoin('staff', (join) => sameTenant(join, 'staff.id', 'report.authorId'))
      .select(['report.id', 'staff.realName as staffName'])
      // A CHECK makes sure that leave has both.
      .select((eb) => eb.ref('report.startsAt').$notNull().as('startsAt'))
      .select((eb) => eb.ref('report.endsAt').$notNull().as('endsAt'))
      // The first in the words of its index.
      .where(sql<boolean>`report.kind = 'leave' and report.state in ('submitted', 'confirmed')`)
      .where('report.state', '=', 'confirmed')
      .where('report.startsAt', '<', until.toISOString())
      .where('report.endsAt', '>', from.toISOString())
      .orderBy('staff.realName')
      .limit(mostRows)
      .execute()
  )
}
