import { register } from '@daybook/contract/register/register.contract.ts'
import { makeRow } from '@daybook/testkit/registers.ts'
import { samples } from '@daybook/testkit/samples.ts'
import type { World } from '@daybook/testkit/world.ts'

const of = 'position' as const

async function makeImport(world: World): Promise<string> {
  const { centre, clock, build } = world
  const recordIds = [await makeRow(world, of)]
  const by = { byId: centre.manager.id, at: clock.now().toISOString() }
  return build(centre.tenantId, (make) =>
    make.row('registerImport', { recordIds, register: of, fileName: 'posts.csv', ...by }),
  )
}

export const registerSamples = samples(register, {
  listPicks: () => ({ of }),
  listChanges: async (world) => ({ of, id: await makeRow(world, of) }),
  checkImport: () => ({ of, rows: [{ postCode: 'cook', postName: 'Cook' }] }),
  importRows: ({ ids }) => ({
    id: ids(),
    of,
    fileName: 'posts.csv',
    rows: [{ postCode: 'cook', postName: 'Cook' }],
  }),
  undoImport: async (world) => ({ id: await makeImport(world) }),
  listImports: () => ({ of }),
})
