import type { WordsOf } from '../../platform/i18n/keys.ts'

export const positionEn = {
  title: 'Posts',
  new: 'Add a post',
  category: 'Kind of post',
  postCode: 'Code',
  postName: 'Name',
  sort: 'Order in lists',
  remark: 'Note',
} as const

export const positionZh: WordsOf<typeof positionEn> = {
  title: '岗位',
  new: '新增岗位',
  category: '岗位类型',
  postCode: '编码',
  postName: '名称',
  sort: '排序',
  remark: '备注',
}

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    position: typeof positionEn
  }
}
