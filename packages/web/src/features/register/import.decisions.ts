// What a person decides about a file: what a word means, once for all its rows, or what belongs in the cell of one row.

import { fieldErrors } from '@daybook/contract/kernel/fieldErrors.ts'
import type { Field } from '@daybook/contract/kernel/fields.ts'
import type { RegisterName } from '@daybook/contract/kernel/kinds.generated.ts'
import { nearest } from '@daybook/contract/register/import.near.rules.ts'
import { isWeekdays } from '@daybook/contract/register/import.rules.ts'
import { wordsOf } from '../../platform/i18n/language.ts'
import { keyOfRow, keyOfValue, type Mends, type Misfit, optionsOf } from './import.cells.ts'
import { fieldsOf } from './import.columns.ts'

export interface Decision extends Misfit {
  key: string
  field: Field | undefined
  /** Whether it is for every row with this cell. */
  isShared: boolean
  options: { value: string; words: string }[]
  /** The rows that it is about. */
  rows: number[]
}

const optional = ['choice', 'choices', 'room', 'pick', 'picks', 'parent', 'dictionary', 'yesNo', 'flag']
const unreadable = ['INVALID_CHOICE', 'INVALID_FORMAT', 'NOT_THERE']

/** An unreadable word is decided once, and so is what a list or all rows lack of a few options. */
function isShared({ cell, path, error }: Misfit, field: Field | undefined): boolean {
  if (field === undefined) return false
  if (cell !== '') return unreadable.includes(error)
  return optional.includes(field.kind) || path.includes('.')
}

/** The misfits as decisions, those of most rows first. */
export async function decisionsOf(of: RegisterName, misfits: readonly Misfit[]): Promise<Decision[]> {
  const fields = new Map(fieldsOf(of).map((one) => [one.path, one]))
  const found = new Map<string, Decision>()
  for (const misfit of misfits) {
    const one = fields.get(misfit.path)
    const shared = isShared(misfit, one?.field)
    const key = shared ? keyOfValue(misfit) : keyOfRow(misfit.row, misfit.path)
    const known = found.get(key)
    if (known) known.rows.push(misfit.row)
    else
      found.set(key, {
        ...misfit,
        key,
        field: one?.field,
        isShared: shared,
        rows: [misfit.row],
        options: one ? [...(await optionsOf(of, one))] : [],
      })
  }
  return [...found.values()].sort((a, b) => b.rows.length - a.rows.length)
}

/** The nearest option of what is misspelt, to be seen and changed. */
export function suggestionsFor(decisions: readonly Decision[], mends: Mends): Record<string, string> {
  const found = decisions.flatMap(({ key, isShared: shared, cell, options, field }) => {
    const near = shared && cell !== '' && mends[key] === undefined ? nearest(cell, options) : undefined
    // Days are written, and the key of a day would be read as how many they are.
    return near ? [[key, field && isWeekdays(field) ? near.words : near.value] as const] : []
  })
  return Object.fromEntries(found)
}

export const problemWords = (key: string): string =>
  ((fieldErrors as readonly string[]).includes(key) ? wordsOf(`field.${key}`) : wordsOf(`error.${key}`)) ??
  key

/** Without what is near to something more frequent that is still open: it is asked after that, and mostly settled by it. */
export function withoutNear(decisions: readonly Decision[], mends: Mends): Decision[] {
  const open = decisions.filter(
    ({ key, cell, isShared: shared }) => shared && cell !== '' && mends[key] === undefined,
  )
  return decisions.filter((one) => {
    if (!open.includes(one)) return true
    const before = open.slice(0, open.indexOf(one)).filter(({ path }) => path === one.path)
    return (
      nearest(
        one.cell,
        before.map(({ cell }) => ({ words: cell })),
      ) === undefined
    )
  })
}
