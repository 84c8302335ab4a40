import { visitorMessages } from '@daybook/contract/visitor/visitor.contract.ts'
import { alerts } from '../notification/index.ts'

export const visitorAlerts = alerts(visitorMessages, {
  arrived: {
    topic: 'request',
    to: 'visitor.assign',
    words: { 'en-US': 'A visitor has arrived', 'zh-CN': '有访客到访' },
  },
  assigned: {
    topic: 'request',
    to: 'named',
    words: { 'en-US': 'Please look after a visitor', 'zh-CN': '请接待一位访客' },
  },
})
