import { serviceMessages } from '@daybook/contract/service/service.contract.ts'
import { alerts } from '../notification/index.ts'

export const serviceAlerts = alerts(serviceMessages, {
  problem: {
    topic: 'request',
    to: 'centre.configure',
    words: { 'en-US': 'Somebody has a problem with Daybook', 'zh-CN': '有教职工反馈使用问题' },
  },
})
