import { register } from '@daybook/contract/register/register.contract.ts'
import { makeRow } from '@daybook/testkit/registers.ts'
import { samples } from '@daybook/testkit/samples.ts'
import type { World } from '@daybook/testkit/world.ts'

const of = 'position' as const

async function makeImport(world: World): Promise<string> {
  const { centre, ids, clock, build } = world
  const id = ids()
  const recordIds = [await makeRow(world, of)]
  await build(centre.tenantId, async (_, tx) => {
    const row = { id, recordIds, register: of, fileName: 'posts.csv', byId: centre.manager.id }
    await tx
      .insertInto('registerImport')
      .values({ ...row, at: clock.now().toISOString() })
      .execute()
  })
  return id
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
