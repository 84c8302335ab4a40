import { type Insertable, sql, type Updateable } from 'kysely'
import { sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { DB } from '../../platform/database/types.ts'
import { mayAll } from '../role/index.ts'
import { isOpened } from './invitation.staff.queries.ts'

export async function insertInvitation(tx: Tx, row: Insertable<DB['invitation']>): Promise<void> {
  await tx.insertInto('invitation').values(row).execute()
}

/** The invitation with this key, locked when it is about to be used: of two who use it at once, one gets it. */
export function findInvitation(tx: Tx, keyHash: Buffer, { lock = false } = {}) {
  return tx
    .selectFrom('invitation')
    .innerJoin('centre', 'centre.tenantId', 'invitation.tenantId')
    .leftJoin('staff', (join) => sameTenant(join, 'staff.id', 'invitation.renewsId'))
    .select([
      'invitation.id',
      'invitation.role',
      'invitation.email',
      'invitation.way',
      'invitation.createdBy as inviterId',
      'invitation.renewsId',
      'invitation.seenAt',
      'staff.realName',
      'staff.account',
      'staff.active',
      'staff.roles',
      'staff.email as address',
      'invitation.usedAt',
      'invitation.expiresAt',
      'centre.name as centreName',
    ])
    .select(isOpened.as('isOpened'))
    .where('keyHash', '=', keyHash)
    .$if(lock, (query) => query.forUpdate('invitation'))
    .executeTakeFirst()
}

export async function markUsed(tx: Tx, id: string, staffId: string, now: Date): Promise<void> {
  await tx
    .updateTable('invitation')
    .set({ usedAt: now.toISOString(), staffId })
    .where('id', '=', id)
    .execute()
}

/** Until when the newest invitation that nobody has used is good. */
export async function openUntil(tx: Tx, now: Date): Promise<string | null> {
  const open = await tx
    .selectFrom('invitation')
    .select('expiresAt')
    .where('role', '<>', 'staff')
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now.toISOString())
    .orderBy('expiresAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return open?.expiresAt ?? null
}

/** Ends the invitations of managers and operators that nobody has used: a new link replaces them. */
export async function endOpen(tx: Tx, now: Date): Promise<void> {
  await tx
    .updateTable('invitation')
    .set({ expiresAt: now.toISOString() })
    .where('role', '<>', 'staff')
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now.toISOString())
    .execute()
}

/** Returns false when the account is taken. */
export async function insertAccount(tx: Tx, account: Insertable<DB['staff']>): Promise<boolean> {
  const made = await tx
    .insertInto('staff')
    .values(account)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

/** Gives an account another name and password. Returns false when the account's name is somebody else's. */
export async function renewAccount(tx: Tx, { id, ...changed }: Updateable<DB['staff']> & { id: string }) {
  const taken = await tx
    .selectFrom('staff')
    .select('id')
    .where(sql<boolean>`lower(account) = ${changed.account}`)
    .where('id', '<>', id)
    .executeTakeFirst()
  if (taken) return false
  await tx.updateTable('staff').set(changed).where('id', '=', id).execute()
  return true
}

/** Whether the platform has a centre of this number that works here. */
export async function isCentre(tx: Tx, tenantId: string): Promise<boolean> {
  const { rows } = await sql`select from centres_of_platform() 
    where tenant_id = ${tenantId} and deactivated_at is null`.execute(tx)
  return rows.length > 0
}

/** Whether the platform has neither a person nor a centre. */
export async function isEmpty(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from staff) or exists (select from centres_of_platform()) as used`.execute(tx)
  return rows[0]?.used === false
}

/** The platform is a tenant too. */
export async function ensurePlatform(tx: Tx): Promise<void> {
  await tx
    .insertInto('centre')
    .values({ name: 'Daybook' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export function operators(tx: Tx): Promise<{ id: string; account: string }[]> {
  return tx
    .selectFrom('staff')
    .select(['id', 'account'])
    .where('active', '=', true)
    .where(mayAll(['centre.make']))
    .orderBy('account')
    .execute()
}

/** Nobody signs in to this account any more: its password, its sessions and its unused codes end. */
export async function endWaysIn(tx: Tx, id: string): Promise<void> {
  const now = sql<string>`app_now()`
  await tx.updateTable('staff').set({ passwordHash: '' }).where('id', '=', id).execute()
  await tx
    .updateTable('session')
    .set({ endedAt: now, endReason: 'revoked' })
    .where('staffId', '=', id)
    .where('endedAt', 'is', null)
    .execute()
  await tx
    .updateTable('oneTimeCode')
    .set({ usedAt: now })
    .where('staffId', '=', id)
    .where('usedAt', 'is', null)
    .execute()
}
