// What the server does when a scheduled backup has ended: the log, the metrics, and a message to the operators.
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { type FailedBackup, tellFailedBackup } from '../features/backup/backup.notify.ts'
import type { Clock } from '../platform/clock.ts'
import type { DB } from '../platform/database/types.ts'
import type { CreateId } from '../platform/ids.ts'
import type { Live } from '../platform/live/live.ts'
import type { Metrics } from '../platform/metrics/metrics.ts'

export interface BackupNotes {
  /** At the start: when the newest in the store was made. */
  seen(at: Date): void
  made(at: Date, name: string): void
  /** Does not fail itself: the log says when nobody could be told. */
  failed(failure: FailedBackup): Promise<void>
}

interface Parts {
  db: Kysely<DB>
  clock: Clock
  ids: CreateId
  live: Live
  metrics: Metrics
  log: Logger
}

export const backupNotes = ({ metrics, log, ...ground }: Parts): BackupNotes => ({
  seen: metrics.backupMade,
  made(at, name) {
    metrics.backupMade(at)
    log.info({ backup: 'made', name })
  },
  async failed(failure) {
    metrics.backupFailed()
    log.error({ backup: 'failed', reason: failure.reason })
    await tellFailedBackup(ground, failure).catch((error: unknown) =>
      log.error({ backup: 'nobody could be told', error: String(error) }),
    )
  },
})
