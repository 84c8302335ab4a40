// Links made by whoever runs the machine: the operator's first one, one for an operator who cannot sign in, and one for a
// manager of a centre that came from another installation, where passwords do not come along.
import { defaultTenantId } from '@daybook/contract/kernel/constants.ts'
import type { Kysely } from 'kysely'
import { writeAudit } from '../../platform/audit.queries.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import { inTenant } from '../../platform/database/tenancy.ts'
import type { DB } from '../../platform/database/types.ts'
import type { CreateId, RandomBytes } from '../../platform/ids.ts'
import { deletePasskeys } from '../passkey/index.ts'
import { deleteSecondStep } from '../secondStep/index.ts'
import { addressOf, hashOfKey, lifeOf, newKey } from './invitation.keys.ts'
import { endOpen, endWaysIn, ensurePlatform, insertInvitation, operators } from './invitation.queries.ts'

interface Parts {
  db: Kysely<DB>
  clock: Clock
  ids: CreateId
  random: RandomBytes
}

const inPlatform = <T>({ db, clock }: Parts, work: (tx: Tx) => Promise<T>) =>
  inTenant(db, { tenantId: defaultTenantId, personId: null, now: clock.now(), mode: 'write' }, work)

/** The address that makes whoever opens it the operator; undefined when there is one. Earlier ones expire. */
export const firstOperatorAddress = (parts: Parts, origin: string): Promise<string | undefined> =>
  inPlatform(parts, async (tx) => {
    await ensurePlatform(tx)
    return (await operators(tx)).length > 0 ? undefined : newAddress(parts, tx, origin)
  })

/** Takes every way in from an operator, and makes the address that gives them a new one.
 *  @param account which operator, when there are several
 *  @returns the operators to choose from, when this names none or several */
export const renewOperator = (
  parts: Parts,
  origin: string,
  account?: string,
): Promise<{ address: string } | { accounts: string[] }> =>
  inPlatform(parts, async (tx) => {
    const all = await operators(tx)
    const [one, ...more] = all.filter((each) => account === undefined || each.account === account)
    if (!one || more.length > 0) return { accounts: all.map((each) => each.account) }
    await deletePasskeys(tx, one.id)
    await deleteSecondStep(tx, one.id)
    await endWaysIn(tx, one.id)
    const audit = { action: 'invitation.renew-operator', actorId: null, subjects: [one.id] }
    await writeAudit(tx, { id: parts.ids(), ...audit })
    return { address: await newAddress(parts, tx, origin, one.id) }
  })

async function newAddress({ clock, ids, random }: Parts, tx: Tx, origin: string, renewsId?: string) {
  const now = clock.now()
  await endOpen(tx, now)
  const key = newKey(random)
  const expiresAt = new Date(now.getTime() + lifeOf.administrator).toISOString()
  const keyHash = hashOfKey(key)
  await insertInvitation(tx, { id: ids(), role: 'administrator', keyHash, expiresAt, renewsId })
  return addressOf(origin, defaultTenantId, key)
}

/** The address by which a member of staff of the transaction's centre chooses a password. */
export async function addressForManager(
  { clock, ids, random }: Omit<Parts, 'db'>,
  tx: Tx,
  { origin, tenantId, personId }: { origin: string; tenantId: string; personId: string },
): Promise<string> {
  const key = newKey(random)
  const expiresAt = new Date(clock.now().getTime() + lifeOf.manager).toISOString()
  const link = { role: 'staff', renewsId: personId, way: 'link' }
  await insertInvitation(tx, { id: ids(), ...link, keyHash: hashOfKey(key), expiresAt })
  return addressOf(origin, tenantId, key)
}
