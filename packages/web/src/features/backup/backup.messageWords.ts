import type { backupMessages } from '@daybook/contract/backup/backup.contract.ts'
import type { MessageWordsOf } from '../message/index.ts'

export const backupMessageWords: MessageWordsOf<typeof backupMessages> = {
  failed: {
    text: ({ t, sayTime }, { reason, newestAt }) =>
      newestAt
        ? t('backup.failedText', { reason, time: sayTime(newestAt) })
        : t('backup.noneText', { reason }),
  },
}
