import type { conversationMessages } from '@daybook/contract/conversation/conversation.contract.ts'
import type { MessageWordsOf } from '../message/index.ts'

export const conversationMessageWords: MessageWordsOf<typeof conversationMessages> = {
  posted: ({ t }, { byName, roomName }) => ({
    title: t('conversation.messagePosted', { byName }),
    text: roomName ? t('conversation.messageToRoom', { room: roomName }) : t('conversation.messageText'),
  }),
}
