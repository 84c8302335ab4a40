import { mostRows } from '@daybook/contract/today/today.rules.ts'
import { sql } from 'kysely'
import { sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'

/** The children who are away on a day, by room and name. Who came after all is not away. */
export function childrenAway(tx: Tx, day: string) {
  return tx
    .selectFrom('absence')
    .innerJoin('child', (join) => sameTenant(join, 'child.id', 'absence.childId'))
    .leftJoin('enrolment', (join) =>
      sameTenant(join, 'enrolment.childId', 'absence.childId')
        .onRef('enrolment.startsOn', '<=', 'absence.day')
        .on(sql<boolean>`coalesce(enrolment.ends_on, 'infinity') >= absence.day`)
        .on(sql<boolean>`extract(isodow from absence.day) = any(enrolment.weekdays)`),
    )
    .leftJoin('room', (join) => sameTenant(join, 'room.id', 'enrolment.roomId'))
    .select(['absence.id', 'absence.childId', 'absence.reason', 'absence.note'])
    .select(['child.firstName', 'child.familyName', 'room.name as roomName'])
    .where('absence.day', '=', day)
    .where('absence.clearedAt', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('attendance')
            .select('attendance.id')
            .whereRef('attendance.tenantId', '=', 'absence.tenantId')
            .whereRef('attendance.childId', '=', 'absence.childId')
            .whereRef('attendance.day', '=', 'absence.day')
            .where('attendance.voidedAt', 'is', null),
        ),
      ),
    )
    .orderBy('room.sort')
    .orderBy('child.searchName')
    .orderBy('absence.id')
    .limit(mostRows)
    .execute()
}
