import type { WordsOf } from '../../platform/i18n/keys.ts'
import type { reminderEn } from './reminder.messages.en.ts'

export const reminderZh: WordsOf<typeof reminderEn> = {
  title: '须知',
  about_other: '今天涉及{{count}}名幼儿',
  unseen: '{{count}}条未看',
  isNew: '未看',
  nothing: '今天没有特别须知',
  turns: '今天满{{age}}岁',
}
