import type { bottleMessages } from '@daybook/contract/bottle/bottle.contract.ts'
import type { MessageWordsOf } from '../message/index.ts'

export const bottleMessageWords: MessageWordsOf<typeof bottleMessages> = {
  conflict: ({ t, sayTime }, { childName, at, byName, why }) => ({
    title: t('bottle.messageConflict', { childName }),
    text: t('bottle.messageConflictText', { time: sayTime(at), byName, why: t(`error.${why}`) }),
  }),
}
