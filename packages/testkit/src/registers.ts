// Rows of registers as they stand in the database, and the samples of a register, made from its fields.
import type { ValuesOf } from '@daybook/contract/kernel/fields.ts'
import type { RegisterName } from '@daybook/contract/kernel/kinds.generated.ts'
import { registers } from '@daybook/server/app/features.generated.ts'
import type { RegisterKind } from '@daybook/server/features/register/index.ts'
import { insertRows } from '@daybook/server/features/register/register.queries.ts'
import { rowOf } from '@daybook/server/features/register/register.view.ts'
import { sampleValues } from './reports.ts'
import type { World } from './world.ts'

type RowValues<N extends RegisterName> = ValuesOf<(typeof registers)[N]['fields']>

/** Valid values of a row. A text that no two rows may share is the row's id. */
export function rowValues<N extends RegisterName>(name: N, world: World, id: string): RowValues<N> {
  const { fields, unique }: RegisterKind = registers[name]
  const own = unique.flat().filter((field) => fields[field]?.kind === 'text')
  const values = { ...sampleValues(fields, world), ...Object.fromEntries(own.map((field) => [field, id])) }
  return values as RowValues<N>
}

/** A row with every field filled in that has a column of its own. */
export async function makeRow<N extends RegisterName>(
  world: World,
  name: N,
  over: Partial<RowValues<N>> = {},
): Promise<string> {
  const kind: RegisterKind = registers[name]
  const id = world.ids()
  const row = { id, ...rowOf(kind, { ...rowValues(name, world, id), ...over }) }
  await world.build(world.centre.tenantId, (_, tx) => insertRows(tx, kind, [row]))
  return id
}

/** A sample for each operation that a register can have.
 *  @param over what the register's own rules ask of its values */
export function registerSamples<N extends RegisterName>(
  name: N,
  over: (world: World) => Partial<RowValues<N>> = () => ({}),
) {
  const { title }: RegisterKind = registers[name]
  const row = (world: World) => makeRow(world, name, over(world))
  return {
    listLevel: async (world: World) => ({ parentId: await row(world) }),
    listLevelNodes: async (world: World) => ({ parentId: await row(world) }),
    get: async (world: World) => ({ id: await row(world) }),
    submit: async (world: World) => {
      const id = await row(world)
      const changed = { ...rowValues(name, world, id), ...over(world), [title]: 'Another' }
      return { ...(changed as RowValues<N>), id }
    },
    remove: async (world: World) => ({ ids: await row(world) }),
  }
}
