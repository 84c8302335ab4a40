import type { visitorMessages } from '@daybook/contract/visitor/visitor.contract.ts'
import type { MessageWordsOf } from '../message/index.ts'

export const visitorMessageWords: MessageWordsOf<typeof visitorMessages> = {
  arrived: {
    text: ({ t }, { company, purpose }) =>
      company ? t('visitor.messageFrom', { company, purpose }) : purpose,
  },
}
