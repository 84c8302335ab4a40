import type { eventMessages } from '@daybook/contract/event/event.contract.ts'
import type { MessageWordsOf } from '../message/index.ts'

export const eventMessageWords: MessageWordsOf<typeof eventMessages> = {
  missing: ({ t }, { name, place, children, byName }) => ({
    title: t('event.messageMissing', { name }),
    text: t('event.messageMissingText', { place, children, byName }),
  }),
  found: ({ t }, { name, place, children, byName }) => ({
    title: t('event.messageFound', { name }),
    text: t('event.messageFoundText', { place, children, byName }),
  }),
}
