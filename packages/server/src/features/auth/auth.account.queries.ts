import { mobileNumber } from '@daybook/contract/auth/phone.rules.ts'
import type { Tx } from '../../platform/database/database.ts'

/** Normalises an account name: capitals and spaces that a phone keyboard adds do not matter. */
export function accountName(typed: string): string {
  return typed.trim().toLowerCase()
}

/** The person of an account, with the data of the centre that a sign-in returns. */
export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>

export async function centreExists(tx: Tx, tenantId: string): Promise<boolean> {
  const centre = await tx
    .selectFrom('centre')
    .select('tenantId')
    .where('tenantId', '=', tenantId)
    .executeTakeFirst()
  return centre !== undefined
}

/** The active account with this name (normalised by `accountName`). */
export function findAccount(tx: Tx, name: string) {
  return accounts(tx)
    .where((where) => where(where.fn<string>('lower', ['staff.account']), '=', name))
    .executeTakeFirst()
}

/** The active account of this person. */
export function findAccountOf(tx: Tx, staffId: string): Promise<Account | undefined> {
  return accounts(tx).where('staff.id', '=', staffId).executeTakeFirst()
}

/** Waits until no other change of this person's account is running. Held until the transaction ends. */
export async function lockAccount(tx: Tx, staffId: string): Promise<void> {
  await tx.selectFrom('staff').select('id').where('id', '=', staffId).forUpdate().execute()
}

/** The active account with this mobile number; none when several people share it. Numbers are stored as people write
 *  them, so all of the centre's are read. */
export async function accountOfPhone(tx: Tx, number: string): Promise<string | undefined> {
  const all = await tx
    .selectFrom('staff')
    .select(['id', 'phone'])
    .where('active', '=', true)
    .where('phone', 'is not', null)
    .execute()
  const same = all.filter(({ phone }) => mobileNumber(phone ?? '') === number)
  return same.length === 1 ? same[0]?.id : undefined
}

/** The active accounts of the centre, or the accounts of these people, active or not. */
export function listAccounts(tx: Tx, ids?: readonly string[]) {
  return tx
    .selectFrom('staff')
    .select(['id', 'account', 'realName', 'picture'])
    .$if(ids === undefined, (query) => query.where('active', '=', true))
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .orderBy('realName')
    .orderBy('id')
    .execute()
}

export async function keepMd5Hash(tx: Tx, staffId: string, md5PasswordHash: string): Promise<void> {
  await tx.updateTable('staff').set({ md5PasswordHash }).where('id', '=', staffId).execute()
}

function accounts(tx: Tx) {
  return tx
    .selectFrom('staff')
    .innerJoin('centre', 'centre.tenantId', 'staff.tenantId')
    .select([
      'staff.tenantId',
      'staff.id',
      'staff.account',
      'staff.passwordHash',
      'staff.md5PasswordHash',
      'staff.passwordBy',
      'staff.realName',
      'staff.nickName',
      'staff.picture',
      'staff.roles',
      'staff.teamId',
      'staff.positionId',
      'centre.countryCode',
      'centre.outboxSecret',
    ])
    .where('staff.active', '=', true)
}
