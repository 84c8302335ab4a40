import type { WordsOf } from '../../platform/i18n/keys.ts'

export const teamEn = {
  title: 'Departments',
  new: 'Add a department',
  parentId: 'Part of',
  deptName: 'Name',
  fullName: 'Full name',
  deptCategory: 'Kind of department',
  sort: 'Order in lists',
  remark: 'Note',
} as const

export const teamZh: WordsOf<typeof teamEn> = {
  title: '部门',
  new: '新增部门',
  parentId: '上级部门',
  deptName: '名称',
  fullName: '全称',
  deptCategory: '部门类型',
  sort: '排序',
  remark: '备注',
}

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    team: typeof teamEn
  }
}
