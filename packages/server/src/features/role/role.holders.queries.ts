// Who holds which rights. No other query looks at what a role is called: a centre's own roles count like Daybook's.
import { allRightsInCentre, type Right, rights, roles } from '@daybook/contract/kernel/rights.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

const builtInWith = (right: Right) =>
  roles.filter((role) => (rights[right] as readonly string[]).includes(role)).join()

/** That a row of `staff` has all of these rights, whichever of its roles gives each. */
export function mayAll(wanted: readonly Right[]): RawBuilder<boolean> {
  return sql<boolean>`not exists (
    select from unnest(${[...wanted]}::text[], ${wanted.map(builtInWith)}::text[]) as wanted (name, built_in)
    where not staff.roles && string_to_array(wanted.built_in, ',')
      and not exists (select from role where role.tenant_id = staff.tenant_id and role.active and not role.built_in
        and role.alias = any(staff.roles) and wanted.name = any(role.rights)))`
}

/** Who works here and may do everything. Whoever asks next waits until this transaction ends, and then sees what it
 *  changed: of two managers who demote each other at the same moment, the second is refused. */
export async function lockManagers(tx: Tx): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(7321004, hashtext(current_tenant()))`.execute(tx)
  const rows = await tx
    .selectFrom('staff')
    .select('id')
    .where('active', '=', true)
    .where(mayAll(allRightsInCentre))
    .execute()
  return rows.map(({ id }) => id)
}
