import { leaveBalance } from '@daybook/contract/leaveBalance/leaveBalance.contract.ts'
import { makeReport } from '@daybook/testkit/reports.ts'
import { samples } from '@daybook/testkit/samples.ts'
import type { World } from '@daybook/testkit/world.ts'

const granted = { kind: 'annual', type: 'granted', days: 20, from: '2026-04-01', reason: null } as const

async function kept(world: World) {
  await world.build(world.centre.tenantId, (_, tx) =>
    tx.updateTable('centre').set({ keepsLeaveBalance: true }).execute(),
  )
  return { id: world.ids(), staffId: world.centre.teacher.id }
}

export const leaveBalanceSamples = samples(leaveBalance, {
  getOf: (world) => ({ staffId: world.centre.teacher.id }),
  foresee: () => ({ kind: 'annual' as const, from: '2026-12-01', until: '2026-12-03', noon: 'end' as const }),
  getOfRequest: async (world) => ({ id: await makeReport(world, 'leave') }),
  enter: async (world) => ({ ...(await kept(world)), entry: granted }),
  setWeek: async (world) => ({ ...(await kept(world)), week: { weekdays: [1, 2, 3], from: '2026-04-01' } }),
})
