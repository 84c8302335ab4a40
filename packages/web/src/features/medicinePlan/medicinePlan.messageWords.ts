import type { medicinePlanMessages } from '@daybook/contract/medicinePlan/medicinePlan.contract.ts'
import type { MessageWordsOf } from '../message/index.ts'

export const medicinePlanMessageWords: MessageWordsOf<typeof medicinePlanMessages> = {
  overdue: ({ t, sayTime }, { childName, medicine, roomName, dueAt }) => ({
    title: t('medicinePlan.messageOverdue', { medicine, childName }),
    text: t('medicinePlan.messageOverdueText', { roomName, time: sayTime(dueAt) }),
  }),
  unchecked: ({ t, sayTime }, { childName, medicine, at, byName, checkerName }) => ({
    title: t('medicinePlan.messageUnchecked', { medicine, childName }),
    text: t('medicinePlan.messageUncheckedText', { time: sayTime(at), byName, checkerName }),
  }),
  conflict: ({ t, sayTime }, { childName, medicine, at, byName, why }) => ({
    title: t('medicinePlan.messageConflict', { medicine, childName }),
    text: t('medicinePlan.messageConflictText', { time: sayTime(at), byName, why: t(`error.${why}`) }),
  }),
}
