import type { authMessages } from '@daybook/contract/auth/auth.contract.ts'
import type { MessageWordsOf } from '../message/index.ts'

export const authMessageWords: MessageWordsOf<typeof authMessages> = {
  locked: ({ t, sayTime }, { at, until, onKnownDevice }) => {
    const times = { at: sayTime(at), until: sayTime(until) }
    return {
      title: t('auth.messageLocked'),
      text: onKnownDevice ? t('auth.messageLockedKnown', times) : t('auth.messageLockedElsewhere', times),
    }
  },
}
