// Hours by day. At most 31 days are read, by the indexes of the day.

import type { OfChild, OfWork } from '@daybook/contract/hours/hours.rules.ts'
import type { Period } from '@daybook/contract/kernel/period.rules.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { PageWanted } from '../../platform/database/page.ts'

interface Found<Row> {
  records: Row[]
  total: number
}

/** The rows of a page each have the number of all rows. Of a page behind the last one it is not known; nobody asks for it. */
const pageIn = <Row extends { total: number }>(rows: Row[]): Found<Omit<Row, 'total'>> => ({
  records: rows.map(({ total: _, ...row }) => row),
  total: rows[0]?.total ?? 0,
})

const skip = ({ current, size }: PageWanted) => (current - 1) * size

interface ChildrenWanted extends PageWanted {
  days: Period
  /** Days on which the centre is closed. */
  closed: readonly string[]
  roomId: string | undefined
}

interface ChildRow {
  id: string
  firstName: string
  familyName: string
  picture: string | null
  days: OfChild[]
  total: number
}

/** Children who were booked or here, by name. */
export async function hoursOfChildren(tx: Tx, { days, closed, roomId, ...wanted }: ChildrenWanted) {
  const { rows } = await sql<ChildRow>`
    with booking as (
      select child_id, room_id, day, extract(epoch from leaves_at - arrives_at)::int / 60 as minutes
      from bookings(${days.from}, ${days.until}, ${closed}::date[])
    ), stay as (
      select child_id, room_id, day, signed_in_at, signed_out_at
      from attendance
      where tenant_id = current_tenant() and day between ${days.from} and ${days.until} and voided_at is null
    ), here as (
      select child_id, day, bool_or(signed_out_at is null) as is_open,
        coalesce(sum(extract(epoch from signed_out_at - signed_in_at)), 0)::int / 60 as minutes
      from stay group by child_id, day
    ), each_day as (
      select child_id, day, booking.minutes as booked, coalesce(here.minutes, 0) as here,
        coalesce(here.is_open, false) as is_open
      from booking full join here using (child_id, day)
    ), wanted as (
      select child.id, first_name, family_name, picture, search_name, count(*) over ()::int as total
      from child
      where child.tenant_id = current_tenant()
        and child.id in (
          select child_id from booking where ${roomId ?? null}::uuid is null or room_id = ${roomId ?? null}
          union
          select child_id from stay where ${roomId ?? null}::uuid is null or room_id = ${roomId ?? null})
      order by search_name, child.id
      limit ${wanted.size} offset ${skip(wanted)}
    )
    select wanted.id, first_name as "firstName", family_name as "familyName", picture, total,
      json_agg(json_build_object(
        'day', each_day.day,
        'booked', booked,
        'here', here,
        'isOpen', is_open,
        'away', case when here = 0 and not is_open then coalesce(absence.reason,
          case when booked is not null and kept_at_home.until is not null then 'sick' end) end
      ) order by each_day.day) as days
    from wanted
    join each_day on each_day.child_id = wanted.id
    left join absence on absence.tenant_id = current_tenant() and absence.child_id = wanted.id
      and absence.day = each_day.day and absence.cleared_at is null
    -- An illness keeps the child at home from the day after. The first condition is for the index.
    left join lateral (
      select max(report.away_until) as until from report
      where report.tenant_id = current_tenant() and report.child_id = wanted.id
        and report.away_until >= ${days.from} and report.state in ('submitted', 'confirmed')
        and report.away_until >= each_day.day
        and (report.back_on is null or report.back_on > each_day.day)
        and (report.occurred_at at time zone (select time_zone from centre where tenant_id = current_tenant()))::date
          < each_day.day) kept_at_home on true
    group by wanted.id, first_name, family_name, picture, search_name, total
    order by search_name, wanted.id`.execute(tx)
  return pageIn(rows)
}

interface WorkRow {
  id: string
  name: string
  picture: string | null
  days: OfWork[]
  total: number
}

interface StaffWanted extends PageWanted {
  days: Period
  staffId?: string
}

/** Staff who worked, by name; or one of them. */
export async function hoursOfStaff(tx: Tx, { days, staffId, ...wanted }: StaffWanted) {
  const { rows } = await sql<WorkRow>`
    with work as (
      select staff_id, day, bool_or(signed_out_at is null) as is_open,
        coalesce(sum(extract(epoch from signed_out_at - signed_in_at)), 0)::int / 60 as minutes
      from staff_attendance
      where tenant_id = current_tenant() and day between ${days.from} and ${days.until}
        and (${staffId ?? null}::uuid is null or staff_id = ${staffId ?? null})
      group by staff_id, day
    ), pause as (
      select staff_id, day, bool_or(ended_at is null) as is_open,
        coalesce(sum(extract(epoch from ended_at - started_at)) filter (where kind = 'break'), 0)::int / 60 as breaks,
        coalesce(sum(extract(epoch from ended_at - started_at)) filter (where kind = 'nonContact'), 0)::int / 60
          as non_contact
      from staff_pause
      where tenant_id = current_tenant() and day between ${days.from} and ${days.until}
      group by staff_id, day
    ), wanted as (
      select id, real_name, picture, count(*) over ()::int as total
      from staff
      where tenant_id = current_tenant() and id in (select staff_id from work)
      order by real_name, id
      limit ${wanted.size} offset ${skip(wanted)}
    )
    select wanted.id, real_name as name, picture, total,
      json_agg(json_build_object(
        'day', work.day,
        'atWork', work.minutes,
        'onBreak', coalesce(breaks, 0),
        'nonContact', coalesce(non_contact, 0),
        'isOpen', work.is_open or coalesce(pause.is_open, false)
      ) order by work.day) as days
    from wanted
    join work on work.staff_id = wanted.id
    left join pause on pause.staff_id = wanted.id and pause.day = work.day
    group by wanted.id, real_name, picture, total
    order by real_name, wanted.id`.execute(tx)
  return pageIn(rows)
}
