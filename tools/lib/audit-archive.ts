// Moves a year of the audit trail from the database to a file and back. Whenever either ends, also when it is killed, every
// entry is in the database, in a whole file, or in both.
import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type pg from 'pg'
import { syncFolder } from '../../packages/server/src/platform/atomic.file.ts'
import { type Ending, linesOf, readEnding, writeAudit } from './audit-file.ts'
import { alone, attach, auditYears, detach, inTransaction, isAttached, partOf } from './audit-years.ts'
import { Problem } from './problem.ts'

/** Entries that are read or written at once. */
const batchSize = 2000

interface Archiving {
  /** As the owner. */
  client: pg.Client
  year: number
  folder: string
  /** `YYYY-MM-DD` */
  today: string
}

/** Writes the file, reads it again, and only then removes the year from the database. */
export async function archiveYear({
  client,
  year,
  folder,
  today,
}: Archiving): Promise<Ending & { file: string }> {
  const file = join(folder, `audit-${year}.jsonl.gz`)
  return alone(client, async () => {
    mustBeFree(
      (await auditYears(client)).find((one) => one.year === year),
      { year, today },
    )
    await detach(client, year)
    try {
      const written = await writeChecked(file, client, year)
      await drop(client, written)
      return { ...written, file }
    } catch (error) {
      await attach(client, year)
      throw error
    }
  })
}

function mustBeFree(
  found: { from: string } | undefined,
  { year, today }: { year: number; today: string },
): void {
  if (!found) throw new Problem(`The database has no entries of ${year}.`)
  if (today >= found.from) return
  const why = 'a record that a centre keeps may be of that year'
  throw new Problem(`The entries of ${year} are needed until ${found.from}: ${why}.`)
}

/** The file gets its name when it has been read again. */
async function writeChecked(file: string, client: pg.Client, year: number): Promise<Ending> {
  const draft = `${file}.draft`
  await rm(draft, { force: true })
  const written = await writeAudit(draft, year, entriesOf(client, year))
  const read = await readEnding(draft)
  if (read.sha256 !== written.sha256) throw new Problem(`What was written to ${draft} is not what is read.`)
  await mustBeSame(file, read)
  await rename(draft, file)
  syncFolder(dirname(file))
  return read
}

/** A file with other entries, or a damaged one, may be the only one that has them. */
async function mustBeSame(file: string, { sha256 }: Ending): Promise<void> {
  if (!existsSync(file) || (await readEnding(file)).sha256 === sha256) return
  throw new Problem(`${file} has other entries. Move it away, or name another folder.`)
}

async function* entriesOf(client: pg.Client, year: number): AsyncGenerator<string> {
  // Instants are written in UTC, wherever the machine is.
  await client.query(`begin read only; set local timezone = 'UTC'; declare entries cursor for
    select row_to_json(entry)::text as line from ${partOf(year)} entry order by tenant_id, at, id`)
  try {
    for (;;) {
      const { rows } = await client.query<{ line: string }>(`fetch ${batchSize} from entries`)
      for (const { line } of rows) yield line
      if (rows.length < batchSize) return
    }
  } finally {
    await client.query('rollback')
  }
}

async function drop(client: pg.Client, { year, rows: archived }: Ending): Promise<void> {
  await inTransaction(client, async () => {
    await client.query(`lock table ${partOf(year)} in access exclusive mode`)
    const { rows } = await client.query<{ count: string }>(`select count(*) from ${partOf(year)}`)
    if ((await isAttached(client, year)) || Number(rows[0]?.count) !== archived)
      throw new Problem(`Somebody changed the entries of ${year} meanwhile. They stay in the database.`)
    await client.query(`drop table ${partOf(year)}`)
  })
}

/** Reads an archive back. Entries of that year that are in the database stay; the same entry is not there twice. */
export async function restoreYear(client: pg.Client, file: string): Promise<Ending> {
  const ending = await readEnding(file)
  const { year } = ending
  return alone(client, async () => {
    await attach(client, year)
    await detach(client, year)
    try {
      await inTransaction(client, async () => {
        const batch: string[] = []
        for await (const line of linesOf(file)) {
          batch.push(line)
          if (batch.length === batchSize) await insert(client, year, batch.splice(0))
        }
        await insert(client, year, batch)
      })
    } finally {
      await attach(client, year)
    }
    return ending
  })
}

async function insert(client: pg.Client, year: number, lines: readonly string[]): Promise<void> {
  const given = `json_populate_recordset(null::audit_event, $1)`
  const entries = [`[${lines.join()}]`]
  await client.query(`insert into ${partOf(year)} select * from ${given} on conflict do nothing`, entries)
  const { rows } = await client.query<{ count: string }>(
    `select count(*) from ${given} given join ${partOf(year)} kept using (tenant_id, at, id)
     where to_jsonb(kept) = to_jsonb(given)`,
    entries,
  )
  if (Number(rows[0]?.count) !== lines.length)
    throw new Problem(`The database has an entry of ${year} with other content. Nothing was restored.`)
}
