import type { installationMessages } from '@daybook/contract/installation/installation.contract.ts'
import type { MessageWordsOf } from '../message/index.ts'

export const installationMessageWords: MessageWordsOf<typeof installationMessages> = {
  broken: ({ t }, { part }) => ({
    title: t('installation.broken', { part: t(`installation.part.${part}`) }),
    text: t('installation.brokenText'),
  }),
}
