import type { WordsOf } from '../../platform/i18n/keys.ts'
import type { riskAssessmentEn } from './riskAssessment.messages.en.ts'

export const riskAssessmentZh: WordsOf<typeof riskAssessmentEn> = {
  title: '风险',
  report: '评估风险',
  history: '风险评估记录',
  several: '风险评估',
  risk: '风险',
  answer: '应对措施',
  what: '可能发生什么？',
  where: '地点',
  photos: '照片',
  rating: '可能性与严重程度',
  control: '控制方式',
  measures: '将采取的措施',
  ownerId: '负责人',
  dueOn: '完成期限',
  'control.eliminate': '消除',
  'control.isolate': '隔离',
  'control.minimise': '降低',
}
