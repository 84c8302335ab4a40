import { today } from '@daybook/contract/today/today.contract.ts'
import { samples } from '@daybook/testkit/samples.ts'
import { type World, worldDay } from '@daybook/testkit/world.ts'
import { makeTasks, tasksOfToday } from '../task/index.ts'

/** Today's first task of the under-twos, created from a plan entry. */
async function makeTask({ centre, build, ids }: World): Promise<string> {
  return build(centre.tenantId, async (make, tx) => {
    await make.planEntry({ roomId: centre.under2.id })
    const day = { today: worldDay, timeZone: 'Pacific/Auckland' }
    await makeTasks({ tx, ids }, day)
    return (await tasksOfToday(tx, day)).made[0]?.id ?? ''
  })
}

export const todaySamples = samples(today, {
  countMonth: () => ({ year: 2026, month: 11 }),
  getTask: async (world) => ({ taskId: await makeTask(world) }),
  getBirthday: (world) => ({ taskId: world.centre.under2.absent }),
})
