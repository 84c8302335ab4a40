// Failed sign-ins. They are stored in the platform's own scope, because a network belongs to no centre
// (docs/decisions/015-lock-out-by-device-or-network.md).
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { networkOf } from '../../platform/http/network.ts'
import { type LockState, lockStateOf, lockWindow, waitOf } from './auth.attempt.rules.ts'
import type { Device } from './auth.device.ts'

/** The account, and the known device or else the network of the attempt. All are hashed, because people type passwords
 *  into the name field. */
export interface Attempt {
  account: Buffer
  device: Buffer | null
  network: Buffer | null
}

/** @param name normalised by `accountName`
 *  @param device when the account knows it */
export function attemptOf(tenantId: string, name: string, ip: string, device: Device | undefined): Attempt {
  const network = device ? null : digest(`network ${networkOf(ip)}`)
  return { account: accountHash(tenantId, name), device: device?.hash ?? null, network }
}

/** A wrong current password within a session. It is counted separately, so that it locks no sign-in. */
export function guessOf(sessionId: string): Attempt {
  return { account: digest(`guess ${sessionId}`), device: digest(`session ${sessionId}`), network: null }
}

/** @param name normalised by `accountName` */
export const accountHash = (tenantId: string, name: string) => digest(`account ${tenantId} ${name}`)

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Waits until no other attempt from this device or network is running, so that parallel attempts are counted in turn. Held until the
 *  transaction ends. */
export async function takeTurn(tx: Tx, { device, network }: Attempt): Promise<void> {
  const key = (device ?? network)?.readBigInt64BE()
  await sql`select pg_advisory_xact_lock(${String(key)})`.execute(tx)
}

/** The lock of the account on this device or in this network. `wait` is the network's delay in seconds. */
export async function readLockState(
  tx: Tx,
  attempt: Attempt,
  now: Date,
): Promise<LockState & { wait: number }> {
  const rows = await recentFailures(tx, now)
    .where((where) =>
      attempt.device
        ? where.and({ deviceHash: attempt.device, accountHash: attempt.account })
        : where('networkHash', '=', attempt.network),
    )
    .execute()
  const ofAccount = rows.filter((row) => row.accountHash.equals(attempt.account))
  const state = lockStateOf(times(ofAccount), now.getTime())
  return { ...state, wait: attempt.network ? waitOf(times(rows), now.getTime()) : 0 }
}

const times = (failures: readonly { at: string }[]) => failures.map(({ at }) => Date.parse(at))

/** Failures that are recent enough to lock. */
const recentFailures = (tx: Tx, now: Date) =>
  tx
    .selectFrom('signInFailure')
    .select(['at', 'accountHash', 'deviceHash', 'networkHash'])
    .where('at', '>', new Date(now.getTime() - 2 * lockWindow).toISOString())

export async function recordFailure(tx: Tx, id: string, attempt: Attempt): Promise<void> {
  await tx
    .insertInto('signInFailure')
    .values({
      id,
      accountHash: attempt.account,
      deviceHash: attempt.device,
      networkHash: attempt.network,
    })
    .execute()
}

/** The person has got the password right, so the earlier failures here were typing mistakes. */
export async function clearFailures(tx: Tx, { account, device, network }: Attempt): Promise<void> {
  await tx
    .deleteFrom('signInFailure')
    .where('accountHash', '=', account)
    .where((where) => (device ? where('deviceHash', '=', device) : where('networkHash', '=', network)))
    .execute()
}

/** When the last lock of each account ends, by account hash in hex. An account without a lock has no entry. */
export async function locksOf(tx: Tx, accounts: readonly Buffer[], now: Date): Promise<Map<string, number>> {
  const rows = await recentFailures(tx, now).where('accountHash', 'in', accounts).execute()
  const locks = new Map<string, number>()
  for (const failures of Map.groupBy(rows, placeOf).values()) {
    const { lockedUntil = 0 } = lockStateOf(times(failures), now.getTime())
    const account = failures[0]?.accountHash.toString('hex') ?? ''
    if (lockedUntil > (locks.get(account) ?? 0)) locks.set(account, lockedUntil)
  }
  return locks
}

/** The account together with the device or network. */
const placeOf = (row: { accountHash: Buffer; deviceHash: Buffer | null; networkHash: Buffer | null }) =>
  [row.accountHash, row.deviceHash, row.networkHash].map((hash) => hash?.toString('hex')).join()

/** Lifts all locks of these accounts. */
export async function forgetFailures(tx: Tx, accounts: readonly Buffer[]): Promise<void> {
  await tx.deleteFrom('signInFailure').where('accountHash', 'in', accounts).execute()
}

/** Deletes failures too old to count. */
export async function purgeFailures(tx: Tx, now: Date): Promise<void> {
  await tx
    .deleteFrom('signInFailure')
    .where('at', '<=', new Date(now.getTime() - 2 * lockWindow).toISOString())
    .execute()
}
