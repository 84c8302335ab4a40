// npm run audit-archive: the years of the audit trail, and from when on each may be archived. Also while Daybook runs.
//   npm run audit-archive -- 2016 --to /mnt/archive                     moves a year from the database to a file there
//   npm run audit-archive -- --restore /mnt/archive/audit-2016.jsonl.gz reads it back
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { readConfig } from '../packages/server/src/app/config.ts'
import { pendingUpgrade } from '../packages/server/src/platform/database/migrate.ts'
import { withPrimary } from '../packages/server/src/platform/database/primary.ts'
import { archiveYear, restoreYear } from './lib/audit-archive.ts'
import { alone, auditYears } from './lib/audit-years.ts'
import { closeOnSignal, closers } from './lib/closers.ts'
import { takeLock } from './lib/lock.mjs'
import { makeDatabase } from './lib/make-database.ts'
import { existingDataDir } from './lib/own-data.ts'
import { makeFolder } from './lib/place.ts'
import { startPostgres } from './lib/postgres.ts'
import { main, orProblem, Problem } from './lib/problem.ts'
import { detail, step } from './lib/steps.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string' }, restore: { type: 'string' } },
})

await main(async () => {
  const [named] = positionals
  if (named && (!/^\d{4}$/.test(named) || !values.to))
    throw new Problem('npm run audit-archive -- YEAR --to FOLDER')
  const config = await orProblem('There is no audit trail like this.', () => readConfig(process.env))
  const dataDir = existingDataDir(config)
  const lock = takeLock(join(dataDir, 'app.lock'))
  const things = closers()
  closeOnSignal(things, console.log)
  if (lock.held) things.add(async () => lock.free())
  try {
    const client = new pg.Client({
      connectionString: config.databaseUrl ? await withPrimary(config.databaseUrl) : await embedded(),
    })
    await client.connect()
    things.add(() => client.end())
    const pending = await orProblem('The database cannot be used.', () => pendingUpgrade(client))
    if (pending.length > 0) throw new Problem('Start this version of Daybook once first.')
    if (values.restore) await restored(client, resolve(values.restore))
    else if (named) await archived(client, Number(named), makeFolder(resolve(values.to ?? '')))
    else await listed(client)
  } finally {
    await things.close()
  }

  async function embedded(): Promise<string> {
    const server = await step('Database', () => startPostgres({ dataDir, durable: true, log: detail }))
    // While the app runs, its database stays open.
    if (lock.held) things.add(server.stop)
    return makeDatabase(server.url, 'daybook')
  }

  async function archived(client: pg.Client, year: number, folder: string): Promise<void> {
    const today = (config.startAt ?? new Date()).toISOString().slice(0, 10)
    const done = await step(`Archive of ${year}`, () =>
      orProblem(`The year ${year} was not archived, and stays in the database.`, () =>
        archiveYear({ client, year, folder, today }),
      ),
    )
    console.log(
      `\n  ${done.rows} entries are in ${done.file}, and no longer in the database. Keep a copy elsewhere.`,
    )
  }
})

async function restored(client: pg.Client, file: string): Promise<void> {
  const { year, rows } = await step('Restore', () =>
    orProblem('Nothing was restored.', () => restoreYear(client, file)),
  )
  console.log(`\n  ${rows} entries of ${year} are in the database again.`)
}

async function listed(client: pg.Client): Promise<void> {
  console.log('\n  year         MB   may be archived from')
  for (const { year, bytes, from } of await alone(client, () => auditYears(client)))
    console.log(`  ${year}  ${(bytes / 1e6).toFixed(1).padStart(9)}   ${from}`)
}
