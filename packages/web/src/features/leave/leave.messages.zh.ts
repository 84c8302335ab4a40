import type { WordsOf } from '../../platform/i18n/keys.ts'
import type { leaveEn } from './leave.messages.en.ts'

export const leaveZh: WordsOf<typeof leaveEn> = {
  title: '请假',
  report: '申请请假',
  history: '全部请假',
  mine: '我的请假',
  request: '申请',
  kind: '请假类型',
  dates: '时间',
  reason: '原因',
  'kind.annual': '年假',
  'kind.sick': '病假',
  'kind.bereavement': '丧假',
  'kind.family': '家庭事务',
  'kind.parental': '育儿假',
  'kind.study': '学习',
  'kind.unpaid': '无薪假',
  'kind.other': '其他',
  overseenAway: '请假教职工',
  overseenAwayNone: '无人请假',
  overseenDays: '{{from}}至{{until}}',
}
