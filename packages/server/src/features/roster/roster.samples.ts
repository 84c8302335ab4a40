import { addDays } from '@daybook/contract/kernel/dates.ts'
import { roster } from '@daybook/contract/roster/roster.contract.ts'
import { makePublication, receiptSamples } from '@daybook/testkit/receipts.ts'
import { samples } from '@daybook/testkit/samples.ts'
import { type World, worldMonday } from '@daybook/testkit/world.ts'

/** Another week each time: a week has one schedule. */
function aWeek({ ids, centre }: World) {
  const weeks = Number.parseInt(ids().slice(-6), 16) % 2000
  const shift = {
    personId: centre.teacher.id,
    from: '08:00',
    until: '16:30',
    breakFrom: '12:00',
    breakMinutes: 30,
    roomId: centre.under2.id,
  }
  return {
    weekOn: addDays(worldMonday, 7 * weeks),
    shifts: [
      { ...shift, day: 'Mo' as const },
      { ...shift, day: 'Tu' as const },
    ],
  }
}

export const rosterSamples = samples(roster, {
  ...receiptSamples('roster', aWeek),
  preview: async (world) => ({ id: await makePublication(world, 'roster', aWeek(world)) }),
  getPlan: () => ({ weekOn: worldMonday }),
  saveTemplate: (world) => {
    const id = world.ids()
    return { id, name: `Winter ${id}`, shifts: aWeek(world).shifts }
  },
  removeTemplate: async ({ ids, build, centre }) => {
    const id = ids()
    const row = { id, name: `Summer ${id}`, shifts: '[]' }
    return { id: await build(centre.tenantId, (make) => make.row('rosterTemplate', row)) }
  },
})
