import type { backupMessages } from '@daybook/contract/backup/backup.contract.ts'
import type { MessageWordsOf } from '../message/index.ts'

export const backupMessageWords: MessageWordsOf<typeof backupMessages> = {
  failed: ({ t, sayTime }, { reason, newestAt }) => ({
    title: t('backup.failed'),
    text: newestAt
      ? t('backup.failedText', { reason, time: sayTime(newestAt) })
      : t('backup.noneText', { reason }),
  }),
}
