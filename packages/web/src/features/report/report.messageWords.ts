import type { ParamsOf } from '@daybook/contract/message/message.kind.ts'
import type { reportMessages } from '@daybook/contract/report/report.contract.ts'
import type { MessageWordsOf, Telling } from '../message/index.ts'

type Kinds = typeof reportMessages
type Params = ParamsOf<Kinds['submitted']>

/** A kind has the same name as its feature. The text is what it is about, and the comment. */
const says =
  (
    key:
      | 'report.messageSubmitted'
      | 'report.messageCancelled'
      | 'report.messageConfirmed'
      | 'report.messageCorrected'
      | 'report.messageRefused'
      | 'report.messageClosed'
      | 'report.messageReopened',
  ) =>
  ({ t, sayFeature }: Telling, { kind, about, byName, comment }: Params) => ({
    title: t(key, { kind: sayFeature(kind) ?? t('report.one'), byName }),
    text: [about, comment && t('report.messageComment', { comment })].filter(Boolean).join(' '),
  })

export const reportMessageWords: MessageWordsOf<Kinds> = {
  submitted: says('report.messageSubmitted'),
  cancelled: says('report.messageCancelled'),
  confirmed: says('report.messageConfirmed'),
  corrected: says('report.messageCorrected'),
  refused: says('report.messageRefused'),
  closed: says('report.messageClosed'),
  reopened: says('report.messageReopened'),
}
