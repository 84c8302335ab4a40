// npm run backup: writes one archive of the data folder (database, files, secrets), also while Daybook runs, and tries it.
//   npm run backup -- --to /mnt/backups --keep 14
// Without options it goes where BACKUP_TO says, and BACKUP_KEEP stay.
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../packages/server/src/app/config.ts'
import { makeBackup, openArchives } from './lib/backup-store.ts'
import { closeOnSignal, closers } from './lib/closers.ts'
import { takeLock } from './lib/lock.mjs'
import { defaultDataDir, makeFolder } from './lib/place.ts'
import { startPostgres } from './lib/postgres.ts'
import { main, orProblem, Problem } from './lib/problem.ts'
import { detail, step } from './lib/steps.ts'

const { values } = parseArgs({ options: { to: { type: 'string' }, keep: { type: 'string' } } })

await main(async () => {
  const config = await orProblem('There is no backup like this.', () => readConfig(process.env))
  const { backups } = config
  const keep = Number(values.keep ?? backups.keep)
  if (!Number.isInteger(keep) || keep < 1) throw new Problem('--keep takes a number from 1 on.')
  if (config.databaseUrl)
    throw new Problem('The database is that of DATABASE_URL: back it up with pg_dump, as the README says.')
  const dataDir = makeFolder(config.dataDir ?? defaultDataDir())
  const archives = await openArchives(values.to ? { folder: resolve(values.to) } : backups.to, dataDir)
  const lock = takeLock(join(dataDir, 'app.lock'))
  const things = closers()
  closeOnSignal(things, console.log)
  if (lock.held) things.add(async () => lock.free())
  try {
    const server = await step('Database', () => startPostgres({ dataDir, durable: true, log: detail }))
    // While the app runs, its database stays open.
    if (lock.held) things.add(server.stop)
    const making = { dataDir, url: server.url, archives, at: new Date(), keep, things }
    const { name, removed, rows, files } = await step('Backup', () =>
      orProblem('The backup failed.', () => makeBackup(making)),
    )
    detail(`Restored to try it: ${rows} rows and ${files} files are there`)
    for (const old of removed) detail(`Removed ${old}`)
    console.log(`\n  ${archives.isElsewhere ? name : join(archives.folder, name)}`)
    if (config.s3) console.log('  The files are in the S3 store, which needs a backup of its own.')
  } finally {
    await things.close()
  }
})
