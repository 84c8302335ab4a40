// Every morning, whoever looks after checklists gets a message for each food that is near expiry, and one for each that has expired. A further
// morning sends none for the same food.

import { foodMessages } from '@daybook/contract/food/food.kind.ts'
import { nearUntil } from '@daybook/contract/food/food.rules.ts'
import { addDays, dayAt } from '@daybook/contract/kernel/dates.ts'
import type { Job } from '../../platform/jobs.queries.ts'
import { alerts, tell } from '../notification/index.ts'
import { allFood, centreOfFood } from './food.queries.ts'

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

/** Before the kitchen begins. */
export const tellOfExpiringFood: Job = {
  name: 'tellOfExpiringFood',
  daily: '06:00',
  async run(context) {
    const { tx, clock } = context
    const { timeZone, foodNearDays } = await centreOfFood(tx)
    const today = dayAt(clock.now(), timeZone)
    const expired = await allFood(tx, { until: addDays(today, -1) })
    const near = await allFood(tx, { from: today, until: nearUntil(today, foodNearDays) })
    const about = ({ id, name, bestBefore }: (typeof near)[number]) => ({
      params: { name, bestBefore },
      link: `/pages/home/history/food-detail?id=${id}`,
      causeId: id,
    })
    await tell(context, foodAlerts.expired, expired.map(about))
    await tell(context, foodAlerts.nearExpiry, near.map(about))
  },
}

export const foodJobs = [tellOfExpiringFood]
