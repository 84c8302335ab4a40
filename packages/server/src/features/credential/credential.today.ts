// What certificates have for the to-do list and the day's list: those that expire soon or have expired, and the last day
// on which each is valid. For its holder and for managers.
import type { CredentialAwaiting } from '@daybook/contract/credential/credential.contract.ts'
import { credentialReport } from '@daybook/contract/credential/credential.report.ts'
import { credentialKinds, todoDays } from '@daybook/contract/credential/credential.rules.ts'
import { instantOf } from '@daybook/contract/kernel/dates.ts'
import { mostRows } from '@daybook/contract/today/today.rules.ts'
import { type Awaiting, dueItems } from '../today/index.ts'
import { dueWithin } from './credential.handlers.ts'
import { credentialsUntil } from './credential.queries.ts'

export const credentialAwaiting: Awaiting<CredentialAwaiting['expiringCredentials']> = {
  name: 'expiringCredentials',
  can: 'credential.read',
  does: 'do',
  whose: 'shared',
  count: async (context) => (await dueWithin(context, todoDays)).length,
  async list(context) {
    const { actor } = context
    const due = await dueWithin(context, todoDays)
    return due.slice(0, mostRows).map(({ id, staffId, expiresOn, ...said }) => ({
      id,
      until: instantOf(expiresOn, '00:00', actor.timeZone).toISOString(),
      ...(staffId === actor.personId && { whose: 'own' as const }),
      page: `${credentialReport.page}?id=${id}`,
      params: { ...said, isOwn: staffId === actor.personId },
    }))
  },
}

// Without whoever is to do it, because the to-do list has certificates of its own, the expired ones too.
export const credentialDayItems = dueItems('credential.read', async ({ tx, actor }, { from, until }) => {
  const staffId = actor.rights.has('credential.readAll') ? undefined : actor.personId
  const rows = await credentialsUntil(tx, { from, until, staffId })
  return rows.map(({ id, title, expiresOn, ...holder }) => ({
    id,
    name: 'credential.dueExpires',
    subject: credentialReport.subject,
    entry: { code: credentialKinds, name: title },
    about: holder.staffId === actor.personId ? '' : holder.staffName,
    day: expiresOn,
    page: `${credentialReport.page}?id=${id}`,
  }))
})
