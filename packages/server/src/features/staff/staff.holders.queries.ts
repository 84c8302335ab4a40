// Who is a person, who works at a centre, and who of them holds which rights. The conditions are about a row of `staff`.
import type { Right } from '@daybook/contract/kernel/rights.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { mayAll, rolesNamed } from '../role/index.ts'

/** A tablet at the door has a row of staff too. */
export const isPerson = sql<boolean>`not 'kiosk' = any(staff.roles)`

/** Works at a centre: neither a tablet nor the platform's operator. */
export const isOfCentre = sql<boolean>`not staff.roles && array['administrator', 'kiosk']`

/** Who works here and has all of these rights, by name. */
export function staffWithRights(tx: Tx, wanted: readonly Right[]): Promise<{ id: string; name: string }[]> {
  return tx
    .selectFrom('staff')
    .select(['id', 'realName as name'])
    .where('tenantId', '=', sql<string>`current_tenant()`)
    .where('active', '=', true)
    .where(mayAll(wanted))
    .orderBy(sql`fold_name(real_name)`)
    .orderBy('id')
    .execute()
}

/** Whether somebody still works here and may open an account with these roles. What they know of it, a link or a password,
 *  ends when they may not. */
export async function mayStillOpen(tx: Tx, id: string, roles: readonly string[]): Promise<boolean> {
  const rights = (await rolesNamed(tx, roles)).flatMap((role) => role.rights)
  const opener = await tx
    .selectFrom('staff')
    .select('id')
    .where('id', '=', id)
    .where('active', '=', true)
    .where(mayAll([...new Set<Right>(['staff.edit', ...rights])]))
    .executeTakeFirst()
  return opener !== undefined
}

/** Everybody who works here now. */
export async function staffIds(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('staff')
    .select('id')
    .where('active', '=', true)
    .where(isOfCentre)
    .execute()
  return rows.map(({ id }) => id)
}
