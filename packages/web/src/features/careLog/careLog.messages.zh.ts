import type { WordsOf } from '../../platform/i18n/keys.ts'
import type { careLogEn } from './careLog.messages.en.ts'

export const careLogZh: WordsOf<typeof careLogEn> = {
  title: '当日记录',
  day: '日期',
  child: '幼儿',
  allChildren: '所有幼儿',
  kind: '照护类别',
  allKinds: '所有类别',
  empty: '当天没有记录',
  emptyHint: '为幼儿所做的记录及记录人将显示在这里。',
}
