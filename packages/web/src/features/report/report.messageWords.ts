import type { ParamsOf } from '@daybook/contract/message/message.kind.ts'
import type { reportMessages } from '@daybook/contract/report/report.contract.ts'
import type { MessageWordsOf, Telling } from '../message/index.ts'

type Kinds = typeof reportMessages
type Params = ParamsOf<Kinds['submitted']>

/** The title names the kind and the person. The text has the report's subject and the comment. */
const words =
  (
    key:
      | 'report.messageSubmitted'
      | 'report.messageCancelled'
      | 'report.messageConfirmed'
      | 'report.messageCorrected'
      | 'report.messageRefused'
      | 'report.messageClosed'
      | 'report.messageReopened'
      | 'report.messageAsked'
      | 'report.messageReplied',
  ) =>
  ({ t, sayFeature, sayEntry }: Telling, { kind, about, entryCode, entryName, byName, comment }: Params) => ({
    title: t(key, { kind: sayFeature(kind) ?? t('report.unnamed'), byName }),
    text: [
      entryCode && entryName && sayEntry(entryCode, entryName),
      about,
      comment && t('report.messageComment', { comment }),
    ]
      .filter(Boolean)
      .join(' '),
  })

export const reportMessageWords: MessageWordsOf<Kinds> = {
  submitted: words('report.messageSubmitted'),
  cancelled: words('report.messageCancelled'),
  confirmed: words('report.messageConfirmed'),
  corrected: words('report.messageCorrected'),
  refused: words('report.messageRefused'),
  closed: words('report.messageClosed'),
  reopened: words('report.messageReopened'),
  asked: words('report.messageAsked'),
  replied: words('report.messageReplied'),
}
