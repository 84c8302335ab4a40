import type { sleepMessages } from '@daybook/contract/sleep/sleep.contract.ts'
import type { MessageWordsOf } from '../message/index.ts'
import { unusualWords } from './sleep.words.ts'

export const sleepMessageWords: MessageWordsOf<typeof sleepMessages> = {
  checkAlarming({ t, sayTime }, { childName, roomName, checkedAt, checkedBy, ...look }) {
    const what = unusualWords(t, look).join(t('care.comma'))
    return {
      title: t('sleep.messageAlarming', { childName, what }),
      text: t('sleep.messageAlarmingText', {
        childName,
        roomName,
        checkedBy,
        time: sayTime(checkedAt),
        what,
      }),
    }
  },
  checkOverdue({ t, sayTime }, { childName, roomName, lastSeenAt, dueAt }) {
    const times = { lastSeen: sayTime(lastSeenAt), due: sayTime(dueAt) }
    return {
      title: t('sleep.messageOverdue', { childName }),
      text: t('sleep.messageOverdueText', { childName, roomName, ...times }),
    }
  },
}
