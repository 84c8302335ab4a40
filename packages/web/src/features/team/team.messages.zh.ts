import type { WordsOf } from '../../platform/i18n/keys.ts'
import type { teamEn } from './team.messages.en.ts'

export const teamZh: WordsOf<typeof teamEn> = {
  title: '部门',
  parentId: '上级部门',
  deptName: '名称',
  fullName: '全称',
  deptCategory: '部门类型',
  sort: '排序',
  remark: '备注',
}
