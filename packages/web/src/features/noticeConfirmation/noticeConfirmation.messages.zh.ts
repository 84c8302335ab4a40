import type { WordsOf } from '../../platform/i18n/keys.ts'
import type { noticeConfirmationEn } from './noticeConfirmation.messages.en.ts'

export const noticeConfirmationZh: WordsOf<typeof noticeConfirmationEn> = {
  heading: '确认情况',
  title: '通知',
  due: '阅读并确认通知',
  'do.confirmed': '我已阅读',
  'is.waiting': '未确认',
  count: '{{people}} 人中已有 {{confirmed}} 人确认',
}
