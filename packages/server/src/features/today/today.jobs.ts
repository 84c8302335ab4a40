// A child's birthday stands in the feed of everybody who may read of children from the morning on.

import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { todayMessages } from '@daybook/contract/today/today.contract.ts'
import { timeZoneOf } from '../../platform/database/timeZone.queries.ts'
import type { Job } from '../../platform/jobs.queries.ts'
import { post } from '../activity/index.ts'
import { staffWithRights } from '../staff/index.ts'
import { birthdaysOf } from './today.birthdays.ts'

/** Before the first children arrive. */
export const postBirthdays: Job = {
  name: 'postBirthdays',
  daily: '06:00',
  async run(context) {
    const { tx, clock } = context
    const birthdays = await birthdaysOf(tx, dayAt(clock.now(), await timeZoneOf(tx)))
    if (birthdays.length === 0) return
    const to = (await staffWithRights(tx, ['child.read', 'feed.read'])).map(({ id }) => id)
    // A card is forgotten within half a year (features/activity), so the child can be the cause of the next one too.
    const posts = birthdays.map(({ id, child, turns, page }) => ({
      to,
      params: { childName: child.firstName, turns },
      link: page,
      causeId: id,
    }))
    await post(context, todayMessages.birthday, 'notice', posts)
  },
}

export const todayJobs = [postBirthdays]
