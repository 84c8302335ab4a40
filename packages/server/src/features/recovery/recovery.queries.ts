import { sql } from 'kysely'
import { sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'
import { asTenant } from '../../platform/database/tenancy.ts'

/** The active accounts of this centre with an address. @param mail in lower case */
export function accountsOf(tx: Tx, mail: string) {
  return tx
    .selectFrom('staff')
    .innerJoin('centre', 'centre.tenantId', 'staff.tenantId')
    .select(['staff.id', 'staff.account', 'staff.realName', 'staff.email', 'centre.name as centreName'])
    .where(sql<string>`lower(staff.email)`, '=', mail)
    .where('staff.active', '=', true)
    .orderBy('staff.account')
    .execute()
}

/** Whether an account with this address has signed in on this device. @param mail in lower case */
export async function isDeviceOf(tx: Tx, mail: string, deviceHash: Buffer): Promise<boolean> {
  const session = await tx
    .selectFrom('session')
    .innerJoin('staff', (join) => sameTenant(join, 'staff.id', 'session.staffId'))
    .select('session.id')
    .where(sql<string>`lower(staff.email)`, '=', mail)
    .where('session.deviceHash', '=', deviceHash)
    .where(sql<boolean>`coalesce(session.end_reason, '') not in ('stolen', 'revoked')`)
    .limit(1)
    .executeTakeFirst()
  return session !== undefined
}

/** The centres in which an address has an account. */
export async function centresOf(tx: Tx, mail: string) {
  const { rows } = await sql<{ id: string }>`select tenant_ids() as id`.execute(tx)
  const centres: { tenantId: string; name: string; email: string }[] = []
  for (const { id } of rows) {
    const [first] = await asTenant(tx, id, () => accountsOf(tx, mail))
    if (first?.email) centres.push({ tenantId: id, name: first.centreName, email: first.email })
  }
  return centres
}
