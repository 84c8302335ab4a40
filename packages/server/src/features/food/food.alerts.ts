import { foodMessages } from '@daybook/contract/food/food.kind.ts'
import { alerts } from '../notification/index.ts'

export const foodAlerts = alerts(foodMessages, {
  nearExpiry: {
    topic: 'notice',
    to: 'check.configure',
    words: {
      'en-US': ({ name }) => `${name} is near expiry`,
      'zh-CN': ({ name }) => `${name}即将过期`,
    },
  },
  expired: {
    topic: 'request',
    to: 'check.configure',
    words: {
      'en-US': ({ name }) => `${name} has expired`,
      'zh-CN': ({ name }) => `${name}已过期`,
    },
  },
})
