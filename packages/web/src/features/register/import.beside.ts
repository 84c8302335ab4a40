// Takes apart what a cell says besides its own field: who a contact is to the child, and how severe an allergy is.
import type { RegisterName } from '@daybook/contract/kernel/kinds.generated.ts'
import { allPartedBy, partedBy } from '@daybook/contract/register/import.beside.rules.ts'
import { type Options, readCell } from '@daybook/contract/register/import.rules.ts'
import type { ImportField } from '@daybook/contract/register/importable.rules.ts'
import { fieldsOf } from './import.columns.ts'
import { type Columns, registerOf } from './import.register.ts'

type Values = Record<string, unknown>

const unnumbered = (path: string) => path.replace(/\.\d+\./, '.')

/** Returns what takes the cells of a row apart. What a column of its own says, or a person, is left as it is. */
export async function besideCompleter(
  of: RegisterName,
  columns: Columns,
  optionsOf: (of: RegisterName, field: ImportField) => Promise<Options>,
): Promise<(values: Values) => void> {
  const { saidBeside = {} } = registerOf(of)
  const fields = fieldsOf(of)
  const found = fields.flatMap(({ path }) => {
    const name = columns[path] === undefined ? undefined : saidBeside[unnumbered(path)]
    const other = fields.find((one) => name && one.path === path.replace(/[^.]+$/, name))
    return other ? [{ path, other }] : []
  })
  const takers = await Promise.all(
    found.map(async ({ path, other }) => {
      const options = await optionsOf(of, other)
      const read = (word: string): unknown => {
        const cell = readCell(other.field, word, options)
        return 'value' in cell ? (cell.value ?? undefined) : undefined
      }
      return (values: Values) => take(values, { path, other: other.path, read })
    }),
  )
  return (values) => {
    for (const taker of takers) taker(values)
  }
}

interface Taking {
  path: string
  other: string
  read: (word: string) => unknown
}

function take(values: Values, { path, other, read }: Taking): void {
  const text = values[path]
  if (typeof text !== 'string') return
  const isNumbered = unnumbered(path) !== path
  const one = isNumbered ? partedBy(text, read) : undefined
  const [first, ...more] = isNumbered ? (one ? [one] : []) : (allPartedBy(text, read) ?? [])
  if (!first) return
  const said = values[other]
  if (said !== undefined && (said !== first.value || more.length > 0)) return
  values[path] = first.text
  values[other] = first.value
  for (const [at, { text: name, value }] of more.entries()) {
    values[placed(path, at + 1)] = name
    values[placed(other, at + 1)] = value
  }
}

/** `allergies.severity` of a further allergy: `allergies.1.severity`. */
const placed = (path: string, place: number) => path.replace(/\.(?=[^.]+$)/, `.${place}.`)
