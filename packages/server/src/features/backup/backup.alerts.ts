import { backupMessages } from '@daybook/contract/backup/backup.messages.ts'
import { alerts } from '../notification/index.ts'

export const backupAlerts = alerts(backupMessages, {
  failed: {
    topic: 'account',
    to: 'centre.make',
    words: { 'en-US': 'The backup of Daybook failed', 'zh-CN': 'Daybook 备份失败' },
  },
})
