import { meetingMessages } from '@daybook/contract/meeting/meeting.kind.ts'
import { alerts } from '../notification/index.ts'

export const meetingAlerts = alerts(meetingMessages, {
  minutes: {
    topic: 'record',
    to: 'named',
    words: { 'en-US': 'Meeting: minutes to read', 'zh-CN': '会议：有纪要待阅读' },
  },
  action: {
    topic: 'request',
    to: 'named',
    words: { 'en-US': 'Meeting: something for you to do', 'zh-CN': '会议：有分配给您的待办' },
  },
})
