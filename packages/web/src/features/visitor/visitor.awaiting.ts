import type { VisitorAwaiting } from '@daybook/contract/visitor/visitor.contract.ts'
import type { AwaitingKinds } from '../../platform/awaiting.ts'
import { to } from '../../platform/screens/places.ts'

export const visitorAwaiting: AwaitingKinds<VisitorAwaiting> = {
  visitors: {
    words: (t, count) => t('visitor.awaiting', { count }),
    to: () => to.visitors(),
    row: ({ t, sayTime }, { visitorName, arrivedAt }) => ({
      title: visitorName,
      detail: t('visitor.awaitingOne', { time: sayTime(arrivedAt) }),
      subject: 'visitor',
    }),
  },
}
