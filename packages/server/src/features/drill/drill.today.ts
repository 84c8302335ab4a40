// Drills in the to-do list of managers once they are overdue, and in the day's list: on the last day on which each is
// held in time, and every day after it.
import type { DrillAwaiting } from '@daybook/contract/drill/drill.contract.ts'
import { instantOf } from '@daybook/contract/kernel/dates.ts'
import type { Actor, Context } from '../../platform/context.ts'
import { type Awaiting, dueItems } from '../today/index.ts'
import { dueDrills } from './drill.handlers.ts'

async function overdue({ tx, actor }: Context<unknown, Actor>) {
  return (await dueDrills(tx, actor)).filter(({ isOverdue }) => isOverdue)
}

/** Drills that managers have to hold: those that are overdue. */
export const drillAwaiting: Awaiting<DrillAwaiting['drills']> = {
  name: 'drills',
  can: 'check.configure',
  does: 'do',
  whose: 'shared',
  count: async (context) => (await overdue(context)).length,
  async list(context) {
    const drills = await overdue(context)
    return drills.map(({ type, dueOn }) => ({
      id: `drill-${type}`,
      until: instantOf(dueOn, '00:00', context.actor.timeZone).toISOString(),
      page: `/pages/manage/drill?type=${type}`,
      params: { type },
    }))
  },
}

export const drillDayItems = dueItems('check.read', async ({ tx, actor }) => {
  const drills = await dueDrills(tx, actor)
  return drills.map(({ type, dueOn }) => ({
    id: `drill-${type}`,
    name: `drill.due.${type}`,
    subject: 'checks',
    about: '',
    day: dueOn,
    page: `/pages/manage/drill?type=${type}`,
  }))
})
