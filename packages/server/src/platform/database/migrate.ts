// Plain SQL migrations, forward only. Each file runs once, in order, in its own transaction, as the owner.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'

const folder = join(import.meta.dirname, '../../../migrations')

export interface Migration {
  name: string
  sql: string
  hash: string
}

export function knownMigrations(): Migration[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const sql = readFileSync(join(folder, file), 'utf8')
      return { name: file.slice(0, -4), sql, hash: createHash('sha256').update(sql).digest('hex') }
    })
}

/** The newest migration in this code, such as `0005_rooms`. */
export function newestMigrationName(): string {
  return knownMigrations().at(-1)?.name ?? '0000'
}

/** Its number, such as `0005`. */
export const newestMigration = (): string => newestMigrationName().slice(0, 4)

/** The migrations that a database with data still needs; none for a new database. Throws when it cannot be upgraded. */
export async function pendingUpgrade(client: pg.ClientBase): Promise<string[]> {
  const { rows: there } = await client.query<{ at: string | null }>(`select to_regclass('migration') as at`)
  if (!there[0]?.at) return []
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from migration')
  if (rows.length === 0) return []
  const known = knownMigrations()
  refuseUnknown(rows, known)
  const applied = new Set(rows.map(({ name }) => name))
  return known.flatMap(({ name }) => (applied.has(name) ? [] : [name]))
}

/** Brings the database up to date and returns the migrations applied. Two servers that start together take turns.
 *  Throws when the database is newer than this code, or when a migration was changed after it was applied. */
export async function migrate(client: pg.ClientBase): Promise<string[]> {
  await client.query('select pg_advisory_lock(7321001)')
  try {
    const { rows: there } = await client.query<{ at: string | null }>(`select to_regclass('migration') as at`)
    if (!there[0]?.at)
      await client.query(
        'create table migration (name text primary key, hash text not null, applied_at timestamptz not null default now())',
      )
    const { rows } = await client.query<{ name: string; hash: string }>(
      'select name, hash from migration order by name',
    )
    const known = knownMigrations()
    refuseUnknown(rows, known)
    const pending = known.filter((migration) => !rows.some((row) => row.name === migration.name))
    for (const migration of pending) await apply(client, migration)
    return pending.map((migration) => migration.name)
  } finally {
    await client.query('select pg_advisory_unlock(7321001)')
  }
}

function refuseUnknown(applied: { name: string; hash: string }[], known: Migration[]): void {
  for (const row of applied) {
    const own = known.find((migration) => migration.name === row.name)
    if (!own && row.name.slice(0, 4) > newestMigration())
      throw new Error(
        `The database was made by a newer version of Daybook (migration ${row.name}). Nothing was changed. Start the newer version.`,
      )
    if (own?.hash !== row.hash)
      throw new Error(
        `The database was made by a version in development whose migration ${row.name} was changed later. No version can upgrade it. Nothing was changed. Start the version that made it, and export what you need.`,
      )
  }
}

async function apply(client: pg.ClientBase, migration: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(migration.sql)
    await client.query('insert into migration (name, hash) values ($1, $2)', [migration.name, migration.hash])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${migration.name} failed and was rolled back`, { cause: error })
  }
}
