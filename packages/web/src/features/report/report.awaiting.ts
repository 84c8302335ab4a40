import type { Awaiting } from '../../platform/awaiting.ts'
import { to } from '../../platform/screens/places.ts'

export const reportAwaiting: Record<string, Awaiting> = {
  reports: {
    words: (t, count) => t('report.awaiting', { count }),
    to: () => to.todo(),
  },
}
