import type { todayMessages } from '@daybook/contract/today/today.contract.ts'
import type { MessageWordsOf } from '../message/index.ts'

export const todayMessageWords: MessageWordsOf<typeof todayMessages> = {
  birthday: ({ t }, { childName, turns }) => ({
    title: t('today.birthdayPost', { name: childName, turns }),
    text: t('today.birthdayPostText'),
  }),
}
