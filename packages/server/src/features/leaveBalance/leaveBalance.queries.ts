import type { leaveKinds } from '@daybook/contract/leave/leave.fields.ts'
import type { leaveEntryTypes } from '@daybook/contract/leaveBalance/leaveBalance.fields.ts'
import { type Insertable, sql } from 'kysely'
import { sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { DB } from '../../platform/database/types.ts'

export type LeaveKind = (typeof leaveKinds)[number]

export async function keepsBalance(tx: Tx): Promise<boolean> {
  return (await tx.selectFrom('centre').select('keepsLeaveBalance').executeTakeFirstOrThrow())
    .keepsLeaveBalance
}

/** Of a person, the newest first. */
export const entriesOf = (tx: Tx, staffId: string) =>
  tx
    .selectFrom('leaveEntry')
    .innerJoin('staff', (join) => sameTenant(join, 'staff.id', 'leaveEntry.byId'))
    .select(['leaveEntry.id', 'leaveEntry.startsOn as from', 'leaveEntry.reason'])
    .select(sql<number>`leave_entry.half_days / 2.0::float8`.as('days'))
    .select(['leaveEntry.at', 'staff.realName as byName'])
    // The table allows only these.
    .select(sql.ref<LeaveKind>('leave_entry.kind').as('kind'))
    .select(sql.ref<(typeof leaveEntryTypes)[number]>('leave_entry.type').as('type'))
    .where('leaveEntry.staffId', '=', staffId)
    .orderBy('leaveEntry.startsOn', 'desc')
    .orderBy('leaveEntry.at', 'desc')
    .orderBy('leaveEntry.id')
    .execute()

/** Returns false when there is an entry with this id. */
export async function insertEntry(tx: Tx, entry: Insertable<DB['leaveEntry']>): Promise<boolean> {
  const made = await tx
    .insertInto('leaveEntry')
    .values(entry)
    .onConflict((conflict) => conflict.columns(['tenantId', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

/** Returns false when there is a week with this id. */
export async function insertWeek(tx: Tx, week: Insertable<DB['workingWeek']>): Promise<boolean> {
  const made = await tx
    .insertInto('workingWeek')
    .values(week)
    .onConflict((conflict) => conflict.columns(['tenantId', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

/** Also somebody who has left. */
export const findPerson = (tx: Tx, id: string) =>
  tx.selectFrom('staff').select('id').where('id', '=', id).executeTakeFirst()
