import type { Awaiting } from '../../platform/awaiting.ts'
import { to } from '../../platform/screens/places.ts'

export const attendanceAwaiting: Record<string, Awaiting> = {
  forgottenSignOuts: {
    words: (t, count) => t('attendance.awaiting', { count }),
    to: () => to.childrenList({ ask: 'signOut' }),
  },
}
