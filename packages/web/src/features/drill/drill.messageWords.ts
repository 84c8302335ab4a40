import type { drillMessages } from '@daybook/contract/drill/drill.contract.ts'
import type { MessageWordsOf } from '../message/index.ts'

export const drillMessageWords: MessageWordsOf<typeof drillMessages> = {
  missing: ({ t }, { type, people, byName }) => ({
    title: t('drill.messageMissing', { drill: t(`drill.${type}`) }),
    text: t('drill.messageMissingText', { people, byName }),
  }),
  found: ({ t }, { type, people, byName }) => ({
    title: t('drill.messageFound', { drill: t(`drill.${type}`) }),
    text: t('drill.messageFoundText', { people, byName }),
  }),
}
