import type { authMessages } from '@daybook/contract/auth/auth.contract.ts'
import type { MessageWordsOf } from '../message/index.ts'

export const authMessageWords: MessageWordsOf<typeof authMessages> = {
  codeGiven: ({ t, sayTime }, { at, byName }) => ({
    title: t('auth.messageCode', { name: byName }),
    text: t('auth.messageCodeText', { at: sayTime(at) }),
  }),
  locked: ({ t, sayTime }, { at, until, onKnownDevice }) => {
    const times = { at: sayTime(at), until: sayTime(until) }
    return {
      title: t('auth.messageLocked'),
      text: onKnownDevice ? t('auth.messageLockedKnown', times) : t('auth.messageLockedElsewhere', times),
    }
  },
}
