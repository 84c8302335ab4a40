import type { WordsOf } from '../../platform/i18n/keys.ts'
import type { lookupEn } from './lookup.messages.en.ts'

export const lookupZh: WordsOf<typeof lookupEn> = {
  title: '字典',
  parentId: '上级',
  code: '字典编码',
  dictKey: '键值',
  dictValue: '名称',
  sort: '排序',
  isSealed: '是否封存（不再选用）？',
  remark: '备注',
}
