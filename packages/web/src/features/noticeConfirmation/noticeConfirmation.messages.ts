import type { WordsOf } from '../../platform/i18n/keys.ts'

export const noticeConfirmationEn = {
  heading: 'Confirmation',
  title: 'Notice',
  due: 'Read and confirm the notice',
  'do.confirmed': 'I have read it',
  'is.waiting': 'Not confirmed',
  count: '{{confirmed}} of {{people}} have confirmed',
} as const

export const noticeConfirmationZh: WordsOf<typeof noticeConfirmationEn> = {
  heading: '确认情况',
  title: '通知',
  due: '阅读并确认通知',
  'do.confirmed': '我已阅读',
  'is.waiting': '未确认',
  count: '{{people}}人中已有{{confirmed}}人确认',
}

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    noticeConfirmation: typeof noticeConfirmationEn
  }
}
