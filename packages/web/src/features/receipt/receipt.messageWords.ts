import type { ParamsOf } from '@daybook/contract/message/message.kind.ts'
import type { receiptMessages } from '@daybook/contract/receipt/receipt.contract.ts'
import { titleWords } from '../../platform/time/title.words.ts'
import type { MessageWordsOf, Telling } from '../message/index.ts'

type Kinds = typeof receiptMessages
type Params = ParamsOf<Kinds['published']>

/** A kind has the same name as its feature. */
const says =
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
      title: t(key, { kind: sayFeature(kind) ?? t('receipt.one'), byName }),
      text: comment ? t('receipt.messageText', { title, comment }) : title,
    }
  }

export const receiptMessageWords: MessageWordsOf<Kinds> = {
  published: says('receipt.messagePublished'),
  changed: says('receipt.messageChanged'),
  withdrawn: says('receipt.messageWithdrawn'),
  dropped: says('receipt.messageDropped'),
  reminded: says('receipt.messageReminded'),
  declined: says('receipt.messageDeclined'),
}
