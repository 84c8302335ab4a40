import type { ParamsOf } from '@daybook/contract/message/message.kind.ts'
import type { reportMessages } from '@daybook/contract/report/report.contract.ts'
import type { MessageWordsOf, Telling } from '../message/index.ts'

type Kinds = typeof reportMessages
type Params = ParamsOf<Kinds['submitted']>

/** The report's subject, and the comment if there is one. */
const own = {
  text: ({ t, sayEntry }: Telling, { about, entryCode, entryName, comment }: Params) =>
    [
      entryCode && entryName && sayEntry(entryCode, entryName),
      about,
      comment && t('report.messageComment', { comment }),
    ]
      .filter(Boolean)
      .join(' '),
}

export const reportMessageWords: MessageWordsOf<Kinds> = {
  submitted: own,
  cancelled: own,
  confirmed: own,
  corrected: own,
  refused: own,
  closed: own,
  reopened: own,
  asked: own,
  replied: own,
}
