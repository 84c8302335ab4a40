// Sends an invitation by mail. The link travels to the job encrypted.
import { InstantOut, TenantId } from '@daybook/contract/kernel/schema.ts'
import { z } from 'zod'
import type { CodeMaker } from '../../platform/codes/codes.ts'
import type { OutgoingJob } from '../../platform/jobs.queries.ts'
import { writeMail } from '../../platform/mail/letter.ts'
import { mailAddress, type SendMail } from '../../platform/mail/mail.ts'
import { mailboxSender } from '../../platform/mail/mailbox.queries.ts'
import type { SendSms } from '../../platform/sms/sms.ts'
import { addressOf, hashOfKey } from './invitation.keys.ts'
import { findInvitation } from './invitation.queries.ts'
import { markSent } from './invitation.staff.queries.ts'
import { staffJob } from './invitation.staff.ts'
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

const StaffPayload = z.object({ sealed: z.string(), language: z.enum(['en-US', 'zh-CN']) })
const StaffSealed = z.object({
  id: z.string(),
  to: z.string(),
  way: z.enum(['mail', 'sms']),
  key: z.string(),
  expiresAt: InstantOut,
})

interface Parts {
  codes: CodeMaker
  /** Undefined without an SMTP server. */
  sendMail: SendMail | undefined
  sendSms: SendSms | undefined
  publicUrl(): string
}

/** A link to a member of staff. It is marked as sent once it was handed over. */
const sendStaffLink = ({ codes, sendMail, sendSms, publicUrl }: Parts): OutgoingJob => ({
  name: staffJob,
  async send({ transact, tenantId, clock, ids }, payload) {
    const { sealed, language } = StaffPayload.parse(payload)
    const { id, to, way, key, expiresAt } = StaffSealed.parse(JSON.parse(codes.open(sealed)))
    const now = clock.now()
    if (Date.parse(expiresAt) <= now.getTime()) return
    // A renewed or withdrawn link is not sent any more.
    const invited = await transact((tx) => findInvitation(tx, hashOfKey(key)))
    if (!invited || invited.usedAt !== null || Date.parse(invited.expiresAt) <= now.getTime()) return
    const words = invitationWords[language].staff
    const url = addressOf(publicUrl(), tenantId, key)
    if (way === 'sms') await sendSms?.({ id, to, text: words.sms(invited.centreName, url) })
    else
      await sendMail?.(
        writeMail(
          {
            language,
            subject: words.subject(invited.centreName),
            paragraphs: [words.text(invited.centreName)],
            link: { words: words.open, url },
            footer: words.footer,
          },
          { id: ids(), to },
        ),
      )
    await transact((tx) => markSent(tx, id, now))
  },
})

export const invitationJobs = (parts: Parts): OutgoingJob[] => [sendStaffLink(parts), sendManagerLink(parts)]

const sendManagerLink = ({ codes, sendMail, publicUrl }: Parts): OutgoingJob => ({
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
})
