import type { WordsOf } from '../../platform/i18n/keys.ts'
import type { positionEn } from './position.messages.en.ts'

export const positionZh: WordsOf<typeof positionEn> = {
  title: '岗位',
  category: '岗位类型',
  postCode: '编码',
  postName: '名称',
  sort: '排序',
  remark: '备注',
}
