import type { WordsOf } from '../../platform/i18n/keys.ts'

export const reminderEn = {
  title: 'Good to know',
  about_one: '{{count}} child to know about today',
  about_other: '{{count}} children to know about today',
  isNew: 'New',
  nothing: 'No reminders for today',
  turns: 'Turns {{age}} today',
} as const

export const reminderZh: WordsOf<typeof reminderEn> = {
  title: '今日提醒',
  about_other: '今天有{{count}}名幼儿需要留意',
  isNew: '未读',
  nothing: '今天没有提醒',
  turns: '今天满{{age}}岁',
}

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    reminder: typeof reminderEn
  }
}
