import { type Right, type Role, rightsOf, roles } from '@daybook/contract/kernel/rights.ts'
import { sql } from 'kysely'
import { among } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'

export interface RoleRow {
  id: string
  alias: string
  builtIn: boolean
  rights: Right[]
}

/** What a role allows: a built-in one what Daybook says, another what is stored. */
const allowedBy = (row: { alias: string; builtIn: boolean; rights: string[] }): Right[] =>
  row.builtIn && roles.includes(row.alias as Role) ? rightsOf([row.alias as Role]) : (row.rights as Right[])

export async function findRoles(tx: Tx, ids: readonly string[]): Promise<RoleRow[]> {
  const rows = await tx
    .selectFrom('role')
    .select(['id', 'alias', 'builtIn', 'rights'])
    .where(among('id', ids))
    .execute()
  return rows.map((row) => ({ ...row, rights: allowedBy(row) }))
}

/** The roles in use with these aliases. */
export async function rolesNamed(tx: Tx, aliases: readonly string[]): Promise<RoleRow[]> {
  if (aliases.length === 0) return []
  const rows = await tx
    .selectFrom('role')
    .select(['id', 'alias', 'builtIn', 'rights'])
    .where('active', '=', true)
    .where('alias', 'in', [...aliases])
    .execute()
  return rows.map((row) => ({ ...row, rights: allowedBy(row) }))
}

/** Ids of roles in use → their aliases. */
export async function aliasesOf(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('role')
    .select(['id', 'alias'])
    .where('active', '=', true)
    .where(among('id', ids))
    .execute()
  return new Map(rows.map(({ id, alias }) => [id, alias]))
}

/** Which of these aliases a person who works here holds. */
export async function heldAmong(tx: Tx, aliases: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ alias: string }>`
    select distinct alias from staff, unnest(roles) as alias
    where tenant_id = current_tenant() and active and alias = any(${aliases}::text[])`.execute(tx)
  return new Set(rows.map(({ alias }) => alias))
}
