import type { Awaiting } from '../../platform/awaiting.ts'
import { to } from '../../platform/screens/places.ts'

export const drillAwaiting: Record<string, Awaiting> = {
  drills: {
    words: (t, count) => t('drill.awaiting', { count }),
    to: () => to.drills(),
  },
}
