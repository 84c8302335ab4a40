// Where mails land without an SMTP server. They are the platform's, so that only its operator reads them.
import { defaultTenantId } from '@daybook/contract/kernel/constants.ts'
import type { Clock } from '../clock.ts'
import type { Tx } from '../database/database.ts'
import type { Transact } from '../jobs.queries.ts'
import type { SendMail } from './mail.ts'

/** Keeps mails in the mailbox. */
export const mailboxSender =
  ({ transact, clock }: { transact: Transact; clock: Clock }): SendMail =>
  ({ id, to, subject, text, html }) =>
    transact(async (tx) => {
      const sentAt = clock.now().toISOString()
      await tx
        .insertInto('mail')
        .values({ id, recipient: to, subject, text, html, sentAt })
        // The job may have been tried before.
        .onConflict((conflict) => conflict.columns(['tenantId', 'id']).doNothing())
        .execute()
    }, defaultTenantId)

export async function purgeMails(tx: Tx, until: Date): Promise<void> {
  await tx.deleteFrom('mail').where('sentAt', '<', until.toISOString()).execute()
}
