import type { WordsOf } from '../../platform/i18n/keys.ts'
import type { watchEn } from './watch.messages.en.ts'

export const watchZh: WordsOf<typeof watchEn> = {
  dueNow: '现在该做',
  minutesOver: '超时 {{minutes}} 分钟',
  moreDue: '还有 {{count}} 人',
}
