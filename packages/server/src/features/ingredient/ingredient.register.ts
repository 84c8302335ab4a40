// The ingredients of a centre. What kitchens usually have is known with its allergens, so a new one by such a name starts
// with these.
import {
  ingredientRegister as declared,
  type ingredientFields,
} from '@daybook/contract/ingredient/ingredient.kind.ts'
import {
  guessedIn,
  type Usual,
  usualIngredients,
  usualNamed,
} from '@daybook/contract/ingredient/usual.rules.ts'
import type { Content } from '@daybook/contract/kernel/allergen.rules.ts'
import type { ValuesOf } from '@daybook/contract/kernel/fields.ts'
import { folded } from '@daybook/contract/register/import.fold.rules.ts'
import { type RegisterContext, type RegisterKind, writeRows } from '../register/index.ts'
import { ingredientsInUse, lockIngredients, namesOfIngredients } from './ingredient.queries.ts'

type Values = ValuesOf<typeof ingredientFields>

export const ingredientRegister: RegisterKind<typeof ingredientFields> = {
  ...declared,
  name: 'ingredient',
  table: 'ingredient',
  columns: { label: 'isChecked' },
  fromColumn: { label: (isChecked: boolean | null) => (isChecked ? 'checked' : 'notChecked') },
  toColumn: { label: (label: string | null) => label === 'checked' },
  complete: async (_, savings) =>
    savings.map(({ before, values }) => {
      const usual = before || values.contains ? undefined : usualNamed(values.name ?? '')
      return usual
        ? { ...knownAs(usual), name: values.name, nameZh: values.nameZh ?? usual.nameZh }
        : { ...values, label: values.label ?? 'notChecked' }
    }),
  async refuseRemoval({ tx }, ids) {
    const inUse = await ingredientsInUse(tx, ids)
    return Object.fromEntries(inUse.map((id) => [id, 'STILL_IN_USE']))
  },
}

const listOf = (contains: readonly Content[]) => (contains.length > 0 ? [...contains] : null)

const knownAs = ({ name, nameZh, contains }: Usual): Values => ({
  name,
  nameZh,
  contains: listOf(contains),
  label: 'checked',
})

/** Its name says what to expect, until somebody has looked at the label. */
const unknown = (name: string): Values => ({
  name,
  nameZh: null,
  contains: listOf(guessedIn(name)),
  label: 'notChecked',
})

/** The ids of the ingredients with these names, by folded name. What the centre does not have yet is added: with its
 *  allergens where they are known, and else as not checked. */
export async function ingredientsNamed(
  context: RegisterContext,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { tx, ids } = context
  await lockIngredients(tx)
  const found = new Map<string, string>()
  for (const { id, name, nameZh } of await namesOfIngredients(tx))
    for (const one of [nameZh, name]) if (one) found.set(folded(one), id)
  const added = new Map<string, { id: string; before: undefined; values: Values }>()
  for (const name of names) {
    if (found.has(folded(name))) continue
    const usual = usualNamed(name)
    const values = usual ? knownAs(usual) : unknown(name)
    const key = folded(values.name)
    const id = found.get(key) ?? ids()
    if (!found.has(key)) added.set(key, { id, before: undefined, values })
    found.set(key, id).set(folded(name), id)
  }
  await writeRows(ingredientRegister, context, [...added.values()], 1)
  return found
}

/** @returns how many were added */
export async function addUsual(context: RegisterContext): Promise<number> {
  const before = (await namesOfIngredients(context.tx)).length
  await ingredientsNamed(
    context,
    usualIngredients.map(({ name }) => name),
  )
  return (await namesOfIngredients(context.tx)).length - before
}
