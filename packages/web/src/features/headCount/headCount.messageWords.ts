import type { headCountMessages } from '@daybook/contract/headCount/headCount.contract.ts'
import type { MessageWordsOf } from '../message/index.ts'

export const headCountMessageWords: MessageWordsOf<typeof headCountMessages> = {
  missing: ({ t, sayTime }, { children, roomName, startedAt }) => ({
    title: t('headCount.messageMissing', { children }),
    text: t('headCount.messageMissingText', {
      room: roomName ?? t('room.all'),
      time: sayTime(startedAt),
    }),
  }),
  clear: ({ t }, { children, roomName, byName }) => ({
    title: t('headCount.messageClear', { room: roomName ?? t('room.all') }),
    text: t('headCount.messageClearText', { children, byName }),
  }),
}
