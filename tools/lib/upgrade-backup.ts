// Before a newer Daybook changes existing data it makes a backup, because migrations only go forward.
import type { BackupConfig } from '../../packages/server/src/app/config.backups.ts'
import { makeBackup, openArchives } from './backup-store.ts'
import { orProblem, Problem } from './problem.ts'

/** Upgrades are rare, and going back further than this is not asked for. */
const keep = 3

interface Upgrade {
  dataDir: string
  /** Undefined for a database of one's own, which this cannot back up. */
  superuserUrl: string | undefined
  backups: BackupConfig
  at: Date
  log(line: string): void
}

const otherwise =
  'Nothing was changed. Make a backup yourself and start once with BACKUP_BEFORE_UPGRADE=false.'

/** Throws a Problem, and then nothing may be migrated, when there is no backup. Call it when something is to be. */
export async function backUpBeforeUpgrade(upgrade: Upgrade): Promise<void> {
  const { dataDir, superuserUrl, backups, at, log } = upgrade
  if (!backups.beforeUpgrade) return log('Upgrading without a backup, as BACKUP_BEFORE_UPGRADE says')
  if (!superuserUrl)
    throw new Problem(`This Daybook is newer than the database of DATABASE_URL. ${otherwise}`)
  const { name } = await orProblem(`The backup before the upgrade failed. ${otherwise}`, async () =>
    makeBackup({
      dataDir,
      url: superuserUrl,
      archives: await openArchives(backups.to, dataDir),
      at,
      keep,
      kind: 'upgrade',
    }),
  )
  log(`Backup before the upgrade: ${name}`)
}
