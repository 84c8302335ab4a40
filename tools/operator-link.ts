// npm run operator-link: a new address for an operator who cannot sign in, also while Daybook runs. Every way in that the
// operator had ends at once.
//   npm run operator-link -- ACCOUNT    when there are several operators
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { type Config, readConfig } from '../packages/server/src/app/config.ts'
import { renewOperator } from '../packages/server/src/features/invitation/index.ts'
import { clockFrom, systemClock } from '../packages/server/src/platform/clock.ts'
import { openDatabase } from '../packages/server/src/platform/database/database.ts'
import { withPrimary } from '../packages/server/src/platform/database/primary.ts'
import { loginUrl } from '../packages/server/src/platform/database/provision.ts'
import { idsFrom } from '../packages/server/src/platform/ids.ts'
import { closeOnSignal, closers } from './lib/closers.ts'
import { takeLock } from './lib/lock.mjs'
import { existingDataDir } from './lib/own-data.ts'
import { ownSecrets } from './lib/own-secrets.ts'
import { startPostgres } from './lib/postgres.ts'
import { main, orProblem, Problem } from './lib/problem.ts'
import { detail, step } from './lib/steps.ts'

const account = process.argv[2]?.toLowerCase()

await main(async () => {
  const config = await orProblem('There is no operator like this.', () => readConfig(process.env))
  const dataDir = existingDataDir(config)
  const { appPassword } = ownSecrets(config, dataDir)
  const lock = takeLock(join(dataDir, 'app.lock'))
  const things = closers()
  closeOnSignal(things, console.log)
  if (lock.held) things.add(async () => lock.free())
  try {
    const ownerUrl = config.databaseUrl
      ? await withPrimary(config.databaseUrl)
      : await openEmbedded(dataDir, lock.held ? things.add : undefined)
    const name = config.databaseUrl ? decodeURIComponent(new URL(ownerUrl).pathname.slice(1)) : 'daybook'
    const { db, close } = openDatabase(loginUrl({ ownerUrl, appPassword }, name), { maxConnections: 1 })
    things.add(close)
    const clock = config.startAt ? clockFrom(config.startAt) : systemClock
    const parts = { db, clock, ids: idsFrom(clock), random: randomBytes }
    const made = await orProblem(
      'The operator got no new address, and nothing was changed. Start this version of Daybook once first.',
      () => renewOperator(parts, originOf(config, lock.held ? '' : lock.note), account),
    )
    if ('accounts' in made) throw new Problem(whichOf(made.accounts))
    console.log('\n  Every way in of the operator has ended. Open this address once, within a day:')
    console.log(`  ${made.address}`)
  } finally {
    await things.close()
  }
})

async function openEmbedded(dataDir: string, opened?: (close: () => Promise<void>) => void): Promise<string> {
  const server = await step('Database', () => startPostgres({ dataDir, durable: true, log: detail }))
  // While the app runs, its database stays open.
  opened?.(server.stop)
  return server.url
}

function originOf({ publicUrl, port }: Config, running: string): string {
  return publicUrl ?? (running || `http://localhost:${port ?? 8080}`)
}

function whichOf(accounts: readonly string[]): string {
  return accounts.length === 0
    ? 'There is no operator yet: npm start prints the address that makes one.'
    : `Say which operator, as in npm run operator-link -- ${accounts[0]}. There are: ${accounts.join(', ')}.`
}
