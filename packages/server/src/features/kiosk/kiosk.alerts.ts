import { kioskMessages } from '@daybook/contract/kiosk/kiosk.contract.ts'
import { alerts } from '../notification/index.ts'

export const kioskAlerts = alerts(kioskMessages, {
  cameSick: {
    topic: 'alarm',
    to: 'safety.oversee',
    words: {
      'en-US': ({ roomName }) => `Please check who has just been brought to ${roomName}`,
      'zh-CN': ({ roomName }) => `请查看刚送到${roomName}的幼儿`,
    },
  },
  leftAsleep: {
    topic: 'alarm',
    to: 'sleep.oversee',
    words: {
      'en-US': ({ roomName }) => `Please check who is still asleep in ${roomName}`,
      'zh-CN': ({ roomName }) => `请查看${roomName}还有谁在睡`,
    },
  },
  missing: {
    topic: 'request',
    to: 'attendance.amendAny',
    words: {
      'en-US': 'An entry at the tablet was not recorded',
      'zh-CN': '门口平板有一条记录未能提交',
    },
  },
})
