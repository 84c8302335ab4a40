import type { CredentialAwaiting } from '@daybook/contract/credential/credential.awaiting.ts'
import { credentialReport } from '@daybook/contract/credential/credential.report.ts'
import { todoDays } from '@daybook/contract/credential/credential.rules.ts'
import { instantOf } from '@daybook/contract/kernel/dates.ts'
import { type Awaiting, mostRows } from '../today/index.ts'
import { dueWithin } from './credential.handlers.ts'

/** For its holder and for managers. */
export const credentialAwaiting: Awaiting<CredentialAwaiting['expiringCredentials']> = {
  name: 'expiringCredentials',
  count: async (context) => (await dueWithin(context, todoDays)).length,
  async list(context) {
    const { actor } = context
    const due = await dueWithin(context, todoDays)
    return due.slice(0, mostRows).map(({ id, staffId, expiresOn, ...said }) => ({
      id,
      dueAt: instantOf(expiresOn, '00:00', actor.timeZone).toISOString(),
      page: `${credentialReport.page}?id=${id}`,
      params: { ...said, expiresOn, isOwn: staffId === actor.personId },
    }))
  },
}
