// Every morning, people and managers are told of certificates that have reached the next stage before expiry. A further
// morning tells nobody of the same stage again.

import { credentialMessages } from '@daybook/contract/credential/credential.contract.ts'
import { credentialReport } from '@daybook/contract/credential/credential.report.ts'
import { daysLeft, firstStageDays, stageOf } from '@daybook/contract/credential/credential.rules.ts'
import { addDays, dayAt } from '@daybook/contract/kernel/dates.ts'
import { timeZoneOf } from '../../platform/database/timeZone.queries.ts'
import type { Job } from '../../platform/jobs.queries.ts'
import { alerts, tell } from '../notification/index.ts'
import { credentialsUntil } from './credential.queries.ts'

const alert = (english: string, chinese: string) =>
  ({
    topic: 'notice',
    to: 'credential.readAll',
    words: {
      'en-US': () => `A certificate expires in ${english}`,
      'zh-CN': () => `有证书将在${chinese}内到期`,
    },
  }) as const

export const credentialAlerts = alerts(credentialMessages, {
  firstReminder: alert('90 days or less', '90天'),
  secondReminder: alert('30 days or less', '30天'),
  lastReminder: alert('7 days or less', '7天'),
})

export const tellOfExpiringCredentials: Job = {
  name: 'tellOfExpiringCredentials',
  daily: '07:00',
  async run(context) {
    const { tx, clock } = context
    const today = dayAt(clock.now(), await timeZoneOf(tx))
    const expiring = await credentialsUntil(tx, { from: today, until: addDays(today, firstStageDays) })
    for (const { id, staffId, title, staffName, expiresOn } of expiring) {
      const stage = stageOf(daysLeft(expiresOn, today))
      if (!stage) continue
      const link = `${credentialReport.page}?id=${id}`
      await tell(context, credentialAlerts[stage], [
        { also: [staffId], params: { title, staffName, expiresOn }, link, causeId: id },
      ])
    }
  },
}

export const credentialJobs = [tellOfExpiringCredentials]
