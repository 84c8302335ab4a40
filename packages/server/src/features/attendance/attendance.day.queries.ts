// The data of a day: expected children, reported absences, and recorded attendances.

import { weekdayOf } from '@daybook/contract/kernel/dates.ts'
import type { UncertainTimes } from '@daybook/contract/kernel/entryClock.rules.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { among, sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'
import { statement, type Value } from '../../platform/database/statement.ts'
import type { DB } from '../../platform/database/types.ts'
import { closedFor } from '../centre/index.ts'

export interface Stay {
  id: string
  childId: string
  roomId: string
  roomCode: string
  signedInAt: string
  signedInRecordedAt: string
  signedInBy: { id: string; name: string }
  signedOutAt: string | null
  signedOutRecordedAt: string | null
  signedOutBy: { id: string; name: string } | null
  uncertainTimes: UncertainTimes | null
}

interface Named {
  day: string
  childIds: readonly string[]
}

const selectStays = (db: Kysely<DB>, day: RawBuilder<string>) =>
  db
    .selectFrom('attendance')
    .innerJoin('room', (join) => sameTenant(join, 'room.id', 'attendance.roomId'))
    .innerJoin('staff as inBy', (join) => sameTenant(join, 'inBy.id', 'attendance.signedInBy'))
    .leftJoin('staff as outBy', (join) => sameTenant(join, 'outBy.id', 'attendance.signedOutBy'))
    .select(['attendance.id', 'attendance.childId', 'attendance.roomId', 'room.code as roomCode'])
    .select(['attendance.signedInAt', 'attendance.signedInRecordedAt'])
    .select(['attendance.signedOutAt', 'attendance.signedOutRecordedAt'])
    .select([
      'inBy.id as inById',
      'inBy.realName as inByName',
      'outBy.id as outById',
      'outBy.realName as outByName',
    ])
    // The column is written only with this type.
    .select((eb) => eb.ref('attendance.uncertainTimes').$castTo<UncertainTimes | null>().as('uncertainTimes'))
    .where('attendance.day', '=', day)
    .where('attendance.voidedAt', 'is', null)
    .orderBy('attendance.signedInAt')

const allStays = statement((db, value: Value<Pick<Named, 'day'>>) => selectStays(db, value('day')).compile())
const staysOf = statement((db, value: Value<Named>) =>
  selectStays(db, value('day'))
    .where(among('attendance.childId', value('childIds')))
    .compile(),
)

/** The attendances of a day that are not voided, by sign-in time; of these children, or of all. */
export async function staysOfDay(tx: Tx, day: string, childIds?: readonly string[]): Promise<Stay[]> {
  if (childIds?.length === 0) return []
  const rows = childIds ? await staysOf(tx, { day, childIds }) : await allStays(tx, { day })
  return rows.map(({ inById, inByName, outById, outByName, ...row }) => ({
    ...row,
    signedInBy: { id: inById, name: inByName },
    signedOutBy: outById === null ? null : { id: outById, name: outByName ?? '' },
  }))
}

export interface Expectation {
  childId: string
  /** The room of the child's enrolment; null when no enrolment covers the day. */
  roomId: string | null
  roomCode: string | null
  /** Instants; null on a weekday without enrolment, outside terms for a child of term time only, and when the centre is
   *  closed. */
  expectedFrom: string | null
  expectedUntil: string | null
  /** Only the holidays keep the child at home. */
  isTermBreak: boolean
  /** Why the centre is closed that day; null when it is open. */
  closedFor: string | null
  absence: { reason: 'sick' | 'holiday' | 'other'; note: string | null } | null
  /** The last day on which an illness keeps the child at home. */
  awayUntil: string | null
}

interface Asked {
  day: string
  weekday: number
}

/** Asked once for all children, and in the order of its index, which finds those that have not ended first. */
const closureOn = (day: RawBuilder<string>) => sql<string | null>`(
  select name from closure where tenant_id = current_tenant() and active
    and ends_on >= ${day} and starts_on <= ${day} order by ends_on limit 1)`

