// The installation that a centre moves into, leaves or is erased from: its secrets, database and files, also while Daybook runs.
import { join } from 'node:path'
import pg from 'pg'
import { type Config, readConfig } from '../../packages/server/src/app/config.ts'
import type { Secrets } from '../../packages/server/src/app/secrets.ts'
import { type Clock, clockFrom, systemClock } from '../../packages/server/src/platform/clock.ts'
import { type Database, openDatabase } from '../../packages/server/src/platform/database/database.ts'
import { pendingUpgrade } from '../../packages/server/src/platform/database/migrate.ts'
import { withPrimary } from '../../packages/server/src/platform/database/primary.ts'
import { loginUrl } from '../../packages/server/src/platform/database/provision.ts'
import { openStorage } from '../../packages/server/src/platform/storage/open.storage.ts'
import type { Storage } from '../../packages/server/src/platform/storage/storage.ts'
import type { Closers } from './closers.ts'
import { takeLock } from './lock.mjs'
import { makeDatabase } from './make-database.ts'
import { existingDataDir } from './own-data.ts'
import { ownSecrets } from './own-secrets.ts'
import { startPostgres } from './postgres.ts'
import { orProblem, Problem } from './problem.ts'
import { detail, step } from './steps.ts'

export interface MovePlace {
  config: Config
  dataDir: string
  secrets: Secrets
  ownerUrl: string
  db: Database['db']
  storage: Storage
  clock: Clock
  /** Where it runs; empty when it does not. */
  running: string
}

/** A transaction of minutes, in which files are stored too. */
const patient = { connection: 10_000, idleTransaction: 0, statement: 0, answer: 0 }

export const openForMove = (appUrl: string): Database =>
  openDatabase(appUrl, { maxConnections: 2, patience: patient })

/** @throws Problem without an installation, or with one of another version */
export async function openMovePlace(things: Closers): Promise<MovePlace> {
  const config = await orProblem('Nothing was moved.', () => readConfig(process.env))
  const dataDir = existingDataDir(config)
  const secrets = ownSecrets(config, dataDir)
  const lock = takeLock(join(dataDir, 'app.lock'))
  if (lock.held) things.add(async () => lock.free())
  const ownerUrl = config.databaseUrl ? await withPrimary(config.databaseUrl) : await embedded()
  await mustBeCurrent(ownerUrl)
  const name = decodeURIComponent(new URL(ownerUrl).pathname.slice(1))
  const { db, close } = openForMove(loginUrl({ ownerUrl, appPassword: secrets.appPassword }, name))
  things.add(close)
  const storage = await openStorage({ s3: config.s3, folder: join(dataDir, 'files') })
  const clock = config.startAt ? clockFrom(config.startAt) : systemClock
  return { config, dataDir, secrets, ownerUrl, db, storage, clock, running: lock.held ? '' : lock.note }

  async function embedded(): Promise<string> {
    const server = await step('Database', () => startPostgres({ dataDir, durable: true, log: detail }))
    // While the app runs, its database stays open.
    if (lock.held) things.add(server.stop)
    return makeDatabase(server.url, 'daybook')
  }
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
