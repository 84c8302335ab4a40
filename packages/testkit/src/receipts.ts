// Publications as they stand in the database, and the samples of a kind, made from its fields.
import { receiptKinds } from '@daybook/contract/app/receipt.kinds.generated.ts'
import type { ReceiptKindName } from '@daybook/contract/app/receipt.kinds.ts'
import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import type { ReceiptFile } from '@daybook/contract/receipt/receipt.rules.ts'
import { sampleValues } from './reports.ts'
import { type World, worldNow } from './world.ts'

export const everybody = { to: 'all', roles: null, rooms: null, people: null } as const

/** Published by the manager to the teacher and herself; nobody has read it. */
export function makePublication(world: World, name: ReceiptKindName, over: Values = {}): Promise<string> {
  const { centre, build } = world
  const kind: ReceiptFile = receiptKinds[name]
  const values = { ...sampleValues(kind.fields, world), ...over }
  return build(centre.tenantId, async (make) => {
    const said = { detail: JSON.stringify(values), audience: JSON.stringify(everybody) }
    const id = await make.row('publication', {
      ...said,
      ...kind.span?.(values, 'Pacific/Auckland'),
      kind: name,
      authorId: centre.manager.id,
      title: kind.title(values),
      publishedAt: worldNow,
      reviewOn: kind.reviewOn?.(values) ?? null,
    })
    const step = { step: 'published', version: 1, byId: centre.manager.id, at: worldNow }
    await make.row('publicationStep', { ...said, ...step, publicationId: id })
    const asks = kind.answers.length > 0 ? 'answer' : 'reading'
    for (const { id: personId } of [centre.teacher, centre.manager])
      await make.row('receipt', { publicationId: id, version: 1, personId, asks })
    return id
  })
}

/** A sample for each operation that a kind can have. */
export function receiptSamples<N extends ReceiptKindName>(
  name: N,
  /** What a kind's own rules ask of its values. */
  over: (world: World) => Values = () => ({}),
) {
  const { fields }: { fields: (typeof receiptKinds)[N]['fields'] } = receiptKinds[name]
  const one = async (world: World) => ({ id: await makePublication(world, name, over(world)) })
  return {
    publish: (world: World) => ({
      id: world.ids(),
      detail: { ...sampleValues(fields, world), ...over(world) },
      audience: everybody,
    }),
    withdraw: async (world: World) => ({ ...(await one(world)), mark: 'No longer needed' }),
    remind: one,
    markRead: one,
    confirm: async (world: World) => ({ ...(await one(world)), version: 1 }),
    answer: async (world: World) => ({
      ...(await one(world)),
      status: 'declined' as const,
      mark: 'On leave',
    }),
    get: one,
    listReceipts: one,
  }
}
