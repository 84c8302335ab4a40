// Tells the operators when a part of the installation does not work: once a day for each, until it does.
import { installationMessages } from '@daybook/contract/installation/installation.contract.ts'
import { defaultTenantId } from '@daybook/contract/kernel/constants.ts'
import { idOf } from '../../platform/ids.ts'
import type { Job } from '../../platform/jobs.queries.ts'
import { alerts, tell } from '../notification/index.ts'
import { type Parts, readChecks } from './installation.read.ts'

export const installationAlerts = alerts(installationMessages, {
  broken: {
    topic: 'account',
    to: 'centre.make',
    words: { 'en-US': 'A part of Daybook doesn’t work', 'zh-CN': 'Daybook 有一部分不可用' },
  },
})

/** A failed backup has a message of its own; of one that nobody made there is none. */
const hasOwn = 'backup'

export const installationJobs = (parts: Parts): Job[] => [
  {
    name: 'tellOfBrokenParts',
    schedule: '*/10 * * * *',
    due: `current_tenant() = '${defaultTenantId}'`,
    async run(context) {
      if (context.tenantId !== defaultTenantId) return
      const checks = await readChecks(parts, context)
      const broken = checks.filter(
        ({ part, state }) => state === 'bad' && (part !== hasOwn || parts.isBackupLate()),
      )
      const day = context.clock.now().toISOString().slice(0, 10)
      const about = broken.map(({ part }) => ({
        params: { part },
        link: '/pages/operator/installation',
        causeId: idOf(`${part} ${day}`),
      }))
      await tell(context, installationAlerts.broken, about)
    },
  },
]
