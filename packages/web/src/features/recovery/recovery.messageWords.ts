import type { recoveryMessages } from '@daybook/contract/recovery/recovery.contract.ts'
import type { MessageWordsOf } from '../message/index.ts'

export const recoveryMessageWords: MessageWordsOf<typeof recoveryMessages> = {
  passwordReset: ({ t, sayTime }, { at }) => ({
    title: t('recovery.messageReset'),
    text: t('recovery.messageResetText', { time: sayTime(at) }),
  }),
}
