import type { VisitorAwaiting } from '@daybook/contract/visitor/visitor.contract.ts'
import type { AwaitingKinds } from '../../platform/awaiting.ts'

export const visitorAwaiting: AwaitingKinds<VisitorAwaiting> = {
  visitors: {
    row: ({ t }, { visitorName }) => ({
      title: visitorName,
      detail: t('visitor.awaitingOne'),
      subject: 'visitor',
    }),
  },
}
