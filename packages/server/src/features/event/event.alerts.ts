import { eventMessages } from '@daybook/contract/event/event.contract.ts'
import { alerts } from '../notification/index.ts'

export const eventAlerts = alerts(eventMessages, {
  missing: {
    topic: 'alarm',
    to: 'safety.oversee',
    words: { 'en-US': 'Excursion: not everybody was counted', 'zh-CN': '外出活动：清点人数不齐' },
  },
  found: {
    topic: 'alarm',
    to: 'safety.oversee',
    words: { 'en-US': 'Excursion: a child was found', 'zh-CN': '外出活动：幼儿已找到' },
  },
})
