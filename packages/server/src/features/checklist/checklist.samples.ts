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

const makeCheck = ({ centre, build }: World) =>
  build(centre.tenantId, async (make) => {
    const of = { kind: 'openingCheck', version: 1 }
    const stored = [{ id: 'inside', title: { 'en-US': 'Inside' }, items: [] }]
    await make.row('checklistTemplate', { ...of, sections: JSON.stringify(stored) })
    const none = { required: 0, answered: 0, wrong: 0 }
    const by = { startedAt: worldNow, startedBy: centre.teacher.id }
    return make.row('filledCheck', { ...of, ...none, ...by, day: worldDay })
  })

export const checklistSamples = samples(checklist, {
  saveTemplate: () => ({ kind: 'openingCheck' as const, version: 1, sections }),
  getCheck: async (world) => ({ id: await makeCheck(world) }),
})
