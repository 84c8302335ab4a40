// Exports a register as CSV in the reader's language. Loaded only for an export.
import { isEmpty, isShown, type Values } from '@daybook/contract/kernel/fields.check.ts'
import { saveCsv } from '../../platform/csv.ts'
import { labelOf, rowWords, type Sayings, valueWords } from '../fields/index.ts'
import { allRows } from './register.data.ts'
import { namesOf, type RegisterKind, type Row } from './register.view.ts'

export async function saveRegister(kind: RegisterKind, text: string, sayings: Sayings): Promise<void> {
  const fields = Object.entries(kind.register.fields)
  const heads = fields.map(([name]) => labelOf(kind.name, name))
  const rows = (await allRows(kind, text)).map((row: Row) => {
    const own = { ...sayings, names: namesOf(kind, row) }
    return fields.map(([name, field]) => {
      const value = row[name]
      if (isEmpty(value) || !isShown(field, row)) return ''
      if (field.kind !== 'repeat') return valueWords(field, name, value, own)
      return (value as Values[]).map((part) => rowWords(field.fields, part, name, own)).join('; ')
    })
  })
  await saveCsv({ heads, rows }, kind.name)
}
