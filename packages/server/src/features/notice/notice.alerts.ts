import { noticeMessages } from '@daybook/contract/notice/notice.kind.ts'
import { alerts } from '../notification/index.ts'

export const noticeAlerts = alerts(noticeMessages, {
  released: {
    topic: 'notice',
    to: 'named',
    words: { 'en-US': 'A new notice from your centre', 'zh-CN': '园所发布了新通知' },
  },
})
