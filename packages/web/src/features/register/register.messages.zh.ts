import type { WordsOf } from '../../platform/i18n/keys.ts'
import type { registerEn } from './register.messages.en.ts'

export const registerZh: WordsOf<typeof registerEn> = {
  search: '搜索',
  empty: '暂无记录',
  emptyHint: '符合搜索条件的记录会显示在这里。',
  select: '多选',
  csv: '下载 CSV',
  add: '新增',
  addUnder: '新增下级',
  new: '新增记录',
  edit: '编辑',
  save: '保存',
  saved: '已保存',
  cancel: '取消',
  remove: '删除',
  removeSome: '删除 {{count}} 项',
  removeTitle: '确认删除？',
  removeText: '删除后不能再选用，已有记录仍会显示。',
  keep: '保留',
  removed: '已删除',
  ended: '该记录已删除，已有记录仍会显示。',
  history: '修改记录',
  'step.added': '{{name}}新增',
  'step.changed': '{{name}}修改',
  'step.removed': '{{name}}删除',
}
