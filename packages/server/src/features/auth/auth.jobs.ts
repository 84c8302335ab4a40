import type { AnyJob, Job } from '../../platform/jobs.queries.ts'
import { purgeFailures } from './auth.attempt.queries.ts'
import { purgeCaptchas } from './auth.captcha.queries.ts'
import { notifyOfLock } from './auth.lock.jobs.ts'
import type { AuthParts } from './auth.parts.ts'
import { textPhoneCode } from './auth.phone.jobs.ts'
import { purgeSessions } from './auth.session.queries.ts'

/** Ended sessions are kept for 90 days, to show when and from where somebody was signed in. */
const keepSessions = 90 * 86_400_000

/** Deletes expired data of sign-ins. */
export const forgetSignIns: Job = {
  name: 'forgetSignIns',
  daily: '03:15',
  async run({ tx, clock }) {
    const now = clock.now()
    await purgeCaptchas(tx, now)
    await purgeFailures(tx, now)
    await purgeSessions(tx, new Date(now.getTime() - keepSessions))
  },
}

export const authJobs = (parts: AuthParts): AnyJob[] => [forgetSignIns, notifyOfLock, textPhoneCode(parts)]
