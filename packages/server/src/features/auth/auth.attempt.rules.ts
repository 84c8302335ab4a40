// When failed sign-ins lock an account, or slow a network down.
import { lockFrom, lockMinutes, slowFrom, slowSeconds } from '@daybook/contract/auth/auth.rules.ts'

export const lockWindow = lockMinutes * 60_000

export interface LockState {
  /** The end of the lock in milliseconds; undefined without a lock. */
  lockedUntil: number | undefined
}

/**
 * The lock of an account on a device or in a network.
 * @param failures times in milliseconds within the last two windows, in any order. Failures during a lock are not added,
 *   so the newest failure started the lock.
 */
export function lockStateOf(failures: readonly number[], now: number): LockState {
  const newest = Math.max(...failures)
  const together = failures.filter((at) => at > newest - lockWindow)
  const until = newest + lockWindow
  return {
    lockedUntil: together.length >= lockFrom && now < until ? until : undefined,
  }
}

/** Seconds until a network with these failures may try again; 0 when it may try now. */
export function waitOf(failures: readonly number[], now: number): number {
  const recent = failures.filter((at) => at > now - lockWindow)
  if (recent.length < slowFrom) return 0
  return Math.max(0, Math.ceil((Math.max(...recent) + slowSeconds * 1000 - now) / 1000))
}
