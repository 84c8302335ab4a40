import { awardMessages } from '@daybook/contract/award/award.kind.ts'
import { alerts } from '../notification/index.ts'

export const awardAlerts = alerts(awardMessages, {
  milestone: {
    topic: 'notice',
    to: 'receipt.publish',
    words: { 'en-US': 'Somebody has years of service to honour', 'zh-CN': '有教职工达到服务年限' },
  },
})
