import { drillMessages } from '@daybook/contract/drill/drill.contract.ts'
import { alerts } from '../notification/index.ts'

export const drillAlerts = alerts(drillMessages, {
  missing: {
    topic: 'alarm',
    to: 'safety.oversee',
    words: { 'en-US': 'Drill: not everybody was seen', 'zh-CN': '演练：有人未见到' },
  },
  found: {
    topic: 'alarm',
    to: 'safety.oversee',
    words: { 'en-US': 'Drill: somebody was found', 'zh-CN': '演练：未见到的人已找到' },
  },
})
