import { ratio } from '@daybook/contract/ratio/ratio.contract.ts'
import { samples } from '@daybook/testkit/samples.ts'
import { type World, worldDay, worldNow } from '@daybook/testkit/world.ts'

const at = (time: string) => `${worldDay}T${time}:00+13:00`

/** Both the teacher and the manager are at work, because either may call the operation. */
const atWork = ({ centre, build }: World) =>
  build(centre.tenantId, async (make, tx) => {
    const here = await tx
      .selectFrom('staffAttendance')
      .select('staffId')
      .where('day', '=', worldDay)
      .execute()
    for (const { id } of [centre.teacher, centre.manager])
      if (!here.some(({ staffId }) => staffId === id))
        await make.work(id, { day: worldDay, signedInAt: at('08:00'), roomId: centre.under2.id })
  })

/** A break that the caller may end, whoever it is. */
async function onBreak(world: World): Promise<string> {
  const { tenantId, teacher } = world.centre
  await atWork(world)
  const pause = { day: worldDay, kind: 'break', startedAt: at('10:30') }
  return world.build(tenantId, (make) =>
    make.row('staffPause', { ...pause, staffId: teacher.id, startedBy: teacher.id }),
  )
}

function shortfall({ centre, build }: World): Promise<string> {
  const short = { day: worldDay, startedAt: at('09:00'), endedAt: at('09:10') }
  return build(centre.tenantId, (make) =>
    make.row('ratioShortfall', { ...short, cause: 'other', adults: 1, needed: 2, children: 7 }),
  )
}

export const ratioSamples = samples(ratio, {
  getDay: () => ({ date: worldDay }),
  pause: async (world) => {
    await atWork(world)
    return { id: world.ids(), kind: 'break' as const, occurredAt: worldNow }
  },
  resume: async (world) => ({ id: await onBreak(world), occurredAt: worldNow }),
  moveAdult: async (world) => {
    await atWork(world)
    const { teacher, toddlers } = world.centre
    return { staffId: teacher.id, roomCode: toddlers.code, occurredAt: worldNow }
  },
  moveChildren: ({ centre }) => ({
    ids: centre.under2.present,
    roomCode: centre.toddlers.code,
    occurredAt: worldNow,
  }),
  listShortfalls: async (world) => {
    await shortfall(world)
    return { date: worldDay }
  },
  explain: async (world) => ({ id: await shortfall(world), explanation: 'The reliever was late.' }),
})
