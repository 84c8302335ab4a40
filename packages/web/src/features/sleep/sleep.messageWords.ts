import type { sleepMessages } from '@daybook/contract/sleep/sleep.contract.ts'
import type { MessageWordsOf } from '../message/index.ts'
import { unusualWords } from './sleep.words.ts'

export const sleepMessageWords: MessageWordsOf<typeof sleepMessages> = {
  checkAlarming: {
    title: ({ t }, { childName, ...look }) =>
      t('sleep.messageAlarming', { childName, what: unusualWords(t, look).join(t('care.comma')) }),
    text: ({ t, sayTime }, { childName, roomName, checkedAt, checkedBy, ...look }) =>
      t('sleep.messageAlarmingText', {
        childName,
        roomName,
        checkedBy,
        time: sayTime(checkedAt),
        what: unusualWords(t, look).join(t('care.comma')),
      }),
  },
}
