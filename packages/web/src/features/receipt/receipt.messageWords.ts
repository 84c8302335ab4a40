import type { ParamsOf } from '@daybook/contract/message/message.kind.ts'
import type { receiptMessages } from '@daybook/contract/receipt/receipt.contract.ts'
import { titleWords } from '../../platform/time/title.words.ts'
import type { MessageWordsOf, Telling } from '../message/index.ts'

type Kinds = typeof receiptMessages
type Params = ParamsOf<Kinds['published']>

/** The title names the kind and the person. The text has the publication's title and the comment. */
const words =
  (
    key:
      | 'receipt.messagePublished'
      | 'receipt.messageChanged'
      | 'receipt.messageWithdrawn'
      | 'receipt.messageDropped'
      | 'receipt.messageReminded'
      | 'receipt.messageDeclined',
  ) =>
  ({ t, sayDay, sayFeature }: Telling, { kind, title: named, byName, comment }: Params) => {
    const title = titleWords(named, sayDay)
    return {
      title: t(key, { kind: sayFeature(kind) ?? t('receipt.unnamed'), byName }),
      text: comment ? t('receipt.messageText', { title, comment }) : title,
    }
  }

export const receiptMessageWords: MessageWordsOf<Kinds> = {
  published: words('receipt.messagePublished'),
  changed: words('receipt.messageChanged'),
  withdrawn: words('receipt.messageWithdrawn'),
  dropped: words('receipt.messageDropped'),
  reminded: words('receipt.messageReminded'),
  declined: words('receipt.messageDeclined'),
}
