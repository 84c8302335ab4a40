import { meeting } from '@daybook/contract/meeting/meeting.kind.ts'
import { makePublication, receiptSamples } from '@daybook/testkit/receipts.ts'
import { samples } from '@daybook/testkit/samples.ts'
import type { World } from '@daybook/testkit/world.ts'

const make = (world: World, detail = {}) => makePublication(world, 'meeting', detail)

async function makeAction(world: World): Promise<string> {
  const action = await newAction(world)
  return world.build(world.centre.tenantId, (rows) => rows.row('meetingAction', action))
}

const newAction = async (world: World) => ({
  id: world.ids(),
  meetingId: await make(world),
  what: 'Order soil',
  personId: world.centre.teacher.id,
  dueOn: '2026-11-20',
})

export const meetingSamples = samples(meeting, {
  ...receiptSamples('meeting'),
  updateSummary: async (world) => ({
    id: await make(world, { startsAt: world.clock.now().toISOString() }),
    summary: 'New garden beds',
    duration: 45,
  }),
  addAction: newAction,
  finishAction: async (world) => ({ id: await makeAction(world) }),
  getCalendar: async (world) => ({ id: await make(world) }),
})
