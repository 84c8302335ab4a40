import type { WordsOf } from '../../platform/i18n/keys.ts'
import type { backupEn } from './backup.messages.en.ts'

export const backupZh: WordsOf<typeof backupEn> = {
  failed: '备份失败',
  failedText: '{{reason}} 最近一次成功的备份时间为 {{time}}。一小时后将自动重试。',
  noneText: '{{reason}} 目前还没有成功的备份。一小时后将自动重试。',
}
