import type { MessageParams } from '@daybook/contract/message/message.kind.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { CalendarPart } from '../../platform/mail/mail.ts'

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
