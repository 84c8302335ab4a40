import type { sleepMessages } from '@daybook/contract/sleep/sleep.contract.ts'
import type { MessageWordsOf } from '../message/index.ts'

export const sleepMessageWords: MessageWordsOf<typeof sleepMessages> = {
  checkOverdue({ t, sayTime }, { childName, roomName, lastSeenAt, dueAt }) {
    const times = { lastSeen: sayTime(lastSeenAt), due: sayTime(dueAt) }
    return {
      title: t('sleep.messageOverdue', { childName }),
      text: t('sleep.messageOverdueText', { childName, roomName, ...times }),
    }
  },
}
