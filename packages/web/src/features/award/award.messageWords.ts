import type { awardMessages } from '@daybook/contract/award/award.kind.ts'
import type { MessageWordsOf } from '../message/index.ts'

export const awardMessageWords: MessageWordsOf<typeof awardMessages> = {
  milestone: ({ t }, { personName, years }) => ({
    title: t('award.messageMilestone', { name: personName, count: years }),
    text: t('award.messageMilestoneText'),
  }),
}
