import { checklist } from '@daybook/contract/checklist/checklist.contract.ts'
import { samples } from '@daybook/testkit/samples.ts'
import { type World, worldDay, worldNow } from '@daybook/testkit/world.ts'

const sections = [
  {
    id: 'inside',
    title: 'Inside',
    items: [
      {
        id: 'hot-water',
        type: 'number' as const,
        text: 'Hot water',
        required: true,
        unit: '°C',
        min: null,
        max: 40,
        options: [],
      },
    ],
  },
]

const makeCheck = ({ centre, build, ids }: World) =>
  build(centre.tenantId, async (_, tx) => {
    const id = ids()
    const kind = 'openingCheck'
    const stored = [{ id: 'inside', title: { 'en-US': 'Inside' }, items: [] }]
    await tx
      .insertInto('checklistTemplate')
      .values({ id: ids(), kind, version: 1, sections: JSON.stringify(stored) })
      .execute()
    await tx
      .insertInto('filledCheck')
      .values({
        id,
        kind,
        version: 1,
        day: worldDay,
        required: 0,
        answered: 0,
        wrong: 0,
        startedAt: worldNow,
        startedBy: centre.teacher.id,
      })
      .execute()
    return id
  })

export const checklistSamples = samples(checklist, {
  saveTemplate: () => ({ kind: 'openingCheck' as const, version: 1, sections }),
  getCheck: async (world) => ({ id: await makeCheck(world) }),
})
