import type { conversationMessages } from '@daybook/contract/conversation/conversation.contract.ts'
import type { MessageWordsOf } from '../message/index.ts'

export const conversationMessageWords: MessageWordsOf<typeof conversationMessages> = {
  posted: {
    text: ({ t }, { roomName }) =>
      roomName ? t('conversation.messageToRoom', { room: roomName }) : t('conversation.messageText'),
  },
}
