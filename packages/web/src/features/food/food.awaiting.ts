import type { FoodAwaiting } from '@daybook/contract/food/food.kind.ts'
import type { AwaitingKinds } from '../../platform/awaiting.ts'

export const foodAwaiting: AwaitingKinds<FoodAwaiting> = {
  expiredFood: {
    row: ({ t }, { name }) => ({
      title: t('food.awaitingOne', { name }),
      subject: 'checks',
      isLate: true,
    }),
  },
}
