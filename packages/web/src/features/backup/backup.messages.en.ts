export const backupEn = {
  failed: 'The backup failed',
  failedText: '{{reason}} The newest good backup is from {{time}}. Daybook tries again in an hour.',
  noneText: '{{reason}} There is no good backup yet. Daybook tries again in an hour.',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    backup: typeof backupEn
  }
}
