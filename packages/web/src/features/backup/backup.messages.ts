import type { WordsOf } from '../../platform/i18n/keys.ts'

export const backupEn = {
  failed: 'The backup failed',
  failedText: '{{reason}} The newest good backup is from {{time}}. Daybook tries again in an hour.',
  noneText: '{{reason}} There is no good backup yet. Daybook tries again in an hour.',
  good: 'The backup from {{time}} can be used',
  counted: 'A copy was restored to try it: {{rows}} rows in the database, {{files}} files.',
  unusable: 'The last backup failed or can’t be used',
  lastGood: 'The newest good backup is from {{time}}.',
  none: 'There is no backup yet',
  noneHint: 'No backup has been restored and checked yet.',
} as const

export const backupZh: WordsOf<typeof backupEn> = {
  failed: '备份失败',
  failedText: '{{reason}}最近一次成功的备份时间为{{time}}。一小时后将自动重试。',
  noneText: '{{reason}}目前还没有成功的备份。一小时后将自动重试。',
  good: '{{time}}的备份可用',
  counted: '已试恢复一份副本：数据库{{rows}}行，文件{{files}}个。',
  unusable: '最近一次备份失败或不可用',
  lastGood: '最近一次可用的备份时间为{{time}}。',
  none: '还没有备份',
  noneHint: '目前还没有经过恢复检验的备份。',
}

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    backup: typeof backupEn
  }
}
