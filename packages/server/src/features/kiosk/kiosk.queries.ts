// Tablets: a row here, and a member of staff of the same id.
import { sql } from 'kysely'
import { sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'

const kiosks = (tx: Tx) =>
  tx.selectFrom('kiosk').innerJoin('staff', (join) => sameTenant(join, 'staff.id', 'kiosk.id'))

export function listAll(tx: Tx) {
  return kiosks(tx)
    .select(['kiosk.id', 'staff.realName as name', 'kiosk.createdAt', 'kiosk.pairedAt'])
    .select(['kiosk.revokedAt', 'kiosk.device'])
    .orderBy('kiosk.createdAt', 'desc')
    .orderBy('kiosk.id')
    .execute()
}

export async function insertKiosk(
  tx: Tx,
  { id, name, ...pairing }: { id: string; name: string; pairingHash: Buffer; pairingExpiresAt: string },
): Promise<boolean> {
  const made = await tx
    .insertInto('staff')
    // Nothing is the hash of a password, so nobody signs in with one.
    .values({ id, account: `kiosk ${id}`, passwordHash: '', realName: name, roles: ['kiosk'], active: false })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) return false
  await tx
    .insertInto('kiosk')
    .values({ id, ...pairing })
    .execute()
  return true
}

/** The tablet of a code that is still good. The code is used up. */
export async function pair(
  tx: Tx,
  { pairingHash, device, now }: { pairingHash: Buffer; device: string; now: Date },
): Promise<{ id: string; name: string } | undefined> {
  const at = now.toISOString()
  const row = await tx
    .updateTable('kiosk')
    .set({ pairedAt: at, device })
    .where('pairingHash', '=', pairingHash)
    .where('pairingExpiresAt', '>', at)
    .where('pairedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!row) return undefined
  const { realName } = await tx
    .updateTable('staff')
    .set({ active: true })
    .where('id', '=', row.id)
    .returning('realName')
    .executeTakeFirstOrThrow()
  return { id: row.id, name: realName }
}

/** A tablet stays signed in until it is revoked. */
export async function openKioskSession(
  tx: Tx,
  session: { id: string; staffId: string; refreshHash: Buffer; expiresAt: string; device: string },
): Promise<void> {
  await tx.insertInto('session').values(session).execute()
}

/** The database ends the sessions of whoever is made inactive. Returns the ids that are tablets. */
export async function revoke(tx: Tx, ids: readonly string[], now: Date): Promise<string[]> {
  const rows = await tx
    .updateTable('kiosk')
    .set({ revokedAt: sql<string>`coalesce(revoked_at, ${now.toISOString()})` })
    .where('id', 'in', [...ids])
    .returning('id')
    .execute()
  const known = rows.map(({ id }) => id)
  if (known.length > 0)
    await tx.updateTable('staff').set({ active: false }).where('id', 'in', known).execute()
  return known
}
