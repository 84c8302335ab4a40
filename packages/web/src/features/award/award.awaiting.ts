import type { AwardAwaiting } from '@daybook/contract/award/award.kind.ts'
import type { AwaitingKinds } from '../../platform/awaiting.ts'
import { to } from '../../platform/screens/places.ts'

export const awardAwaiting: AwaitingKinds<AwardAwaiting> = {
  milestones: {
    words: (t, count) => t('award.milestones', { count }),
    to: () => to.awardForm({}),
    row: ({ t, sayDay }, { personName, years, reachedOn }) => ({
      title: t('award.milestone', { name: personName, count: years }),
      detail: t('award.reachedOn', { day: sayDay(reachedOn) }),
      subject: 'award',
      isLate: false,
    }),
  },
}
