import type { visitorMessages } from '@daybook/contract/visitor/visitor.contract.ts'
import type { MessageWordsOf } from '../message/index.ts'

export const visitorMessageWords: MessageWordsOf<typeof visitorMessages> = {
  arrived: ({ t }, { visitorName, company, purpose }) => ({
    title: t('visitor.messageArrived', { visitorName }),
    text: company ? t('visitor.messageFrom', { company, purpose }) : purpose,
  }),
  assigned: ({ t }, { visitorName, byName }) => ({
    title: t('visitor.messageAssigned', { visitorName }),
    text: t('visitor.messageAssignedText', { visitorName, byName }),
  }),
}
