import type { passkeyMessages } from '@daybook/contract/passkey/passkey.contract.ts'
import type { MessageWordsOf } from '../message/index.ts'

export const passkeyMessageWords: MessageWordsOf<typeof passkeyMessages> = {
  added: ({ t, sayTime }, { at, name }) => ({
    title: t('passkey.messageAdded'),
    text: t('passkey.messageAddedText', { name, time: sayTime(at) }),
  }),
}
