import type { SendMail } from '../../platform/mail/mail.ts'
import type { PushSender } from '../../platform/push/push.ts'
import type { AnyAlerts } from './notification.alert.ts'
import type { CalendarMail } from './notification.calendarMail.ts'

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
