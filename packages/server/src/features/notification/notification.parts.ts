import type { MessageParams } from '@daybook/contract/message/message.kind.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { CalendarPart, SendMail } from '../../platform/mail/mail.ts'
import type { PushSender } from '../../platform/push/push.ts'
import type { AnyAlerts } from './notification.alert.ts'

/** What a feature adds to the mail of a message for the reader's calendar. Exported from its index.ts as
 *  `<feature>CalendarMail`. */
export type CalendarMail = (asked: {
  tx: Tx
  now: Date
  kind: string
  params: MessageParams
  reader: { id: string; name: string; email: string }
  /** The domain of the app, for an organizer without an address. */
  domain: string
}) => Promise<CalendarPart | undefined>

/** What telling needs from the app. */
export interface NotificationParts {
  alerts: readonly AnyAlerts[]
  calendarMails: readonly CalendarMail[]
  /** Undefined without an SMTP server: mails then land in the operator's mailbox. */
  sendMail: SendMail | undefined
  push: PushSender
  /** Where people open the app, without a slash at its end. Known once the server listens. */
  publicUrl(): string
  languageRoot: string | undefined
}
