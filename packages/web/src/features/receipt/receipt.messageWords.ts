import type { ParamsOf } from '@daybook/contract/message/message.kind.ts'
import type { receiptMessages } from '@daybook/contract/receipt/receipt.contract.ts'
import { titleWords } from '../../platform/time/title.words.ts'
import type { MessageWordsOf, Telling } from '../message/index.ts'

type Kinds = typeof receiptMessages

/** The publication's title, and the comment if there is one. */
const own = {
  text({ t, sayDay }: Telling, { title: named, comment }: ParamsOf<Kinds['published']>) {
    const title = titleWords(named, sayDay)
    return comment ? t('receipt.messageText', { title, comment }) : title
  },
}

export const receiptMessageWords: MessageWordsOf<Kinds> = {
  published: own,
  changed: own,
  withdrawn: own,
  dropped: own,
  reminded: own,
  declined: own,
}
