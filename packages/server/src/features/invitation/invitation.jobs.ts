// Sends an invitation by mail. The link travels to the job encrypted.
import { InstantOut, TenantId } from '@daybook/contract/kernel/schema.ts'
import { z } from 'zod'
import type { CodeMaker } from '../../platform/codes/codes.ts'
import type { OutgoingJob } from '../../platform/jobs.queries.ts'
import { writeMail } from '../../platform/mail/letter.ts'
import { mailAddress, type SendMail } from '../../platform/mail/mail.ts'
import { mailboxSender } from '../../platform/mail/mailbox.queries.ts'
import { addressOf } from './invitation.keys.ts'
import { invitationWords } from './invitation.words.ts'

export const mailJob = 'sendInvitation'

const Payload = z.object({
  sealed: z.string(),
  /** The job itself is the platform's. */
  invitedTo: TenantId,
  centreName: z.string(),
  expiresAt: InstantOut,
  language: z.enum(['en-US', 'zh-CN']),
})
const Sealed = z.object({ email: z.string(), key: z.string() })

interface Parts {
  codes: CodeMaker
  /** Undefined without an SMTP server. */
  sendMail: SendMail | undefined
  publicUrl(): string
}

export const invitationJobs = ({ codes, sendMail, publicUrl }: Parts): OutgoingJob[] => [
  {
    name: mailJob,
    async send(context, payload) {
      const { sealed, invitedTo, centreName, expiresAt, language } = Payload.parse(payload)
      if (Date.parse(expiresAt) <= context.clock.now().getTime()) return
      const { email, key } = Sealed.parse(JSON.parse(codes.open(sealed)))
      const to = mailAddress(email)
      if (!to) return
      const words = invitationWords[language]
      const letter = {
        language,
        subject: words.subject(centreName),
        paragraphs: [words.text(centreName), words.number(invitedTo)],
        link: { words: words.open, url: addressOf(publicUrl(), invitedTo, key) },
        footer: words.footer,
      }
      await (sendMail ?? mailboxSender(context))(writeMail(letter, { id: context.ids(), to }))
    },
  },
]
