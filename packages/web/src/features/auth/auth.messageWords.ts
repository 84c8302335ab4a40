import type { authMessages } from '@daybook/contract/auth/auth.contract.ts'
import type { MessageWordsOf } from '../message/index.ts'

export const authMessageWords: MessageWordsOf<typeof authMessages> = {
  locked: {
    text({ t, sayTime }, { at, until, onKnownDevice }) {
      const times = { at: sayTime(at), until: sayTime(until) }
      return onKnownDevice ? t('auth.messageLockedKnown', times) : t('auth.messageLockedElsewhere', times)
    },
  },
}
