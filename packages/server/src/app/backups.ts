// What the server does when a scheduled backup has ended: the log, the metrics, and a message to the operators. How the
// backups are is asked by health, the metrics and the operator's page.
import type { BackupReport, BackupStanding } from '@daybook/contract/backup/backup.contract.ts'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { type FailedBackup, tellFailedBackup } from '../features/backup/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { DB } from '../platform/database/types.ts'
import type { CreateId } from '../platform/ids.ts'
import type { Live } from '../platform/live/live.ts'
import type { Metrics } from '../platform/metrics/metrics.ts'
import { isLate, lateReason } from './backups.late.ts'
import { readReport, stateOf } from './backups.report.ts'
import type { BackupSchedule } from './config.backups.ts'

export interface BackupNotes {
  /** At the start: when the newest in the store was made. */
  seen(at: Date): void
  made(at: Date, name: string): void
  /** Does not fail itself: the log says when nobody could be told. */
  failed(failure: FailedBackup): Promise<void>
}

export interface BackupOptions {
  /** The file with the report of the last one, also of one made by hand. */
  report: string
  /** Whether it is a fault when there is none. */
  isExpected: boolean
  schedule?: BackupSchedule | undefined
}

export interface BackupWatch {
  read(): BackupStanding
  /** Whether none has been made for too long, which nobody has been told as a failure. */
  isLate(): boolean
  /** A disk that is full may not take the report. */
  failed(failed: NonNullable<BackupReport['failed']>): void
}

/** @param options undefined where the database is backed up by other means
 *  @param now by the clock that backups are made by */
export function watchBackups(options: BackupOptions | undefined, now: () => Date): BackupWatch {
  const { isExpected = false, schedule } = options ?? {}
  const startedAt = now()
  let last: BackupReport['failed'] = null
  const report = (): BackupReport => {
    const { failed, good } = options ? readReport(options.report) : { failed: null, good: null }
    const { at: written = '' } = failed ?? good ?? {}
    const isOver = last === null || written > last.at
    return { failed: isOver ? failed : last, good }
  }
  const late = ({ failed, good }: BackupReport) => {
    const at = now()
    return !failed && good && isLate(good, { schedule, now: at, startedAt })
      ? { at: at.toISOString(), reason: lateReason(good.at, schedule !== undefined) }
      : null
  }
  return {
    failed(failed) {
      last = failed
    },
    isLate: () => isExpected && late(report()) !== null,
    read() {
      const { failed, good } = report()
      const stopped = late({ failed, good })
      // Where none is expected, an old one says nothing of how it is.
      if (stopped && !isExpected) return { failed, good, state: 'off' }
      const told = failed ?? stopped
      return { failed: told, good, state: stateOf({ failed: told, good }, isExpected) }
    },
  }
}

/** Undefined where none are made. */
export function hasBackup(watch: BackupWatch): boolean | undefined {
  const { state } = watch.read()
  return state === 'off' ? undefined : state === 'good'
}

interface Parts {
  watch: BackupWatch
  db: Kysely<DB>
  clock: Clock
  ids: CreateId
  live: Live
  metrics: Metrics
  log: Logger
}

export const backupNotes = ({ watch, metrics, log, ...ground }: Parts): BackupNotes => ({
  seen: metrics.backupMade,
  made(at, name) {
    metrics.backupMade(at)
    log.info({ backup: 'made', name })
  },
  async failed(failure) {
    metrics.backupFailed()
    watch.failed({ at: ground.clock.now().toISOString(), reason: failure.reason })
    log.error({ backup: 'failed', reason: failure.reason })
    await tellFailedBackup(ground, failure).catch((error: unknown) =>
      log.error({ backup: 'nobody could be told', error: String(error) }),
    )
  },
})
