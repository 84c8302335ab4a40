import type { Awaiting } from '../../platform/awaiting.ts'
import { to } from '../../platform/screens/places.ts'

export const foodAwaiting: Record<string, Awaiting> = {
  expiredFood: {
    words: (t, count) => t('food.awaiting', { count }),
    to: () => to.expiredFood(),
  },
}
