import type { WordsOf } from '../../platform/i18n/keys.ts'
import type { messageEn } from './message.messages.en.ts'

export const messageZh: WordsOf<typeof messageEn> = {
  title: '消息',
  infoTitle: '消息',
  empty: '还没有消息',
  emptyHint: '与您有关的事会显示在这里：答复、记录的更改和通知。',
  unread: '未读',
  readAll: '全部已读',
  readAllDone_other: '已将{{count}}条消息标为已读',
  readAllNone: '没有未读消息',
  open: '查看相关内容',
  care: '记录',
  forgottenSignOut: '{{childName}}是什么时候离园的？',
  forgottenSignOutText:
    '{{childName}}于{{day}}在{{roomName}}签到，但没有签退。请填写{{childName}}离园的时间，系统不会自行编造。',
  sleepCheckOverdue: '{{childName}}未按时得到查看',
  sleepCheckOverdueText:
    '{{childName}}正在{{roomName}}睡觉。最近一次查看：{{lastSeen}}；下一次应在：{{due}}。',
  recordAmended: '{{byName}}修改了您的一条记录',
  recordVoided: '{{byName}}作废了您的一条记录',
  recordText: '{{childName}}的{{subject}}，{{time}}。',
  reason: '原因：{{reason}}',
}
