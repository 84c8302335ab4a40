export const noticeConfirmationEn = {
  heading: 'Confirmation',
  title: 'Notice',
  due: 'Read and confirm the notice',
  'do.confirmed': 'I have read it',
  'is.waiting': 'Not confirmed',
  count: '{{confirmed}} of {{people}} have confirmed',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    noticeConfirmation: typeof noticeConfirmationEn
  }
}
