import { receiptMessages } from '@daybook/contract/receipt/receipt.contract.ts'
import { alerts, wordsOfKind } from '../notification/index.ts'

const words = wordsOfKind({ 'en-US': 'Notice', 'zh-CN': '通知' })

export const receiptAlerts = alerts(receiptMessages, {
  published: {
    topic: 'request',
    to: 'named',
    words: words('new for you', '有新内容，请查看'),
  },
  changed: {
    topic: 'request',
    to: 'named',
    words: words('changed', '内容已修改，请查看'),
  },
  // This has the same topic as the invitation, so people who were invited by mail get the cancellation by mail.
  withdrawn: {
    topic: 'request',
    to: 'named',
    words: words('cancelled', '已取消'),
  },
  dropped: {
    topic: 'request',
    to: 'named',
    words: words('no longer for you', '有一项已不再涉及您'),
  },
  reminded: {
    topic: 'request',
    to: 'named',
    words: words('waiting for your answer', '等待您的回复'),
  },
  declined: {
    topic: 'answer',
    to: 'named',
    words: words('somebody declined', '有人谢绝'),
  },
})
