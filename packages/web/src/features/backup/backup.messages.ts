import type { WordsOf } from '../../platform/i18n/keys.ts'

export const backupEn = {
  failed: 'The backup failed',
  failedText: '{{reason}} The newest good backup is from {{time}}. Daybook tries again in an hour.',
  noneText: '{{reason}} There is no good backup yet. Daybook tries again in an hour.',
} as const

export const backupZh: WordsOf<typeof backupEn> = {
  failed: '备份失败',
  failedText: '{{reason}} 最近一次成功的备份时间为 {{time}}。一小时后将自动重试。',
  noneText: '{{reason}} 目前还没有成功的备份。一小时后将自动重试。',
}

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    backup: typeof backupEn
  }
}
