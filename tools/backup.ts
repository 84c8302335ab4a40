// npm run backup: writes one archive of the data folder (database, files, secrets), also while Daybook runs, and tries it.
//   npm run backup -- --to /mnt/backups --keep 14
// Without options it goes where BACKUP_TO says, and BACKUP_KEEP stay.
//   --new-place  when the drive is a new one, or its folder was emptied
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../packages/server/src/app/config.ts'
import { makeBackup, markOf, openArchives } from './lib/backup-store.ts'
import { otherMakesIt, takeTurn } from './lib/backup-turn.ts'
import { type Closers, closeOnSignal, closers } from './lib/closers.ts'
import { takeLock } from './lib/lock.mjs'
import { existingDataDir } from './lib/own-data.ts'
import { ownSecrets } from './lib/own-secrets.ts'
import { sourceOf } from './lib/own-source.ts'
import { startPostgres } from './lib/postgres.ts'
import { main, orProblem, Problem } from './lib/problem.ts'
import { detail, step } from './lib/steps.ts'

const { values } = parseArgs({
  options: { to: { type: 'string' }, keep: { type: 'string' }, 'new-place': { type: 'boolean' } },
})

await main(async () => {
  const config = await orProblem('There is no backup like this.', () => readConfig(process.env))
  const { backups } = config
  const keep = Number(values.keep ?? backups.keep)
  if (!Number.isInteger(keep) || keep < 1) throw new Problem('--keep takes a number from 1 on.')
  const dataDir = existingDataDir(config)
  const to = values.to ? { folder: resolve(values.to) } : backups.to
  const isNew = values['new-place'] ?? false
  const archives = await openArchives(to, dataDir, markOf(ownSecrets(config, dataDir), dataDir), { isNew })
  const lock = takeLock(join(dataDir, 'app.lock'))
  const things = closers()
  closeOnSignal(things, console.log)
  if (lock.held) things.add(async () => lock.free())
  try {
    const url = config.databaseUrl ? undefined : await embedded(dataDir, lock.held ? things : undefined)
    if (config.databaseUrl) {
      const turn = await orProblem('The backup failed.', () => takeTurn(config.databaseUrl ?? ''))
      if (!turn) {
        process.exitCode = otherMakesIt
        return console.log('Another server is making a backup of this database.')
      }
      things.add(turn)
    }
    const source = await orProblem('The backup failed.', () => sourceOf(config, dataDir, url))
    const { bin } = backups
    const making = { dataDir, source, bin, archives, at: new Date(), keep, things }
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

/** While the app runs, its database stays open. */
async function embedded(dataDir: string, things: Closers | undefined): Promise<string> {
  const server = await step('Database', () => startPostgres({ dataDir, durable: true, log: detail }))
  things?.add(server.stop)
  return server.url
}
