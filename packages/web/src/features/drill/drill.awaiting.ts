import type { DrillAwaiting } from '@daybook/contract/drill/drill.contract.ts'
import type { AwaitingKinds } from '../../platform/awaiting.ts'
import { to } from '../../platform/screens/places.ts'

export const drillAwaiting: AwaitingKinds<DrillAwaiting> = {
  drills: {
    words: (t, count) => t('drill.awaiting', { count }),
    to: () => to.drills(),
    row: ({ t, sayDay }, { type, dueOn }) => ({
      title: t(`drill.due.${type}`),
      detail: t('drill.overdueSince', { day: sayDay(dueOn) }),
      subject: 'checks',
      isLate: true,
    }),
  },
}
