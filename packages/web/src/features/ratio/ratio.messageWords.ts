import type { ratioMessages } from '@daybook/contract/ratio/ratio.contract.ts'
import type { MessageWordsOf } from '../message/index.ts'

export const ratioMessageWords: MessageWordsOf<typeof ratioMessages> = {
  tooFew: ({ t, sayTime }, { adults, needed, since }) => ({
    title: t('ratio.messageTooFew', { adults, needed }),
    text: t('ratio.messageTooFewText', { adults, needed, time: sayTime(since) }),
  }),
}
