import { kioskMessages } from '@daybook/contract/kiosk/kiosk.contract.ts'
import { alerts } from '../notification/index.ts'

export const kioskAlerts = alerts(kioskMessages, {
  cameSick: {
    topic: 'alarm',
    words: {
      'en-US': ({ roomName }) => `Please check who has just been brought to ${roomName}`,
      'zh-CN': ({ roomName }) => `请查看刚送到${roomName}的幼儿`,
    },
  },
  missing: {
    topic: 'request',
    words: {
      'en-US': 'An entry at the tablet was not recorded',
      'zh-CN': '门口平板有一条记录未能提交',
    },
  },
})
