import { reportKindNamed } from '@daybook/contract/app/report.kinds.ts'
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { erasableFrom, fewestMonthsKept } from '@daybook/contract/report/retention.rules.ts'
import { writeAudit } from '../../platform/audit.queries.ts'
import type { Job } from '../../platform/jobs.queries.ts'
import { eraseReport, reportsEndedBefore } from './report.retention.queries.ts'

/** Younger reports need not be read. No month is shorter. */
const shortestDays = 28 * fewestMonthsKept

/** Erases reports whose time is over (decision 036). What is left is a line in the audit trail. */
export const eraseOldReports: Job = {
  name: 'eraseOldReports',
  schedule: '17 4 * * *',
  async run({ tx, clock, ids }) {
    const now = clock.now()
    const old = await reportsEndedBefore(tx, new Date(now.getTime() - shortestDays * 86_400_000))
    for (const { id, kind, detail, birthDate, country, region, timeZone, endedAt } of old) {
      // A kind that this version does not know is kept.
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
