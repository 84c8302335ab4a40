// A file to start from: the titles, and a row that shows what goes below them.

import type { RegisterName } from '@daybook/contract/kernel/kinds.generated.ts'
import { exampleCells } from '@daybook/contract/register/import.examples.ts'
import type { ImportField } from '@daybook/contract/register/importable.rules.ts'
import type { CsvTable } from '../../platform/csv.ts'
import { currentLanguage } from '../../platform/i18n/language.ts'
import { optionsOf } from './import.cells.ts'
import { fieldsOf, titleOf } from './import.columns.ts'

export async function exampleTable(of: RegisterName): Promise<CsvTable> {
  const fields = fieldsOf(of)
  const cells = await Promise.all(fields.map((one) => exampleCell(of, one)))
  return { heads: fields.map(({ path }) => titleOf(of, path)), rows: [cells] }
}

async function exampleCell(of: RegisterName, one: ImportField): Promise<string> {
  const own = exampleCells(one, currentLanguage())
  if (own !== undefined) return own
  const [first] = await optionsOf(of, one)
  return first?.words ?? ''
}
