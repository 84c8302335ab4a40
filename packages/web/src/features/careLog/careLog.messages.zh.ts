import type { WordsOf } from '../../platform/i18n/keys.ts'
import type { careLogEn } from './careLog.messages.en.ts'

export const careLogZh: WordsOf<typeof careLogEn> = {
  title: '当日记录',
  tabs: '显示内容',
  care: '照护',
  child: '幼儿',
  allChildren: '所有幼儿',
  kind: '照护类别',
  allKinds: '所有类别',
  empty: '当天没有记录',
  emptyHint: '为幼儿所做的记录及记录人将显示在这里。',
  date: '日期',
  time: '时间',
  room: '班级',
  what: '内容',
  note: '备注',
  by: '记录人',
  recordedAt: '记录时间',
  changes: '更正',
  voidedWhy: '已作废：{{reason}}',
  voided: '已作废',
  amended: '已更正',
}
