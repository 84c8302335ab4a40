// The first operator: while nobody can sign in to the platform, each start makes one link that whoever starts Daybook opens.
import { defaultTenantId } from '@daybook/contract/kernel/constants.ts'
import type { Kysely } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import { inTenant } from '../../platform/database/tenancy.ts'
import type { DB } from '../../platform/database/types.ts'
import type { CreateId, RandomBytes } from '../../platform/ids.ts'
import { addressOf, hashOfKey, lifeOf, newKey } from './invitation.keys.ts'
import { endOpen, ensurePlatform, hasOperator, insertInvitation } from './invitation.queries.ts'

interface Parts {
  db: Kysely<DB>
  clock: Clock
  ids: CreateId
  random: RandomBytes
}

/** The address to open; undefined when there is an operator. Earlier ones expire. */
export function firstOperatorAddress(
  { db, clock, ids, random }: Parts,
  origin: string,
): Promise<string | undefined> {
  const now = clock.now()
  const scope = { tenantId: defaultTenantId, personId: null, now, mode: 'write' } as const
  return inTenant(db, scope, async (tx) => {
    await ensurePlatform(tx)
    if (await hasOperator(tx)) return undefined
    await endOpen(tx, now)
    const key = newKey(random)
    const expiresAt = new Date(now.getTime() + lifeOf.administrator).toISOString()
    await insertInvitation(tx, { id: ids(), role: 'administrator', keyHash: hashOfKey(key), expiresAt })
    return addressOf(origin, defaultTenantId, key)
  })
}
