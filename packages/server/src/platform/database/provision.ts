import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { type Claim, claim, mustBelong } from './installation.ts'
import { migrate, newestMigration, pendingUpgrade } from './migrate.ts'
import { ofRole } from './settings.ts'
import { inTurn } from './turn.ts'

export interface Provisioned {
  /** Connection string of the application's role, which owns nothing and does not bypass row security. */
  appUrl: string
  /** Number of the newest migration, such as `0005`. */
  schema: string
  applied: string[]
  /** Whether it is a copy, which sends nothing to people. */
  holdsMessages: boolean
}

interface Provisioning {
  ownerUrl: string
  appPassword: string
  /** Whose database it is. Left out where nobody else can reach the database. */
  installation?: Claim
  /** Called before a database with data is changed, with the migrations that it needs. Nothing is changed if it fails. */
  beforeUpgrade?: (pending: readonly string[]) => Promise<void>
}

/** Migrates the database at `ownerUrl` and creates the login role of the application, `<database>_login`, a member of
 *  `daybook_app`. If the role exists, it gets the new password. The owner needs CREATEROLE unless the role exists. Servers
 *  that start together take turns. Throws before anything is changed when the database belongs to another installation. */
export async function provision(options: Provisioning): Promise<Provisioned> {
  const { ownerUrl, appPassword, installation, beforeUpgrade } = options
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    return await inTurn(client, 7321005, async () => {
      const database = client.database ?? 'daybook'
      const appUrl = loginUrl(options, database)
      if (installation) await mustBelong(client, installation, appUrl)
      // Within the lock: what another server is about to migrate is not waiting for a backup.
      const pending = await pendingUpgrade(client)
      if (pending.length > 0) await beforeUpgrade?.(pending)
      const applied = await migrate(client)
      await migrateJobs(ownerUrl)
      await ensureLogin(client, loginOf(database), appPassword)
      const holdsMessages = installation !== undefined && (await claim(client, installation))
      return { appUrl, schema: newestMigration(), applied, holdsMessages }
    })
  } finally {
    await client.end()
  }
}

/** With a pool of its own the worker would stop listening to a connection before it is closed. One that the database ends
 *  at that moment would then end this process. */
async function migrateJobs(connectionString: string): Promise<void> {
  const pool = new pg.Pool({ connectionString, max: 1 })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  await runMigrations({ pgPool: pool }).finally(() => pool.end())
}

const loginOf = (database: string) => `${database}_login`

/** Connection string of the application's role of a database that was provisioned before. */
export function loginUrl(options: { ownerUrl: string; appPassword: string }, database: string): string {
  const url = new URL(options.ownerUrl)
  url.pathname = `/${database}`
  url.username = encodeURIComponent(loginOf(database))
  url.password = encodeURIComponent(options.appPassword)
  return url.toString()
}

async function ensureLogin(client: pg.Client, role: string, password: string): Promise<void> {
  const name = pg.escapeIdentifier(role)
  const { rows } = await client.query<{ free: boolean }>(
    'select rolsuper or rolbypassrls as free from pg_roles where rolname = $1',
    [role],
  )
  if (rows[0]?.free)
    throw new Error(`The role ${role} bypasses row security, so the application must not sign in as it.`)
  // A new role does not bypass row security. Only a role that bypasses it may set NOBYPASSRLS on an existing role.
  await client.query(
    `${rows[0] ? 'alter' : 'create'} role ${name} login password ${pg.escapeLiteral(password)}`,
  )
  await client.query(`grant daybook_app to ${name}`)
  for (const setting of ofRole) await client.query(`alter role ${name} set ${setting.replace('=', ' = ')}`)
}
