import type { FoodAwaiting } from '@daybook/contract/food/food.kind.ts'
import type { AwaitingKinds } from '../../platform/awaiting.ts'
import { to } from '../../platform/screens/places.ts'

export const foodAwaiting: AwaitingKinds<FoodAwaiting> = {
  expiredFood: {
    words: (t, count) => t('food.awaiting', { count }),
    to: () => to.expiredFood(),
    row: ({ t, sayDay }, { name, bestBefore }) => ({
      title: t('food.awaitingOne', { name }),
      detail: t('food.awaitingSince', { day: sayDay(bestBefore) }),
      subject: 'checks',
      isLate: true,
    }),
  },
}
