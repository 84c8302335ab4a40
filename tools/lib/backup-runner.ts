// Makes the scheduled backups of a running app, each in a process of its own: copying would hold up requests.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BackupNotes } from '../../packages/server/src/app/backups.ts'
import type { BackupConfig } from '../../packages/server/src/app/config.backups.ts'
import { noteFailed } from './backup-report.ts'
import { keepBackingUp } from './backup-schedule.ts'
import { newestArchive, openArchives } from './backup-store.ts'
import { giveReport, otherMakesIt, takeReport } from './backup-turn.ts'
import { checkout } from './place.ts'

/** Returns what ends it. Without a schedule it does nothing. */
export function startBackups(
  { schedule, to }: BackupConfig,
  {
    dataDir,
    mark,
    notes,
    isShared,
  }: { dataDir: string; mark: string; notes: BackupNotes; isShared: boolean },
): () => Promise<void> {
  const ending = new AbortController()
  const { signal } = ending
  const share = async () => {
    if (isShared) await giveReport(await openArchives(to, dataDir, mark), dataDir)
  }
  const working =
    schedule &&
    keepBackingUp({
      schedule,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      now: () => new Date(),
      wait: (milliseconds) => sleep(milliseconds, undefined, { signal }).catch(() => undefined),
      stopping: () => signal.aborted,
      isShared,
      async newest() {
        const archives = await openArchives(to, dataDir, mark)
        if (isShared) await takeReport(archives, dataDir)
        return newestArchive(archives, new Date())
      },
      async backUp() {
        const name = await inOwnProcess(dataDir, signal)
        if (name !== undefined) await share()
        return name
      },
      notes: {
        seen: notes.seen,
        made: notes.made,
        failed: async (failure) => {
          // One that was killed has not done so itself.
          noteFailed(dataDir, { at: new Date().toISOString(), reason: failure.reason })
          // A place that is away is often why it failed.
          await share().catch(() => undefined)
          await notes.failed(failure)
        },
      },
    })
  return async () => {
    ending.abort()
    await working
  }
}

/** Runs `npm run backup`. Returns the archive's name, or throws with what it said. */
function inOwnProcess(dataDir: string, signal: AbortSignal): Promise<string | undefined> {
  const child = spawn(process.execPath, [join(checkout, 'tools/backup.ts')], {
    cwd: checkout,
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  })
  let [said, failed] = ['', '']
  child.stdout.on('data', (text) => {
    said += String(text)
  })
  child.stderr.on('data', (text) => {
    failed += String(text)
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => {
      const name = /daybook-\d{8}-\d{6}(-[\da-f]{8})?\.tar\.gz/.exec(said)?.[0]
      if (code === otherMakesIt) resolve(undefined)
      else if (code === 0 && name) resolve(name)
      else reject(new Error(failed.trim().replace(/\s+/g, ' ') || `The backup ended with ${code}.`))
    })
  })
}
