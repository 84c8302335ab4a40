// Exports a register as CSV in the reader's language. Loaded only for an export.
import { wordsIn } from '../../kit/table.ts'
import { saveCsv } from '../../platform/csv.ts'
import type { Sayings } from '../fields/index.ts'
import { fieldColumns } from './register.columns.ts'
import { allRows, type Wanted } from './register.data.ts'
import type { RegisterKind } from './register.view.ts'

export async function saveRegister(kind: RegisterKind, wanted: Wanted, sayings: Sayings): Promise<void> {
  await saveCsv(wordsIn(fieldColumns(kind, sayings), await allRows(kind, wanted)), kind.name)
}
