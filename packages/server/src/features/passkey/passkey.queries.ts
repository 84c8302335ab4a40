import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

export function passkeysOf(tx: Tx, staffId: string) {
  return tx
    .selectFrom('passkey')
    .select(['id', 'name', 'createdAt as madeAt', 'usedAt', 'credentialId', 'transports'])
    .where('staffId', '=', staffId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()
}

export async function keepPasskey(
  tx: Tx,
  row: {
    id: string
    staffId: string
    name: string
    credentialId: string
    publicKey: Buffer
    counter: number
    transports: string[]
  },
): Promise<void> {
  await tx.insertInto('passkey').values(row).execute()
}

/** Locked until the transaction ends, so that its counter is compared once. */
export function findPasskey(tx: Tx, staffId: string, credentialId: string) {
  return tx
    .selectFrom('passkey')
    .select(['id', 'credentialId', 'publicKey', 'counter'])
    .where('staffId', '=', staffId)
    .where('credentialId', '=', credentialId)
    .forUpdate()
    .executeTakeFirst()
}

export async function notePasskeyUse(tx: Tx, id: string, counter: number): Promise<void> {
  await tx
    .updateTable('passkey')
    .set({ counter, usedAt: sql<string>`app_now()` })
    .where('id', '=', id)
    .execute()
}

/** Undefined when the person has none with this id. */
export function renameOwn(tx: Tx, staffId: string, { id, name }: { id: string; name: string }) {
  return tx
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('staffId', '=', staffId)
    .returning('id')
    .executeTakeFirst()
}

export function removeOwn(tx: Tx, staffId: string, id: string) {
  return tx
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('staffId', '=', staffId)
    .returning('id')
    .executeTakeFirst()
}

export async function hasPasskey(tx: Tx, staffId: string): Promise<boolean> {
  const one = await tx
    .selectFrom('passkey')
    .select('id')
    .where('staffId', '=', staffId)
    .limit(1)
    .executeTakeFirst()
  return one !== undefined
}

/** Returns whether there were any. */
export async function deletePasskeys(tx: Tx, staffId: string): Promise<boolean> {
  const gone = await tx.deleteFrom('passkey').where('staffId', '=', staffId).returning('id').execute()
  return gone.length > 0
}
