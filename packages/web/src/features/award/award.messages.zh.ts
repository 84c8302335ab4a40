import type { WordsOf } from '../../platform/i18n/keys.ts'
import type { awardEn } from './award.messages.en.ts'

export const awardZh: WordsOf<typeof awardEn> = {
  list: '荣誉',
  form: '授予荣誉',
  withdraw: '撤回',
  due: '确认您的荣誉',
  'do.confirmed': '确认',
  'is.waiting': '待确认',
  title: '荣誉',
  for: '荣誉类型',
  'for.award': '表彰',
  'for.service': '服务年限',
  years: '在园年数',
  reason: '授予理由',
  givenOn: '授予日期',
  picture: '证书照片',
  givenOnDay: '授予于{{day}}',
  toConfirm: '授予于{{day}}，请确认。',
  print: '打印证书',
  seeAll: '全部荣誉',
  notConfirmed: '授予于{{day}}，尚未确认',
  milestone_other: '{{name}}：在园{{count}}年',
  'message.milestone_other': '{{personName}}已在园{{years}}年',
  'message.milestone.text': '可在待办事项中授予荣誉。',
}
