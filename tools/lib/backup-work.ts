// The place of a backup that is being made: a folder in the data folder, and the archive's draft beside the others. One is
// made at a time. What a killed one left, its database included, is removed by the next, and by the next start.
import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { unfinishedRestore } from './data-folder.ts'
import { takeLock } from './lock.mjs'
import { postgresUser } from './place.ts'
import { stopPostgres } from './postgres-process.ts'
import { Problem } from './problem.ts'

interface Work {
  folder: string
  /** Where the archive is written until it has been tried. */
  draft: string
  /** Removes everything. A second call waits for the first. */
  end(): Promise<void>
}

const folderOf = (dataDir: string) => join(dataDir, 'backup-work')
/** Several installations may keep their archives in one folder. */
const draftIn = (archives: string, dataDir: string) =>
  join(archives, `.daybook-${createHash('sha256').update(dataDir).digest('hex').slice(0, 8)}.draft`)
const lockOf = (dataDir: string) => takeLock(join(dataDir, 'backup.lock'))

export async function takeWork(dataDir: string, archives: string): Promise<Work> {
  const lock = lockOf(dataDir)
  if (!lock.held) throw new Problem(`Process ${lock.pid} is making a backup. Try again when it has ended.`)
  const [folder, draft] = [folderOf(dataDir), draftIn(archives, dataDir)]
  let ending: Promise<void> | undefined
  const end = () => {
    ending ??= remove(folder, draft).finally(() => lock.free())
    return ending
  }
  try {
    await remove(folder, draft)
    mkdirSync(archives, { recursive: true })
    // PostgreSQL's user has to reach the trial's database.
    mkdirSync(folder, { mode: postgresUser() ? 0o711 : 0o700 })
  } catch (error) {
    lock.free()
    throw error
  }
  return { folder, draft, end }
}

/** Removes what a killed backup left, unless one is being made. */
export async function sweepWork(dataDir: string, archives: string): Promise<void> {
  const lock = lockOf(dataDir)
  if (!lock.held) return
  await remove(folderOf(dataDir), draftIn(archives, dataDir))
  lock.free()
}

async function remove(folder: string, draft: string): Promise<void> {
  const trial = join(folder, 'trial')
  for (const each of [unfinishedRestore(trial), trial]) await stopPostgres(each)
  await rm(folder, { recursive: true, force: true })
  // A place that is away has no draft, and a start does not wait for it.
  await rm(draft, { force: true }).catch(() => undefined)
}
