// Whose database it is. Two installations on one database would lock each other out: each would change the password of the
// application's role and sign with keys of its own.
import pg from 'pg'

export interface Claim {
  /** SHA-256 of the secrets, in hex. All servers of an installation share their secrets. */
  fingerprint: string
  /** Whether these secrets may take the place of others: nobody else uses the database, or somebody has said so. */
  mayReplace: boolean
}

const refusal = `Another Daybook uses this database, with other secrets. Nothing was changed.
  A further server of the same installation needs the same secrets: copy secrets.json from its data folder, or set DAYBOOK_SECRETS.
  If that installation is gone for good, start once with REPLACE_SECRETS=true: everybody signs in again, and codes of second steps and subscriptions to pushes are lost.`

/** Throws when the database belongs to another installation. Only reads. */
export async function mustBelong(client: pg.ClientBase, { fingerprint, mayReplace }: Claim, appUrl: string) {
  if (mayReplace) return
  const claimed = await claimedBy(client)
  if (claimed === undefined ? await isUsedByOthers(client, appUrl) : claimed !== fingerprint)
    throw new Error(refusal)
}

async function claimedBy(client: pg.ClientBase): Promise<string | undefined> {
  const { rows: there } = await client.query<{ at: string | null }>(
    `select to_regclass('installation') as at`,
  )
  if (!there[0]?.at) return undefined
  const { rows } = await client.query<{ secrets: string }>('select secrets from installation')
  return rows[0]?.secrets
}

/** Versions before the fingerprint left data and the password of the application's role. */
async function isUsedByOthers(client: pg.ClientBase, appUrl: string): Promise<boolean> {
  const { rows } = await client.query<{ used: boolean }>(
    `select to_regclass('migration') is not null and exists (select from pg_roles where rolname = $1) as used`,
    [decodeURIComponent(new URL(appUrl).username)],
  )
  return rows[0]?.used === true && isPasswordRefused(appUrl)
}

const wrongPassword = '28P01'

async function isPasswordRefused(appUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: appUrl })
  try {
    await client.connect()
    return false
  } catch (error) {
    return error instanceof pg.DatabaseError && error.code === wrongPassword
  } finally {
    await client.end().catch(() => undefined)
  }
}

export async function claim(client: pg.ClientBase, { fingerprint }: Claim): Promise<void> {
  await client.query(
    `insert into installation (secrets) values ($1)
     on conflict (one) do update set secrets = excluded.secrets, claimed_at = now()
       where installation.secrets <> excluded.secrets`,
    [fingerprint],
  )
}
