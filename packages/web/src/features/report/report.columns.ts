// The columns of reports, from the fields of their kind: for the table on a desk and the file for a spreadsheet.
import { fullName } from '@daybook/contract/child/child.rules.ts'
import { isEmpty, isShown, type Values } from '@daybook/contract/kernel/fields.check.ts'
import type { Report } from '@daybook/contract/report/report.kind.ts'
import type { Column } from '../../kit/table.ts'
import { labelOf, rowWords, type Sayings, valueWords } from '../fields/index.ts'
import type { ReportKind } from './report.view.ts'

export type ReportColumn = Column<Report<Values>>
type Said = Pick<ReportKind, 'name' | 'report'>

/** Of each report: who, when, and what was decided. Then its fields, in the order of the form. */
export function reportColumns({ name: pack, report: { fields } }: Said, sayings: Sayings): ReportColumn[] {
  const { t, sayInstant } = sayings
  const fact = (
    name: 'submittedAt' | 'author' | 'stateLabel' | 'decidedBy' | 'decidedAt' | 'comment',
    words: ReportColumn['words'],
    sort?: string,
  ): ReportColumn => ({ name, head: t(`report.${name}`), words, sort })
  return [
    fact('submittedAt', ({ submittedAt }) => sayInstant(submittedAt), 'submittedAt'),
    fact('author', ({ author }) => author.name, 'author'),
    fact('stateLabel', ({ state }) => t(`report.state.${state}`), 'state'),
    fact('decidedBy', ({ decided }) => decided?.by.name ?? ''),
    fact('decidedAt', ({ decided }) => (decided ? sayInstant(decided.at) : ''), 'decidedAt'),
    fact('comment', ({ decided }) => decided?.comment ?? ''),
    ...Object.keys(fields).map((name) => ({
      name,
      head: labelOf(pack, name),
      words: (report: Report<Values>) => cell(fields, name, report.detail, sayingsOf(report, sayings)),
      // What stands in a column of its own in the database.
      ...(name === 'occurredAt' && { sort: 'occurredAt' }),
    })),
  ]
}

export function sayingsOf({ child, names }: Report<Values>, sayings: Sayings): Sayings {
  return { ...sayings, names: child ? { ...names, [child.id]: fullName(child) } : names }
}

function cell(
  fields: ReportKind['report']['fields'],
  name: string,
  detail: Values,
  sayings: Sayings,
): string {
  const field = fields[name]
  const value = detail[name]
  if (!field || !isShown(field, detail) || isEmpty(value)) return ''
  if (field.kind === 'repeat')
    return (value as Values[]).map((row) => rowWords(field.fields, row, name, sayings)).join('; ')
  if (field.kind === 'group') return rowWords(field.fields, value as Values, name, sayings)
  return valueWords(field, name, value, sayings)
}
