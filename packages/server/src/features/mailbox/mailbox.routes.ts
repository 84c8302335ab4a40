import { mailbox } from '@daybook/contract/mailbox/mailbox.contract.ts'
import { found } from '../../platform/errors.ts'
import { implement } from '../../platform/implement.ts'
import type { SendMail } from '../../platform/mail/mail.ts'
import { pageOf } from '../../platform/page.ts'
import { findMail, pageOfMails } from './mailbox.queries.ts'

export const mailboxRoutes = ({ sendMail }: { sendMail: SendMail | undefined }) =>
  implement(mailbox, {
    listMails: {
      can: 'mailbox.read',
      run: async ({ tx, input }) => {
        const { records, total } = await pageOfMails(tx, input)
        return { ...pageOf(records, total, input), isUsed: sendMail === undefined }
      },
    },
    getMail: {
      can: 'mailbox.read',
      run: async ({ tx, input }) => found(await findMail(tx, input.id)),
    },
  })
