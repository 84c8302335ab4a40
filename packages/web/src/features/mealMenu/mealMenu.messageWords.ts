import type { mealMenuMessages } from '@daybook/contract/mealMenu/mealMenu.kind.ts'
import type { MessageWordsOf } from '../message/index.ts'

export const mealMenuMessageWords: MessageWordsOf<typeof mealMenuMessages> = {
  changed: ({ t, sayDay }, { day, meal, reason, byName }) => ({
    title: t('mealMenu.messageChanged', { meal: t(`mealMenu.meal.${meal}`), day: sayDay(day) }),
    text: t('mealMenu.messageChangedText', { name: byName, reason }),
  }),
}
