// When a backup is too old. One that fails is told at once. This finds backups that have stopped without a word: nobody
// makes them any more, or the one that is under way never ends, on a network drive that no longer answers.
import type { BackupReport } from '@daybook/contract/backup/backup.contract.ts'
import type { BackupSchedule } from './config.backups.ts'

const hour = 3_600_000
/** With a night left out, and of those that are made every hour. */
const ages = { night: 48 * hour, least: 3 * hour }
/** Those of people who make one each week. */
const withoutSchedule = 8 * 24 * hour
/** A start makes up for nights when the machine was off. */
const afterStart = 3 * hour
/** One made while the clock was ahead says nothing of today. */
const ahead = hour

interface Since {
  schedule: BackupSchedule | undefined
  now: Date
  startedAt: Date
}

export function isLate(good: BackupReport['good'], { schedule, now, startedAt }: Since): boolean {
  if (!good) return false
  const age = now.getTime() - Date.parse(good.at)
  if (!schedule) return age > withoutSchedule
  const longest = 'at' in schedule ? ages.night : Math.max(2 * schedule.hours * hour, ages.least)
  return (age > longest || age < -ahead) && now.getTime() - startedAt.getTime() > afterStart
}

export const lateReason = (at: string, isScheduled: boolean): string =>
  isScheduled
    ? `None has been made since ${at}, and none has failed. One that is under way may never end: look at BACKUP_TO, and start Daybook again.`
    : `None has been made since ${at}, and BACKUP_AT is not set.`
