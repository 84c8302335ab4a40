import { meeting } from '@daybook/contract/meeting/meeting.kind.ts'
import { makePublication, receiptSamples } from '@daybook/testkit/receipts.ts'
import { samples } from '@daybook/testkit/samples.ts'
import type { World } from '@daybook/testkit/world.ts'

const make = (world: World, detail = {}) => makePublication(world, 'meeting', detail)

async function makeAction(world: World): Promise<string> {
  const meetingId = await make(world)
  const { tenantId, teacher } = world.centre
  const action = { id: world.ids(), meetingId, what: 'Order soil', personId: teacher.id, dueOn: '2026-11-20' }
  await world.build(tenantId, (_, tx) => tx.insertInto('meetingAction').values(action).execute())
  return action.id
}

export const meetingSamples = samples(meeting, {
  ...receiptSamples('meeting'),
  updateSummary: async (world) => ({
    id: await make(world, { startsAt: world.clock.now().toISOString() }),
    summary: 'New garden beds',
    duration: 45,
  }),
  addAction: async (world) => ({
    id: world.ids(),
    meetingId: await make(world),
    what: 'Order soil',
    personId: world.centre.teacher.id,
    dueOn: '2026-11-20',
  }),
  finishAction: async (world) => ({ id: await makeAction(world) }),
  getCalendar: async (world) => ({ id: await make(world) }),
})
