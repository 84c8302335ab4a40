import type { WordsOf } from '../../platform/i18n/keys.ts'
import type { activityEn } from './activity.messages.en.ts'

export const activityZh: WordsOf<typeof activityEn> = {
  title: '动态',
  filter: '显示内容',
  all: '全部',
  'topic.notice': '资讯',
  'topic.request': '待办',
  'topic.answer': '回复',
  'topic.record': '变更',
  hidden: '已隐藏',
  empty: '暂无动态',
  emptyHint: '通知、生日、学习故事、制度、会议和报告回复会即时显示在这里。',
  emptyHidden: '您没有隐藏任何动态',
  video: '视频',
  hide: '隐藏：{{title}}',
  bringBack: '恢复显示：{{title}}',
  wasHidden: '已为您隐藏',
  wasBroughtBack: '已恢复显示',
}
