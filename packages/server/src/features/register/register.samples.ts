import { register } from '@daybook/contract/register/register.contract.ts'
import { samples } from '@daybook/testkit/samples.ts'
import type { World } from '@daybook/testkit/world.ts'

const of = 'position' as const

async function makeImport({ centre, ids, clock, build }: World): Promise<string> {
  const id = ids()
  await build(centre.tenantId, async (make, tx) => {
    const recordIds = [await make.position()]
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
  listChanges: async ({ centre, build }) => ({
    of,
    id: await build(centre.tenantId, (make) => make.position()),
  }),
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
