import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { migrate, newestMigration } from './migrate.ts'

export interface Provisioned {
  /** Connection of the application's role: owns nothing, bypasses nothing. */
  appUrl: string
  /** Number of the newest migration, `0005`. */
  schema: string
  applied: string[]
}

/** Migrates the database behind `ownerUrl` and makes (or re-keys) the login role that the application uses
 *  there: `<database>_login`, a member of `daybook_app`. The owner needs CREATEROLE, or the role must exist. */
export async function provision(options: { ownerUrl: string; appPassword: string }): Promise<Provisioned> {
  const client = new pg.Client({ connectionString: options.ownerUrl })
  await client.connect()
  try {
    const applied = await migrate(client)
    await runMigrations({ connectionString: options.ownerUrl })
    const database = client.database ?? 'daybook'
    const role = `${database}_login`
    await ensureLogin(client, role, options.appPassword)
    const url = new URL(options.ownerUrl)
    url.username = encodeURIComponent(role)
    url.password = encodeURIComponent(options.appPassword)
    return { appUrl: url.toString(), schema: newestMigration(), applied }
  } finally {
    await client.end()
  }
}

async function ensureLogin(client: pg.Client, role: string, password: string): Promise<void> {
  const name = pg.escapeIdentifier(role)
  const { rows } = await client.query<{ free: boolean }>(
    'select rolsuper or rolbypassrls as free from pg_roles where rolname = $1',
    [role],
  )
  if (rows[0]?.free)
    throw new Error(`The role ${role} is past row security, so the application must not sign in as it.`)
  // A new role is not past row security, and only somebody who is may say so again of one that exists.
  await client.query(
    `${rows[0] ? 'alter' : 'create'} role ${name} login password ${pg.escapeLiteral(password)}`,
  )
  await client.query(`grant daybook_app to ${name}`)
}
