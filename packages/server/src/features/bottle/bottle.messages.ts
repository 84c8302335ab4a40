import { bottleMessages } from '@daybook/contract/bottle/bottle.contract.ts'
import { alerts } from '../notification/index.ts'

export const bottleAlerts = alerts(bottleMessages, {
  conflict: {
    topic: 'alarm',
    to: 'safety.oversee',
    words: { 'en-US': 'A bottle of milk needs a look', 'zh-CN': '一瓶奶需要核查' },
  },
})
