import type { WordsOf } from '../../platform/i18n/keys.ts'
import type { findEn } from './find.messages.en.ts'

export const findZh: WordsOf<typeof findEn> = {
  title: '搜索',
  what: '搜索幼儿、页面、操作或记录',
  hint: '姓名、页面、操作或关键词',
  results: '搜索结果',
  earlier: '最近搜索',
  forget: '清空最近搜索',
  children: '幼儿',
  rooms: '班级',
  actions: '操作',
  pages: '页面',
  records: '记录',
  staff: '人员',
  allWith: '全部含“{{text}}”的记录',
  searching: '正在查找记录…',
  found_other: '{{count}}个结果',
  nothing: '没有找到“{{text}}”',
  nothingHint: '换一个词，或者少写几个词再试。',
  offline: '没有网络，暂时不能搜索记录。',
  failed: '记录没有搜索成功，请稍后再试。',
  keys: '在任何页面按{{keys}}都可以搜索。',
}
