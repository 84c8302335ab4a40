import type { WordsOf } from '../../platform/i18n/keys.ts'
import type { noticeEn } from './notice.messages.en.ts'

export const noticeZh: WordsOf<typeof noticeEn> = {
  list: '通知公告',
  title: '标题',
  new: '写通知',
  category: '类别',
  content: '通知内容',
  releaseTime: '发布时间',
  'releaseTime.hint': '留空即立即发布。',
  released: '发布于{{time}}',
  planned: '将于{{time}}发布',
  settings: '设置',
  isPinned: '置顶',
  asksConfirmation: '要求全体接收人确认已读',
  audience: '发布对象',
  'audience.all': '全体教职工',
  'audience.roles': '指定角色',
  'audience.rooms': '指定班级的教师',
  'audience.people': '指定人员',
  roles: '角色',
  rooms: '班级',
  people: '人员',
  'message.released': '新通知：{{title}}',
  'message.released.text': '园所发布了新通知，请打开查看。',
}
