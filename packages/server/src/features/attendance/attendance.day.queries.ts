// The facts of a day: who is expected, who is reported away, and the stays that were recorded.

import { weekdayOf } from '@daybook/contract/kernel/dates.ts'
import { sql } from 'kysely'
import { among } from '../../platform/database/among.ts'
import type { Tx } from '../../platform/database/database.ts'
import { sameTenant } from '../../platform/database/join.ts'

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
}

/** The stays of a day that are not voided, in order of signing in; of these children, or of all. */
export async function staysOfDay(tx: Tx, day: string, childIds?: readonly string[]): Promise<Stay[]> {
  if (childIds?.length === 0) return []
  const rows = await tx
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
    .where('attendance.day', '=', day)
    .where('attendance.voidedAt', 'is', null)
    .$if(childIds !== undefined, (query) => query.where(among('attendance.childId', childIds ?? [])))
    .orderBy('attendance.signedInAt')
    .execute()
  return rows.map(({ inById, inByName, outById, outByName, ...row }) => ({
    ...row,
    signedInBy: { id: inById, name: inByName },
    signedOutBy: outById === null ? null : { id: outById, name: outByName ?? '' },
  }))
}

export interface Expectation {
  childId: string
  /** The room of its enrolment; null when no enrolment covers the day. */
  roomId: string | null
  roomCode: string | null
  /** Instants; null on a weekday without enrolment. */
  expectedFrom: string | null
  expectedUntil: string | null
  absence: { reason: 'sick' | 'holiday' | 'other'; note: string | null } | null
}

/** What is expected of children on a day: of those named, or of all who are enrolled that day and have not left. */
export async function expectationsOf(
  tx: Tx,
  day: string,
  childIds?: readonly string[],
): Promise<Expectation[]> {
  if (childIds?.length === 0) return []
  const instant = (time: 'arrives_at' | 'leaves_at') => sql<string | null>`
    case when ${weekdayOf(day)} = any(enrolment.weekdays)
      then (${day}::date + enrolment.${sql.ref(time)}) at time zone centre.time_zone end`
  const rows = await tx
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
    .select([instant('arrives_at').as('expectedFrom'), instant('leaves_at').as('expectedUntil')])
    .select(['absence.reason', 'absence.note'])
    .$if(childIds !== undefined, (query) => query.where(among('child.id', childIds ?? [])))
    .$if(childIds === undefined, (query) =>
      query.where('child.active', '=', true).where('enrolment.id', 'is not', null),
    )
    .execute()
  return rows.map(({ reason, note, ...row }) => ({
    ...row,
    // The table's CHECK holds the three reasons.
    absence: reason === null ? null : { reason: reason as 'sick' | 'holiday' | 'other', note },
  }))
}
