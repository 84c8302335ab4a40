import type { foodMessages } from '@daybook/contract/food/food.kind.ts'
import type { MessageWordsOf } from '../message/index.ts'

export const foodMessageWords: MessageWordsOf<typeof foodMessages> = {
  nearExpiry: ({ t, sayDay }, { name, bestBefore }) => ({
    title: t('food.messageNear', { name }),
    text: t('food.messageText', { name, day: sayDay(bestBefore) }),
  }),
  expired: ({ t, sayDay }, { name, bestBefore }) => ({
    title: t('food.messageExpired', { name }),
    text: t('food.messageText', { name, day: sayDay(bestBefore) }),
  }),
}
