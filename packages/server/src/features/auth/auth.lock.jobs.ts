// A job notifies the person of a lock. Doing it in the request would take longer for an account that exists.
import { Id, InstantOut } from '@daybook/contract/kernel/schema.ts'
import { z } from 'zod'
import { asTenant } from '../../platform/database/tenancy.ts'
import type { Job } from '../../platform/jobs.queries.ts'
import { tell } from '../notification/index.ts'
import { accountName, listAccounts } from './auth.account.queries.ts'
import { authAlerts } from './auth.alerts.ts'
import { type Attempt, accountHash } from './auth.attempt.queries.ts'
import type { TokenContext } from './auth.parts.ts'

const Lock = z.object({
  /** Account hash in hex. */
  account: z.string(),
  at: InstantOut,
  until: InstantOut,
  onKnownDevice: z.boolean(),
  /** The cause of the message, so that a lock makes a single message. */
  lockId: Id,
})

const name = 'notifyOfLock'

/** Plans the message even if the account does not exist, so that both cases take the same time. */
export async function planNotification(
  { tx, clock, ids, jobs }: Pick<TokenContext, 'tx' | 'clock' | 'ids' | 'jobs'>,
  tenantId: string,
  { attempt, until }: { attempt: Attempt; until: number },
): Promise<void> {
  const lock: z.input<typeof Lock> = {
    account: attempt.account.toString('hex'),
    at: clock.now().toISOString(),
    until: new Date(until).toISOString(),
    onKnownDevice: attempt.device !== null,
    lockId: ids(),
  }
  await asTenant(tx, tenantId, () => jobs(name, lock))
}

export const notifyOfLock: Job = {
  name,
  async run(context, payload) {
    const { account, lockId, ...params } = Lock.parse(payload)
    const people = await listAccounts(context.tx)
    const isLocked = (person: { account: string }) =>
      accountHash(context.tenantId, accountName(person.account)).toString('hex') === account
    const to = people.filter(isLocked).map(({ id }) => id)
    await tell(context, authAlerts.locked, [{ params, to, link: null, causeId: lockId }])
  },
}
