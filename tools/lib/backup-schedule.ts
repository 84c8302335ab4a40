// Scheduled backups: when the next is due, and the loop that makes them while the app runs.
import { addDays, dayAt, instantOf } from '../../packages/contract/src/kernel/dates.ts'
import type { BackupNotes } from '../../packages/server/src/app/backups.ts'
import type { BackupSchedule } from '../../packages/server/src/app/config.backups.ts'
import { isAhead, madeAt } from './backup-store.ts'

/** When the next backup is due after the newest. Without any, at once: it also shows whether the settings are right. */
export function dueAfter(newest: Date | undefined, schedule: BackupSchedule, timeZone: string): Date {
  if (!newest) return new Date(0)
  if ('hours' in schedule) return new Date(newest.getTime() + schedule.hours * hour)
  const day = dayAt(newest, timeZone)
  const today = instantOf(day, schedule.at, timeZone)
  return today > newest ? today : instantOf(addDays(day, 1), schedule.at, timeZone)
}

const hour = 3_600_000
/** The machine may have slept, and its clock may be set, so it is looked at again. */
const longestWait = 600_000

interface Work {
  schedule: BackupSchedule
  timeZone: string
  now(): Date
  /** Ends early when the app stops. */
  wait(milliseconds: number): Promise<void>
  stopping(): boolean
  /** When the newest backup in the store was made. */
  newest(): Promise<Date | undefined>
  /** Makes one and returns its name; undefined when another server makes it. */
  backUp(): Promise<string | undefined>
  /** Whether other servers make them too, so that the newest may be theirs. */
  isShared?: boolean
  notes: BackupNotes
}

export async function keepBackingUp(work: Work): Promise<void> {
  const { schedule, timeZone, now, wait, notes } = work
  let newest: Date | undefined
  let isKnown = false
  let retryAt = new Date(0)
  while (!work.stopping()) {
    try {
      if (now() >= retryAt) {
        // A clock that was far ahead has been put right.
        if (!isKnown || work.isShared || (newest && isAhead(newest, now()))) {
          const before = newest?.getTime()
          newest = await work.newest()
          isKnown = true
          if (newest && newest.getTime() !== before) notes.seen(newest)
        }
        if (now() >= dueAfter(newest, schedule, timeZone)) {
          const name = await work.backUp()
          // Whoever makes it is looked at again.
          if (name === undefined) retryAt = new Date(now().getTime() + longestWait)
          else {
            newest = madeAt(name) ?? now()
            notes.made(newest, name)
          }
        }
      }
    } catch (error) {
      if (work.stopping()) return
      retryAt = new Date(now().getTime() + hour)
      await notes.failed({ reason: error instanceof Error ? error.message : String(error), newestAt: newest })
    }
    const next = Math.max(retryAt.getTime(), dueAfter(newest, schedule, timeZone).getTime())
    await wait(Math.min(longestWait, Math.max(1000, next - now().getTime())))
  }
}
