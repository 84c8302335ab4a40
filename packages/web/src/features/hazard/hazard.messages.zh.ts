import type { WordsOf } from '../../platform/i18n/keys.ts'
import type { hazardEn } from './hazard.messages.en.ts'

export const hazardZh: WordsOf<typeof hazardEn> = {
  title: '安全隐患',
  report: '报告安全隐患',
  register: '隐患与维修',
  history: '已关闭的隐患',
  several: '安全隐患',

  add: '报告安全隐患',
  summary: '隐患情况',
  answer: '应对措施',
  kind: '隐患还是维修？',
  what: '有什么问题？',
  roomId: '班级',
  where: '具体位置',
  place: '地图位置',
  photos: '照片',
  rating: '可能性与严重程度',
  control: '控制方式',
  measures: '将采取的措施',
  ownerId: '负责人',
  due: '隐患或维修',
  dueOn: '完成期限',
  'kind.hazard': '隐患',
  'kind.maintenance': '维修',
  'control.eliminate': '消除',
  'control.isolate': '隔离',
  'control.minimise': '降低',
}
