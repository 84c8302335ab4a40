import type { WordsOf } from '../../platform/i18n/keys.ts'
import type { reportEn } from './report.messages.en.ts'

export const reportZh: WordsOf<typeof reportEn> = {
  one: '报告',
  todo: '待办事项',
  nothingToDo: '没有待办事项',
  nothingToDoHint: '等待您处理的事项会显示在这里，最早的在最前面。',
  noReports: '没有待审核的报告',
  toReview: '待审核',
  otherWork: '其他待处理事项',
  awaiting_other: '{{count}} 份报告待审核',
  by: '{{name}}，{{time}}',
  messageSubmitted: '{{kind}}：{{byName}}提交了新的报告',
  messageCancelled: '{{kind}}：{{byName}}已取消',
  messageConfirmed: '{{kind}}：{{byName}}已确认',
  messageRefused: '{{kind}}：{{byName}}未批准',
  messageClosed: '{{kind}}：{{byName}}已关闭',
  messageReopened: '{{kind}}：{{byName}}重新打开',
  messageComment: '备注：{{comment}}',
}
