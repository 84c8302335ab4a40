import type { DrillAwaiting } from '@daybook/contract/drill/drill.contract.ts'
import type { AwaitingKinds } from '../../platform/awaiting.ts'

export const drillAwaiting: AwaitingKinds<DrillAwaiting> = {
  drills: {
    row: ({ t }, { type }) => ({
      title: t(`drill.due.${type}`),
      subject: 'checks',
      isLate: true,
    }),
  },
}
