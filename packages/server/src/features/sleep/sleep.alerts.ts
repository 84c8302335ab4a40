import { sleepMessages } from '@daybook/contract/sleep/sleep.contract.ts'
import { alerts } from '../notification/index.ts'

export const sleepAlerts = alerts(sleepMessages, {
  checkOverdue: {
    topic: 'alarm',
    to: 'sleep.oversee',
    words: {
      'en-US': ({ roomName }) => `Sleep check overdue in ${roomName}`,
      'zh-CN': ({ roomName }) => `${roomName}的睡眠检查已超时`,
    },
  },
  checkAlarming: {
    topic: 'alarm',
    to: 'sleep.oversee',
    words: {
      'en-US': ({ roomName }) => `A sleep check in ${roomName} needs you now`,
      'zh-CN': ({ roomName }) => `${roomName}的睡眠检查有异常，请立即查看`,
    },
  },
})
