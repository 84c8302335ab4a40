// Plain SQL migrations, forward only. Each file runs once, in order, in its own transaction, as the owner; one that makes an
// index while others write (`create index concurrently`) has that one statement, and runs without a transaction.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { releaseBefore } from './release.ts'
import { inTurn } from './turn.ts'

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
  const rows = await appliedTo(client)
  if (rows.length === 0) return []
  const known = knownMigrations()
  refuseUnknown(rows, known)
  const applied = new Set(rows.map(({ name }) => name))
  return known.flatMap(({ name }) => (applied.has(name) ? [] : [name]))
}

/** Brings the database up to date and returns the migrations applied. Two servers that start together take turns.
 *  Throws when the database is newer than this code can work with, or when a migration was changed after it was applied. */
export async function migrate(
  client: pg.ClientBase,
  known = knownMigrations(),
  patience = usual,
): Promise<string[]> {
  return inTurn(client, 7321001, async () => {
    await client.query(
      'create table if not exists migration (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    )
    const applied = await appliedTo(client)
    refuseUnknown(applied, known)
    const pending = known.filter(({ name }) => !applied.some((row) => row.name === name))
    if (pending.length > 0)
      await client.query('alter table migration add column if not exists works_with text')
    for (const migration of pending) await apply(client, migration, patience)
    return pending.map((migration) => migration.name)
  })
}

interface Applied {
  name: string
  hash: string
  /** The number of the newest migration that a server has to know to work beside it. Null: this one. */
  works_with: string | null
}

/** Versions before the first release left no `works_with`. */
async function appliedTo(client: pg.ClientBase): Promise<Applied[]> {
  const { rows } = await client.query<Applied>(
    `select name, hash, to_jsonb(migration) ->> 'works_with' as works_with from migration order by name`,
  )
  return rows
}

/** Hashes with which a migration was applied too: its statements are the same, only a comment was different for a while. */
const sameStatements: Readonly<Record<string, string>> = {
  '0123_job_workers': '41b5c8c887b536ed6618d6eea68e2607ecb8ceb4ac7321e975c85b5321d0e572',
}

function refuseUnknown(applied: readonly Applied[], known: readonly Migration[]): void {
  const newest = known.at(-1)?.name.slice(0, 4) ?? '0000'
  for (const row of applied) {
    const own = known.find((migration) => migration.name === row.name)
    const number = row.name.slice(0, 4)
    // The next release has migrated, and left what this one uses (decision 113).
    if (!own && number > newest && row.works_with !== null && row.works_with <= newest) continue
    if (!own && number > newest)
      throw new Error(
        `The database was made by a newer version of Daybook (migration ${row.name}). Nothing was changed. Start the newer version.`,
      )
    if (own?.hash !== row.hash && sameStatements[row.name] !== row.hash)
      throw new Error(
        `The database was made by a version in development whose migration ${row.name} was changed later. No version can upgrade it. Nothing was changed. Start the version that made it, and export what you need.`,
      )
  }
}

interface Patience {
  /** Milliseconds that a migration waits for a lock; whatever else wants the table waits behind it. */
  lock: number
  /** Milliseconds until it tries again, and how often it tries. */
  again: number
  tries: number
}

const usual: Patience = { lock: 3000, again: 1000, tries: 20 }

async function apply(client: pg.ClientBase, migration: Migration, patience: Patience): Promise<void> {
  try {
    const index = concurrentIndex(migration)
    if (index) await makeIndex(client, migration, index)
    else await inTransaction(client, migration, patience)
  } catch (error) {
    throw new Error(`Migration ${migration.name} failed and was rolled back`, { cause: error })
  }
}

/** The name of the index that the migration makes while others write. */
export const concurrentIndex = ({ sql }: Pick<Migration, 'sql'>): string | undefined =>
  /^create (?:unique )?index concurrently (\w+)/im.exec(sql)?.[1]

/** Its table goes on taking writes. What an attempt that was killed has left is dropped first. */
async function makeIndex(client: pg.ClientBase, migration: Migration, index: string): Promise<void> {
  await client.query(`drop index concurrently if exists ${index}`)
  await client.query(migration.sql)
  await note(client, migration)
}

async function inTransaction(client: pg.ClientBase, migration: Migration, patience: Patience): Promise<void> {
  const { lock, again, tries } = patience
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = ${lock}`)
    await client.query(migration.sql)
    await note(client, migration)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    if ((error as { code?: string }).code !== lockNotAvailable || tries === 1) throw error
    await pause(again)
    await inTransaction(client, migration, { ...patience, tries: tries - 1 })
  }
}

const lockNotAvailable = '55P03'

async function note(client: pg.ClientBase, { name, hash }: Migration): Promise<void> {
  const worksWith = releaseBefore(name.slice(0, 4))?.migration ?? null
  await client.query('insert into migration (name, hash, works_with) values ($1, $2, $3)', [
    name,
    hash,
    worksWith,
  ])
}
