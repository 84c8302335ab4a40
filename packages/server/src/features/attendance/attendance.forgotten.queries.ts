import type { ForgottenSignOut } from '@daybook/contract/attendance/attendance.contract.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'

type Forgotten = z.output<typeof ForgottenSignOut>

/** Open attendances of earlier days, oldest first, at most 100. */
export async function forgottenSignOuts(tx: Tx, today: string): Promise<Forgotten[]> {
  const rows = await openBefore(tx, today)
    .innerJoin('centre', 'centre.tenantId', 'attendance.tenantId')
    .innerJoin('room', (join) => sameTenant(join, 'room.id', 'attendance.roomId'))
    .innerJoin('child', (join) => sameTenant(join, 'child.id', 'attendance.childId'))
    .leftJoin('enrolment', (join) =>
      sameTenant(join, 'enrolment.childId', 'attendance.childId')
        .onRef('enrolment.startsOn', '<=', 'attendance.day')
        .on(sql<boolean>`coalesce(enrolment.ends_on, 'infinity') >= attendance.day`)
        .on(sql<boolean>`extract(isodow from attendance.day) = any(enrolment.weekdays)`),
    )
    .select(['attendance.id as attendanceId', 'attendance.day', 'attendance.signedInAt'])
    .select(['child.id', 'child.firstName', 'child.familyName', 'child.picture'])
    .select(['room.code as roomCode', 'room.name as roomName'])
    .select(
      sql<string | null>`(attendance.day + enrolment.leaves_at) at time zone centre.time_zone`.as(
        'expectedUntil',
      ),
    )
    .orderBy('attendance.day')
    .orderBy('child.searchName')
    .limit(100)
    .execute()
  return rows.map(({ id, firstName, familyName, picture, ...row }) => ({
    ...row,
    child: { id, firstName, familyName, picture },
  }))
}

/** The number of open attendances of earlier days. */
export async function countForgotten(tx: Tx, today: string): Promise<number> {
  const { count } = await openBefore(tx, today)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

function openBefore(tx: Tx, today: string) {
  return tx
    .selectFrom('attendance')
    .where('attendance.signedOutAt', 'is', null)
    .where('attendance.voidedAt', 'is', null)
    .where('attendance.day', '<', today)
}
