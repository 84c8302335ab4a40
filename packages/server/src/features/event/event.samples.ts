import { event } from '@daybook/contract/event/event.contract.ts'
import { makeReport, reportSamples } from '@daybook/testkit/reports.ts'
import { samples } from '@daybook/testkit/samples.ts'
import { type World, worldNow } from '@daybook/testkit/world.ts'

const make = (world: World) => makeReport(world, 'event')

async function makeStop(world: World) {
  const eventId = await make(world)
  const { tenantId, teacher } = world.centre
  const by = { startedAt: worldNow, startedBy: teacher.id }
  const id = await world.build(tenantId, (make) =>
    make.row('rollCall', { kind: 'excursion', aboutId: eventId, place: 'Library', ...by }),
  )
  return { id, eventId }
}

export const eventSamples = samples(event, {
  ...reportSamples('event'),
  getRollCall: async (world) => ({ id: await make(world) }),
  startStop: async (world) => ({
    id: world.ids(),
    eventId: await make(world),
    place: 'Library',
    at: worldNow,
  }),
  markStop: async (world) => ({
    ...(await makeStop(world)),
    people: [world.centre.under2.present[0]],
    isHere: true,
    at: worldNow,
  }),
  finishStop: async (world) => ({ ...(await makeStop(world)), at: worldNow }),
})
