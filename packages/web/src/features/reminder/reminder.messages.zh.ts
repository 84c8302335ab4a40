import type { WordsOf } from '../../platform/i18n/keys.ts'
import type { reminderEn } from './reminder.messages.en.ts'

export const reminderZh: WordsOf<typeof reminderEn> = {
  title: '今日提醒',
  about_other: '今天有 {{count}} 名幼儿需要留意',
  unseen: '{{count}} 条未读',
  isNew: '未读',
  nothing: '今天没有提醒',
  turns: '今天满 {{age}} 岁',
}
