import { report } from '@daybook/contract/report/report.contract.ts'
import { makeReport } from '@daybook/testkit/reports.ts'
import { samples } from '@daybook/testkit/samples.ts'
import { type World, worldNow } from '@daybook/testkit/world.ts'

async function asked(world: World) {
  const id = await makeReport(world, 'incident')
  await world.build(world.centre.tenantId, (_, tx) =>
    tx.updateTable('report').set({ askedAt: worldNow }).where('id', '=', id).execute(),
  )
  return { id, mark: 'By the swing' }
}

export const reportSamples = samples(report, {
  ask: async (world) => ({ id: await makeReport(world, 'incident'), mark: 'Where was it?' }),
  reply: asked,
  listOfChild: (world) => ({ childId: world.centre.under2.present[0] }),
})
