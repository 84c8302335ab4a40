// npm run backup: writes one archive of the data folder (database, files, secrets), also while Daybook runs.
//   npm run backup -- --to /mnt/backups --keep 14
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../packages/server/src/app/config.ts'
import { backUp, keepNewest } from './lib/backup.ts'
import { closeOnSignal, closers } from './lib/closers.ts'
import { takeLock } from './lib/lock.mjs'
import { defaultDataDir, makeFolder } from './lib/place.ts'
import { startPostgres } from './lib/postgres.ts'
import { main, Problem } from './lib/problem.ts'
import { detail, step } from './lib/steps.ts'

const { values } = parseArgs({ options: { to: { type: 'string' }, keep: { type: 'string', default: '14' } } })

await main(async () => {
  const keep = Number(values.keep)
  if (!Number.isInteger(keep) || keep < 1) throw new Problem('--keep takes a number from 1 on.')
  const config = readConfig(process.env)
  if (config.databaseUrl)
    throw new Problem('The database is that of DATABASE_URL: back it up with pg_dump, as the README says.')
  const dataDir = makeFolder(config.dataDir ?? defaultDataDir())
  const folder = resolve(values.to ?? `${dataDir}-backups`)
  const time = new Date().toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15)
  const file = join(folder, `daybook-${time}.tar.gz`)
  const lock = takeLock(join(dataDir, 'app.lock'))
  const things = closers()
  closeOnSignal(things, console.log)
  if (lock.held) things.add(async () => lock.free())
  try {
    const server = await step('Database', () => startPostgres({ dataDir, durable: true, log: detail }))
    // While the app runs, its database stays open.
    if (lock.held) things.add(server.stop)
    await step('Backup', () => backUp({ dataDir, url: server.url, file }))
    for (const name of keepNewest(folder, keep)) detail(`Removed ${name}`)
    console.log(`\n  ${file}`)
    if (config.s3) console.log('  The files are in the S3 store, which needs a backup of its own.')
  } finally {
    await things.close()
  }
})