const selectExpectations = (db: Kysely<DB>, value: Value<Asked>) => {
  const day = value('day')
  const isWeekday = sql<boolean>`${value('weekday')} = any(enrolment.weekdays)`
  const isTermBreak = sql<boolean>`enrolment.term_time_only and not in_term(${day})`
  const instant = (time: 'arrives_at' | 'leaves_at') => sql<string | null>`
    case when ${isWeekday} and not (${isTermBreak})
      then (${day}::date + enrolment.${sql.ref(time)}) at time zone centre.time_zone end`
  return (
    db
      .selectFrom('child')
      .innerJoin('centre', 'centre.tenantId', 'child.tenantId')
      .leftJoin('enrolment', (join) =>
        sameTenant(join, 'enrolment.childId', 'child.id')
          .on('enrolment.startsOn', '<=', day)
          .on(({ eb, or }) => or([eb('enrolment.endsOn', 'is', null), eb('enrolment.endsOn', '>=', day)])),
      )
      .leftJoin('room', (join) => sameTenant(join, 'room.id', 'enrolment.roomId'))
      .leftJoin('absence', (join) =>
        sameTenant(join, 'absence.childId', 'child.id')
          .on('absence.day', '=', day)
          .on('absence.clearedAt', 'is', null),
      )
      .select(['child.id as childId', 'room.id as roomId', 'room.code as roomCode'])
      .select(['centre.countryCode as country', 'centre.regionCode as region', 'centre.openOnHolidays'])
      .select(closureOn(day).as('closure'))
      .select([instant('arrives_at').as('expectedFrom'), instant('leaves_at').as('expectedUntil')])
      .select(sql<boolean>`coalesce(${isWeekday} and ${isTermBreak}, false)`.as('isTermBreak'))
      .select(['absence.reason', 'absence.note'])
      // An illness keeps the child at home from the day after.
      .select((eb) =>
        eb
          .selectFrom('report')
          .select(({ fn }) => fn.max('report.awayUntil').as('until'))
          .whereRef('report.tenantId', '=', 'child.tenantId')
          .whereRef('report.childId', '=', 'child.id')
          .where('report.awayUntil', '>=', day)
          // In the words of its index.
          .where(sql<boolean>`report.state in ('submitted', 'confirmed')`)
          .where(({ eb, or }) => or([eb('report.backOn', 'is', null), eb('report.backOn', '>', day)]))
          .where(sql<boolean>`(report.occurred_at at time zone centre.time_zone)::date < ${day}::date`)
          .as('awayUntil'),
      )
  )
}

const allExpected = statement((db, value: Value<Asked>) =>
  selectExpectations(db, value)
    .where('child.active', '=', true)
    .where('enrolment.id', 'is not', null)
    .compile(),
)
const expectedOf = statement((db, value: Value<Asked & { childIds: readonly string[] }>) =>
  selectExpectations(db, value)
    .where(among('child.id', value('childIds')))
    .compile(),
)

/** What is expected of children on a day: of these children, or of all who are enrolled that day and have not left. */
export async function expectationsOf(
  tx: Tx,
  day: string,
  childIds?: readonly string[],
): Promise<Expectation[]> {
  if (childIds?.length === 0) return []
  const asked = { day, weekday: weekdayOf(day) }
  const rows = childIds ? await expectedOf(tx, { ...asked, childIds }) : await allExpected(tx, asked)
  const [first] = rows
  const closed = first ? await closedFor(first, day) : null
  return rows.map(({ childId, roomId, roomCode, isTermBreak, awayUntil, reason, note, ...row }) => ({
    childId,
    roomId,
    roomCode,
    isTermBreak,
    awayUntil,
    closedFor: closed,
    expectedFrom: closed === null ? row.expectedFrom : null,
    expectedUntil: closed === null ? row.expectedUntil : null,
    // A CHECK on the table allows only these three reasons.
    absence: reason === null ? null : { reason: reason as 'sick' | 'holiday' | 'other', note },
  }))
}
