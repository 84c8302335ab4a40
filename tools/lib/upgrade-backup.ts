// Before a newer Daybook changes existing data it makes a backup, because migrations only go forward.
import type { Config } from '../../packages/server/src/app/config.ts'
import { makeBackup, openArchives } from './backup-store.ts'
import { sourceOf } from './own-source.ts'
import { Problem } from './problem.ts'

/** Upgrades are rare, and going back further than this is not asked for. */
const keep = 3

interface Upgrade {
  dataDir: string
  /** Of this installation’s archives. */
  mark: string
  /** Undefined for a database of one's own. */
  superuserUrl: string | undefined
  config: Pick<Config, 'databaseUrl' | 'secrets' | 'backups'>
  at: Date
  log(line: string): void
}

const otherwise =
  'Nothing was changed. Make a backup yourself and start once with BACKUP_BEFORE_UPGRADE=false.'

/** Throws a Problem, and then nothing may be migrated, when there is no backup. Call it when something is to be. */
export async function backUpBeforeUpgrade(upgrade: Upgrade): Promise<void> {
  const { dataDir, mark, superuserUrl, config, at, log } = upgrade
  const { backups } = config
  if (!backups.beforeUpgrade) return log('Upgrading without a backup, as BACKUP_BEFORE_UPGRADE says')
  try {
    const { name } = await makeBackup({
      dataDir,
      source: await sourceOf(config, dataDir, superuserUrl),
      bin: backups.bin,
      archives: await openArchives(backups.to, dataDir, mark),
      at,
      keep,
      kind: 'upgrade',
    })
    log(`Backup before the upgrade: ${name}`)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Problem(`The backup before the upgrade failed. ${otherwise}\n  ${reason}`, { cause })
  }
}
