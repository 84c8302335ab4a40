import type { WordsOf } from '../../platform/i18n/keys.ts'
import type { termEn } from './term.messages.en.ts'

export const termZh: WordsOf<typeof termEn> = {
  title: '学期日期',
  name: '名称',
  startsOn: '开学日期',
  endsOn: '最后一天',
}
