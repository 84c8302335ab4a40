import { receiptMessages } from '@daybook/contract/receipt/receipt.contract.ts'
import { alerts, wordsOfKind } from '../notification/index.ts'

const words = wordsOfKind({ 'en-US': 'Notice', 'zh-CN': '通知' })

export const receiptAlerts = alerts(receiptMessages, {
  published: {
    topic: 'request',
    to: 'named',
    words: words('a new one for you', '有新内容，请查看'),
  },
  changed: {
    topic: 'request',
    to: 'named',
    words: words('one has changed', '内容已修改，请查看'),
  },
  // Who was asked by mail learns by mail that it is off.
  withdrawn: {
    topic: 'request',
    to: 'named',
    words: words('one was called off', '已取消'),
  },
  dropped: {
    topic: 'request',
    to: 'named',
    words: words('one is no longer for you', '有一项已不再涉及您'),
  },
  reminded: {
    topic: 'request',
    to: 'named',
    words: words('one is waiting for you', '等待您的回复'),
  },
  declined: {
    topic: 'answer',
    to: 'named',
    words: words('somebody declined', '有人谢绝'),
  },
})
