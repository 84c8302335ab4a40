import { sleep } from '@daybook/contract/sleep/sleep.contract.ts'
import { minutesAgo } from '@daybook/testkit/nappies.ts'
import { samples } from '@daybook/testkit/samples.ts'
import { type World, worldNow } from '@daybook/testkit/world.ts'

const look = { breathing: 'normal', warmth: 'normal', colour: 'normal', position: 'back' } as const
const child = ({ centre }: World) => centre.under2.present[0]

/** A sleep of a child who is here, just recorded by the teacher. It started half an hour ago; the child may be asleep
 *  already. */
function inBed(world: World, asleepAt: string | null = null): Promise<string> {
  const { centre, build } = world
  const by = { recordedBy: centre.teacher.id, recordedAt: worldNow }
  return build(centre.tenantId, async (make) => {
    const detail = { asleepAt, upAt: null, checkInterval: 10 }
    const over = {
      kind: 'sleep',
      occurredAt: minutesAgo(30),
      recordedAt: worldNow,
      detail: JSON.stringify(detail),
    }
    const id = await make.careRecord(child(world), centre.under2.id, centre.teacher.id, over)
    await make.sleepStep(id, { ...by, id, step: 'inBed', occurredAt: minutesAgo(30) })
    if (asleepAt) await make.sleepStep(id, { ...by, step: 'asleep', occurredAt: asleepAt })
    return id
  })
}

const asleep = (world: World) => inBed(world, minutesAgo(20))

/** A check that the teacher has just recorded. */
async function checked(world: World, uncertainTimes: string | null = null): Promise<string> {
  const sleepId = await asleep(world)
  const { centre, build } = world
  const told = { occurredAt: minutesAgo(1), recordedAt: worldNow, recordedBy: centre.teacher.id }
  return build(centre.tenantId, (make) => make.sleepCheck(sleepId, { ...look, ...told, uncertainTimes }))
}

export const sleepSamples = samples(sleep, {
  listSleeps: ({ centre }) => ({ code: centre.under2.code }),
  getBoard: ({ centre }) => ({ code: centre.under2.code }),
  listSleepers: ({ centre }) => ({ code: centre.under2.code }),
  recordSleep: (world) => ({
    id: world.ids(),
    childId: child(world),
    roomCode: world.centre.under2.code,
    occurredAt: minutesAgo(60),
    asleepAt: minutesAgo(55),
    upAt: minutesAgo(20),
    checks: [{ ...look, id: world.ids(), occurredAt: minutesAgo(46) }],
  }),
  putToBed: (world) => ({
    roomCode: world.centre.under2.code,
    records: [{ id: world.ids(), childId: child(world), occurredAt: worldNow }],
  }),
  fallAsleep: async (world) => ({ checkId: await inBed(world), occurredAt: worldNow }),
  wakeUp: async (world) => ({ checkId: await asleep(world), occurredAt: worldNow }),
  getUp: async (world) => ({ checkId: await inBed(world), occurredAt: worldNow }),
  checkSleeper: async (world) => ({
    id: await asleep(world),
    checkId: world.ids(),
    occurredAt: worldNow,
    ...look,
  }),
  undoStep: async (world) => ({ checkId: await asleep(world), step: 'asleep' as const }),
  undoCheck: async (world) => ({ id: await checked(world) }),
  settleCheckTime: async (world) => ({
    id: await checked(world, JSON.stringify({ occurredAt: minutesAgo(11) })),
    take: 'suggested' as const,
  }),
  getGapReport: ({ centre }) => ({ code: centre.under2.code }),
  updateSettings: () => ({ checkInterval: 8 }),
})
