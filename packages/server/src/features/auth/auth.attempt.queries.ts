// Failed sign-ins, in the platform's own scope: an address belongs to no centre (docs/decisions/004-signing-in.md).
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { networkOf } from '../../platform/http/network.ts'
import { lockWindow, type Standing, standingOf } from './auth.attempt.rules.ts'

/** Somebody tries an account from an address. Neither is kept in clear: people type passwords as names. */
export interface Attempt {
  account: Buffer
  address: Buffer
}

/** @param name as the account is looked up */
export function attemptOf(tenantId: string, name: string, ip: string): Attempt {
  return { account: digest(`account ${tenantId} ${name}`), address: digest(`address ${networkOf(ip)}`) }
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Waits until no other attempt on this account or from this address is under way, so that tries sent all at
 *  once are counted one after the other. Held until the transaction ends. */
export async function takeTurn(tx: Tx, { account, address }: Attempt): Promise<void> {
  const keys = [account.readBigInt64BE(), address.readBigInt64BE()].map(String).sort()
  await sql`select pg_advisory_xact_lock(${keys[0]}), pg_advisory_xact_lock(${keys[1]})`.execute(tx)
}

/** Locked or asked for a captcha when either the account or the address is. */
export async function standingNow(tx: Tx, { account, address }: Attempt, now: Date): Promise<Standing> {
  const rows = await tx
    .selectFrom('signInFailure')
    .select(['at', 'accountHash', 'addressHash'])
    .where('at', '>', new Date(now.getTime() - 2 * lockWindow).toISOString())
    .where((where) => where.or([where('accountHash', '=', account), where('addressHash', '=', address)]))
    .execute()
  const failuresOf = (column: 'accountHash' | 'addressHash', hash: Buffer) =>
    rows.filter((row) => row[column].equals(hash)).map((row) => Date.parse(row.at))
  const ofAccount = standingOf(failuresOf('accountHash', account), now.getTime())
  const ofAddress = standingOf(failuresOf('addressHash', address), now.getTime())
  return { locked: ofAccount.locked || ofAddress.locked, captcha: ofAccount.captcha || ofAddress.captcha }
}

export async function recordFailure(tx: Tx, id: string, { account, address }: Attempt): Promise<void> {
  await tx.insertInto('signInFailure').values({ id, accountHash: account, addressHash: address }).execute()
}

/** Whoever knows the password in the end failed by mistake: these failures count against the address no more. */
export async function clearFailures(tx: Tx, { account }: Attempt): Promise<void> {
  await tx.deleteFrom('signInFailure').where('accountHash', '=', account).execute()
}

/** Failures too old to ask or lock. */
export async function purgeFailures(tx: Tx, now: Date): Promise<void> {
  await tx
    .deleteFrom('signInFailure')
    .where('at', '<', new Date(now.getTime() - 2 * lockWindow).toISOString())
    .execute()
}
