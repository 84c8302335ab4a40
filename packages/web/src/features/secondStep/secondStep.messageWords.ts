import type { secondStepMessages } from '@daybook/contract/secondStep/secondStep.contract.ts'
import type { MessageWordsOf } from '../message/index.ts'

export const secondStepMessageWords: MessageWordsOf<typeof secondStepMessages> = {
  turnedOn: ({ t, sayTime }, { at }) => ({
    title: t('secondStep.messageOn'),
    text: t('secondStep.messageText', { time: sayTime(at) }),
  }),
  turnedOff: ({ t, sayTime }, { at }) => ({
    title: t('secondStep.messageOff'),
    text: t('secondStep.messageText', { time: sayTime(at) }),
  }),
  reset: ({ t, sayTime }, { at, byName }) => ({
    title: t('secondStep.messageReset', { name: byName }),
    text: t('secondStep.messageResetText', { time: sayTime(at) }),
  }),
  recoveryCodeUsed: ({ t, sayTime }, { at, left }) => ({
    title: t('secondStep.messageCode'),
    text: t('secondStep.messageCodeText', { time: sayTime(at), left }),
  }),
}
