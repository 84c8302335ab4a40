// npm run move -- EXPORT.zip: takes the export of a centre from another installation into this one, also while Daybook runs.
//   --check  does everything, and leaves the database and the files as they were
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { onlyCell } from '../packages/server/src/app/config.cells.ts'
import { readConfig } from '../packages/server/src/app/config.ts'
import { loadSecrets, secretsFrom } from '../packages/server/src/app/secrets.ts'
import { clockFrom, systemClock } from '../packages/server/src/platform/clock.ts'
import { pendingUpgrade } from '../packages/server/src/platform/database/migrate.ts'
import { withPrimary } from '../packages/server/src/platform/database/primary.ts'
import { loginUrl } from '../packages/server/src/platform/database/provision.ts'
import { idsFrom } from '../packages/server/src/platform/ids.ts'
import { openStorage } from '../packages/server/src/platform/storage/open.storage.ts'
import { closeOnSignal, closers } from './lib/closers.ts'
import { takeLock } from './lib/lock.mjs'
import { makeDatabase } from './lib/make-database.ts'
import { moveIn, openForMove } from './lib/move.ts'
import { openExport } from './lib/move-archive.ts'
import { movedReport } from './lib/move-report.ts'
import { takeMoveWork } from './lib/move-work.ts'
import { defaultDataDir, makeFolder } from './lib/place.ts'
import { startPostgres } from './lib/postgres.ts'
import { main, orProblem, Problem } from './lib/problem.ts'
import { detail, step } from './lib/steps.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false } },
})

await main(async () => {
  const [named] = positionals
  if (!named) throw new Problem('npm run move -- EXPORT.zip')
  if (!existsSync(named)) throw new Problem(`There is no ${named}.`)
  const config = await orProblem('Nothing was moved.', () => readConfig(process.env))
  const dataDir = config.dataDir ?? defaultDataDir()
  const secretsFile = join(dataDir, 'secrets.json')
  if (!existsSync(secretsFile) && !config.secrets)
    throw new Problem(`There is no Daybook in ${dataDir}: set DATA_DIR, or run npm start.`)
  const lock = takeLock(join(makeFolder(dataDir), 'app.lock'))
  const things = closers()
  closeOnSignal(things, console.log)
  if (lock.held) things.add(async () => lock.free())
  try {
    const from = await step('Export', () => openExport(resolve(named)))
    things.add(async () => from.close())
    const ownerUrl = config.databaseUrl ? await withPrimary(config.databaseUrl) : await embedded()
    await mustBeCurrent(ownerUrl)
    const { appPassword } = config.secrets ? secretsFrom(config.secrets) : loadSecrets(secretsFile)
    const name = decodeURIComponent(new URL(ownerUrl).pathname.slice(1))
    const { db, close } = openForMove(loginUrl({ ownerUrl, appPassword }, name))
    things.add(close)
    const storage = await openStorage({ s3: config.s3, folder: join(dataDir, 'files') })
    const work = await takeMoveWork({ dataDir, db, storage })
    things.add(work.end)
    const clock = config.startAt ? clockFrom(config.startAt) : systemClock
    const running = lock.held ? '' : lock.note
    const stop = new AbortController()
    const { numbers } = config.cell ?? onlyCell
    const parts = { from, db, storage, work, clock, ids: idsFrom(clock), random: randomBytes, numbers }
    const origin = config.publicUrl ?? (running || `http://localhost:${config.port ?? 8080}`)
    const moving = step(values.check ? 'Check' : 'Move', () =>
      orNothing(() => moveIn({ ...parts, origin, onlyCheck: values.check, stop: stop.signal, say: detail })),
    )
    // Before the files of an open transaction are removed, it has to end.
    things.add(async () => {
      stop.abort()
      await moving.catch(() => undefined)
    })
    const moved = await moving
    console.log(movedReport(from.manifest, moved, values.check))
  } finally {
    await things.close()
  }

  async function embedded(): Promise<string> {
    const server = await step('Database', () => startPostgres({ dataDir, durable: true, log: detail }))
    // While the app runs, its database stays open.
    if (lock.held) things.add(server.stop)
    return makeDatabase(server.url, 'daybook')
  }
})

/** Whoever refuses has changed nothing. When the database goes away at the last moment, nobody knows. */
function orNothing<T>(work: () => Promise<T>): Promise<T> {
  const unchanged = (error: unknown) => {
    throw error instanceof Problem
      ? new Problem(`${error.message}\n  Nothing was changed.`, { cause: error })
      : error
  }
  return orProblem('It broke off. Run it again: a centre that is here already is not moved twice.', () =>
    work().catch(unchanged),
  )
}

async function mustBeCurrent(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const pending = await orProblem('The database cannot be used.', () => pendingUpgrade(client))
    if (pending.length > 0) throw new Problem('Start this version of Daybook once first.')
  } finally {
    await client.end()
  }
}
