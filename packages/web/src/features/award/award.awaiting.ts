import type { AwardAwaiting } from '@daybook/contract/award/award.kind.ts'
import type { AwaitingKinds } from '../../platform/awaiting.ts'

export const awardAwaiting: AwaitingKinds<AwardAwaiting> = {
  milestones: {
    row: ({ t }, { personName, years }) => ({
      title: t('award.milestone', { name: personName, count: years }),
      subject: 'award',
    }),
  },
}
