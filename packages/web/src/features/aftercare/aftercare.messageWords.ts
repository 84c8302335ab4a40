import type { aftercareMessages } from '@daybook/contract/aftercare/aftercare.contract.ts'
import type { MessageWordsOf } from '../message/index.ts'

export const aftercareMessageWords: MessageWordsOf<typeof aftercareMessages> = {
  lookOverdue({ t, sayTime }, { childName, roomName, dueAt }) {
    return {
      title: t('aftercare.messageOverdue', { childName }),
      text: t('aftercare.messageOverdueText', { childName, roomName, time: sayTime(dueAt) }),
    }
  },
}
