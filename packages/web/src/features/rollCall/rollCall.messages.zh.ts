import type { WordsOf } from '../../platform/i18n/keys.ts'
import type { rollCallEn } from './rollCall.messages.en.ts'

export const rollCallZh: WordsOf<typeof rollCallEn> = {
  staff: '教职工',
  visitor: '访客',
  noRoom: '无班级',
  nobody: '当时没有人签到。',
  all: '全部见到',
  allOf: '全部见到：{{name}}',
}
