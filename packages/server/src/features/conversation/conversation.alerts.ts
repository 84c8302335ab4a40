import { conversationMessages } from '@daybook/contract/conversation/conversation.contract.ts'
import { alerts } from '../notification/index.ts'

export const conversationAlerts = alerts(conversationMessages, {
  posted: {
    topic: 'colleague',
    to: 'named',
    words: { 'en-US': 'A message from a colleague is waiting', 'zh-CN': '您有一条同事发来的消息' },
  },
})
