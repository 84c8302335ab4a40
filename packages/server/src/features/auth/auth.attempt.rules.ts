// When failures ask for a captcha and when they lock. The subject is an account or an address.
import { captchaFrom, lockFrom, lockMinutes } from '@daybook/contract/auth/auth.rules.ts'

export const lockWindow = lockMinutes * 60_000

export interface Standing {
  locked: boolean
  captcha: boolean
}

/**
 * Where a subject stands after its failures of the last two windows.
 * @param failures times in milliseconds, in any order. None is added while the subject is locked, so the
 *   newest one is also the one that locked it.
 */
export function standingOf(failures: readonly number[], now: number): Standing {
  const newest = Math.max(...failures)
  const together = failures.filter((at) => at > newest - lockWindow)
  const recent = failures.filter((at) => at > now - lockWindow)
  return {
    locked: together.length >= lockFrom && now < newest + lockWindow,
    captcha: recent.length >= captchaFrom,
  }
}
