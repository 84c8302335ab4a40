import type { RandomBytes } from '../../platform/ids.ts'
import type { SendMail } from '../../platform/mail/mail.ts'

export interface VisitorParts {
  random: RandomBytes
  /** Undefined without an SMTP server: mails then land in the operator's mailbox. */
  sendMail: SendMail | undefined
}
