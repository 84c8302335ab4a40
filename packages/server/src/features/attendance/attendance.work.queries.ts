// Staff attendance. It works like the children's, but staff record their own.

import type { OwnWork, StaffAtWork } from '@daybook/contract/attendance/attendance.work.contract.ts'
import type { z } from 'zod'
import type { Context } from '../../platform/context.ts'
import { given, sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'
import { pictureAddress } from '../../platform/storage/addresses.ts'

/** Staff at work on this day, by name; in one room or in all. */
export async function staffAtWork(
  { tx, addresses }: Pick<Context<unknown, unknown>, 'tx' | 'addresses'>,
  day: string,
  roomId: string | undefined,
): Promise<z.output<typeof StaffAtWork>[]> {
  const rows = await tx
    .selectFrom('staffAttendance')
    .innerJoin('staff', (join) => sameTenant(join, 'staff.id', 'staffAttendance.staffId'))
    .leftJoin('room', (join) => sameTenant(join, 'room.id', 'staffAttendance.roomId'))
    .select(['staff.id', 'staff.realName', 'staff.picture'])
    .select(['room.code as roomCode', 'room.name as roomName', 'staffAttendance.signedInAt'])
    .where('staffAttendance.day', '=', day)
    .where('staffAttendance.signedOutAt', 'is', null)
    .where((eb) => given(eb, { 'staffAttendance.roomId': roomId }))
    .orderBy('staff.realName')
    .execute()
  return rows.map(({ picture, ...row }) => ({
    ...row,
    userId: row.id,
    avatar: pictureAddress(addresses, picture),
  }))
}

/** This person's oldest open work, up to this day. The oldest is to be closed first. */
export async function openWorkOf(
  tx: Tx,
  staffId: string,
  today: string,
): Promise<z.output<typeof OwnWork> | null> {
  const row = await tx
    .selectFrom('staffAttendance')
    .leftJoin('room', (join) => sameTenant(join, 'room.id', 'staffAttendance.roomId'))
    .select(['staffAttendance.day', 'staffAttendance.signedInAt', 'room.code as roomCode'])
    .where('staffAttendance.staffId', '=', staffId)
    .where('staffAttendance.signedOutAt', 'is', null)
    .where('staffAttendance.day', '<=', today)
    .orderBy('staffAttendance.day')
    .executeTakeFirst()
  return row ?? null
}

interface NewWork {
  id: string
  staffId: string
  roomId: string | null
  day: string
  signedInAt: string
}

/** Starts work; false when it has already started or overlaps earlier work. */
export async function beginWork(tx: Tx, work: NewWork): Promise<boolean> {
  const begun = await tx
    .insertInto('staffAttendance')
    .values(work)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return begun !== undefined
}

/** The open work of a day, locked until the transaction ends. */
export async function openWorkOfDay(
  tx: Tx,
  staffId: string,
  day: string,
): Promise<{ id: string; roomId: string | null; signedInAt: string } | undefined> {
  return tx
    .selectFrom('staffAttendance')
    .select(['id', 'roomId', 'signedInAt'])
    .where('staffId', '=', staffId)
    .where('day', '=', day)
    .where('signedOutAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export async function finishWork(tx: Tx, id: string, signedOutAt: string): Promise<void> {
  await tx.updateTable('staffAttendance').set({ signedOutAt }).where('id', '=', id).execute()
}
