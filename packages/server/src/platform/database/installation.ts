// Whose database it is. Two installations on one database would lock each other out: each would change the password of the
// application's role and sign with keys of its own. Two servers of one installation have their files in one place.
import pg from 'pg'

export interface Claim {
  /** SHA-256 of the secrets, in hex. All servers of an installation share their secrets. */
  fingerprint: string
  /** Whether these secrets may take the place of others: nobody else uses the database, or somebody has said so. */
  mayReplace: boolean
  /** What names the place of the files (`placeOf`). */
  files: string
  /** Whether they may be somewhere else than before: nobody else uses the database, or somebody has said so. */
  mayMove: boolean
  /** Whether it is a copy, which sends nothing to people. Undefined: as it was. */
  holdsMessages?: boolean | undefined
}

const refusal = `Another Daybook uses this database, with other secrets. Nothing was changed.
  A further server of the same installation needs the same secrets: copy secrets.json from its data folder, or set DAYBOOK_SECRETS.
  If that installation is gone for good, start once with REPLACE_SECRETS=true: everybody signs in again, and codes of second steps and subscriptions to pushes are lost.`

const otherFiles = `The files of this installation are in another place. Nothing was changed.
  Photos that one server keeps in a folder of its own are missing at every other. Several servers need a store that all reach: S3_BUCKET, the same for each.
  If you have moved the files, start once with MOVE_FILES=true.`

/** Throws when the database belongs to another installation, or to this one with its files elsewhere. Only reads. */
export async function mustBelong(client: pg.ClientBase, claimed: Claim, appUrl: string): Promise<void> {
  const { fingerprint, mayReplace, files, mayMove } = claimed
  const known = await claimedBy(client)
  if (!mayReplace && (known ? known.secrets !== fingerprint : await isUsedByOthers(client, appUrl)))
    throw new Error(refusal)
  if (!mayMove && known?.files && known.files !== files) throw new Error(otherFiles)
}

interface Known {
  secrets: string
  /** Null where an earlier version started last. */
  files: string | null
}

async function claimedBy(client: pg.ClientBase): Promise<Known | undefined> {
  const { rows: there } = await client.query<{ at: string | null }>(
    `select to_regclass('installation') as at`,
  )
  if (!there[0]?.at) return undefined
  // It is read before the migrations, so the newer column may be missing.
  const { rows } = await client.query<Known>(
    `select secrets, to_jsonb(installation) ->> 'files' as files from installation`,
  )
  return rows[0]
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

/** Returns whether it is a copy, which sends nothing to people. */
export async function claim(
  client: pg.ClientBase,
  { fingerprint, files, holdsMessages }: Claim,
): Promise<boolean> {
  await client.query(
    `insert into installation (secrets, files) values ($1, $2)
     on conflict (one) do update set secrets = excluded.secrets, files = excluded.files, claimed_at = now()
       where (installation.secrets, installation.files) is distinct from (excluded.secrets, excluded.files)`,
    [fingerprint, files],
  )
  if (holdsMessages !== undefined) await client.query(holding, [holdsMessages])
  const { rows } = await client.query<{ holds: boolean }>('select holds_messages as holds from installation')
  return rows[0]?.holds ?? false
}

const holding = 'update installation set holds_messages = $1 where holds_messages is distinct from $1'

/** Of a database that was restored and not started, maybe from before the column. No server may start on it before. */
export async function markRestored(client: pg.ClientBase, holdsMessages: boolean): Promise<void> {
  await client.query(
    'alter table installation add column if not exists holds_messages boolean not null default false',
  )
  await client.query(holding, [holdsMessages])
}
