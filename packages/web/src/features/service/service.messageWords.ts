import type { serviceMessages } from '@daybook/contract/service/service.contract.ts'
import type { MessageWordsOf } from '../message/index.ts'

export const serviceMessageWords: MessageWordsOf<typeof serviceMessages> = {
  problem: ({ t }, { byName, text, screen, version }) => ({
    title: t('service.message', { name: byName }),
    text: t('service.messageText', { text, screen, version }),
  }),
}
