import { reportKindNamed } from '@daybook/contract/app/report.kinds.ts'
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { erasableFrom, fewestMonthsKept } from '@daybook/contract/report/retention.rules.ts'
import { writeAudit } from '../../platform/audit.queries.ts'
import type { Job } from '../../platform/jobs.queries.ts'
import { eraseReport, reportsEndedBefore } from './report.retention.queries.ts'

/** Reports that ended more recently cannot be due for erasure. No month is shorter than 28 days. */
const shortestDays = 28 * fewestMonthsKept

/** Erases reports after their retention period (decision 036) and records that in the audit trail. */
export const eraseOldReports: Job = {
  name: 'eraseOldReports',
  daily: '04:15',
  async run({ tx, clock, ids }) {
    const now = clock.now()
    const old = await reportsEndedBefore(tx, new Date(now.getTime() - shortestDays * 86_400_000))
    for (const { id, kind, detail, birthDate, country, region, timeZone, endedAt } of old) {
      // Reports of an unknown kind are kept.
      const keep = reportKindNamed(kind)?.keep(detail)
      if (!keep) continue
      const endedOn = dayAt(new Date(endedAt), timeZone)
      if (dayAt(now, timeZone) < erasableFrom(keep, { endedOn, birthDate, country, region })) continue
      await eraseReport(tx, id)
      await writeAudit(tx, { id: ids(), action: `${kind}.erase`, actorId: null, subjects: [id] })
    }
  },
}

export const reportJobs = [eraseOldReports]
