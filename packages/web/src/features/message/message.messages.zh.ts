import type { WordsOf } from '../../platform/i18n/keys.ts'
import type { messageEn } from './message.messages.en.ts'

export const messageZh: WordsOf<typeof messageEn> = {
  title: '消息',
  titleUnread: '消息（{{count}}）',
  happened: '园内动态',
  parts: '动态分类',
  infoTitle: '消息',
  colleagues: '同事消息',
  empty: '还没有消息',
  emptyHint: '申请的答复、记录的更改和通知会显示在这里。',
  unread: '未读',
  readAll: '全部已读',
  readAllDone_other: '已将{{count}}条消息标为已读',
  readAllNone: '没有未读消息',
  open: '查看详情',
  'message.notice': '{{title}}',
  'message.notice.text': '{{text}}',
  unknown: '新类型的消息',
  unknownText: '请重新加载应用后查看。',
}
