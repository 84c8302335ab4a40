import type { messageMessages } from '@daybook/contract/message/message.contract.ts'
import type { MessageWordsOf } from './message.kinds.ts'

export const messageMessageWords: MessageWordsOf<typeof messageMessages> = {
  notice: (_, { title, text }) => ({ title, text }),
}
