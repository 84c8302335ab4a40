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
  const { centre, build, ids } = world
  const kind: ReceiptFile = receiptKinds[name]
  const values = { ...sampleValues(kind.fields, world), ...over }
  return build(centre.tenantId, async (_, tx) => {
    const id = ids()
    const said = { detail: JSON.stringify(values), audience: JSON.stringify(everybody) }
    await tx
      .insertInto('publication')
      .values({
        ...said,
        ...kind.span?.(values, 'Pacific/Auckland'),
        id,
        kind: name,
        authorId: centre.manager.id,
        title: kind.title(values),
        publishedAt: worldNow,
        reviewOn: kind.reviewOn?.(values) ?? null,
      })
      .execute()
    const step = { step: 'published', version: 1, byId: centre.manager.id, at: worldNow }
    await tx
      .insertInto('publicationStep')
      .values({ ...said, ...step, id: ids(), publicationId: id })
      .execute()
    const asks = kind.answers.length > 0 ? 'answer' : 'reading'
    const receipts = [centre.teacher, centre.manager].map((person) => ({
      id: ids(),
      publicationId: id,
      version: 1,
      personId: person.id,
      asks,
    }))
    await tx.insertInto('receipt').values(receipts).execute()
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
