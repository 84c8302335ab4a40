import { dishRegister as declared, type dishFields } from '@daybook/contract/dish/dish.kind.ts'
import { namesIn } from '@daybook/contract/ingredient/usual.rules.ts'
import { folded } from '@daybook/contract/register/import.fold.rules.ts'
import { ingredientsNamed } from '../ingredient/ingredient.register.ts'
import type { RegisterKind } from '../register/index.ts'
import { dishesOnMenus, keepParts, partsOf } from './dish.queries.ts'

/** `[{ name: 'Flour, butter' }]` → one row for each. */
const rowsOf = (rows: readonly { name: string }[]) =>
  namesIn(rows.map(({ name }) => name)).map((name) => ({ name }))

export const dishRegister: RegisterKind<typeof dishFields> = {
  ...declared,
  name: 'dish',
  table: 'dish',
  columns: { ingredients: null },
  complete: async (_, savings) =>
    savings.map(({ values }) => ({
      ...values,
      ingredients: values.ingredients?.length ? rowsOf(values.ingredients) : null,
    })),
  /** A file has all ingredients in one cell. */
  fillImported: async () => (values) =>
    Array.isArray(values.ingredients)
      ? { ...values, ingredients: rowsOf(values.ingredients.map(({ name }) => ({ name: String(name) }))) }
      : values,
  async load(tx, ids) {
    const parts = Map.groupBy(await partsOf(tx, ids), ({ dishId }) => dishId)
    return new Map(
      ids.map((id) => [id, { ingredients: parts.get(id)?.map(({ name }) => ({ name })) ?? null }]),
    )
  },
  async save(context, savings) {
    const named = await ingredientsNamed(
      context,
      savings.flatMap(({ values }) => values.ingredients?.map(({ name }) => name) ?? []),
    )
    const dishes = savings.map(({ id, values }) => {
      const found = values.ingredients?.flatMap(({ name }) => named.get(folded(name)) ?? []) ?? []
      return { dishId: id, ingredientIds: [...new Set(found)] }
    })
    await keepParts(context.tx, dishes, { newId: context.ids, at: context.clock.now().toISOString() })
  },
  async refuseRemoval({ tx, actor }, ids) {
    const inUse = await dishesOnMenus(tx, ids, actor.today)
    return Object.fromEntries(inUse.map((id) => [id, 'STILL_IN_USE']))
  },
}
