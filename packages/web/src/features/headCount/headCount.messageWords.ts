import type { headCountMessages } from '@daybook/contract/headCount/headCount.contract.ts'
import type { MessageWordsOf } from '../message/index.ts'

export const headCountMessageWords: MessageWordsOf<typeof headCountMessages> = {
  missing: {
    text: ({ t, sayTime }, { roomName, startedAt }) =>
      t('headCount.messageMissingText', { room: roomName ?? t('room.all'), time: sayTime(startedAt) }),
  },
  clear: {
    title: ({ t }, { roomName }) => t('headCount.messageClear', { room: roomName ?? t('room.all') }),
  },
}
