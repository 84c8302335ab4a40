// Exports reports as CSV in the reader's language. Loaded only for an export.
import { fullName } from '@daybook/contract/child/child.rules.ts'
import { isEmpty, isShown, type Values } from '@daybook/contract/kernel/fields.check.ts'
import type { Report } from '@daybook/contract/report/report.kind.ts'
import { type CsvTable, saveCsv } from '../../platform/csv.ts'
import { readAll } from '../../platform/query/read.all.ts'
import { labelOf, rowWords, type Sayings, valueWords } from '../fields/index.ts'
import { listOf } from './report.data.ts'
import type { ListFilter, ReportKind, WireFilter } from './report.view.ts'

/** Saves all reports that match the filter. */
export async function saveReports(
  kind: ReportKind,
  filter: ListFilter,
  isOwn: boolean,
  sayings: Sayings,
): Promise<void> {
  const reports = await readAll(listOf(kind, isOwn), filter as WireFilter)
  await saveCsv(tableOf(kind, reports, sayings), kind.name)
}

/** A row per report, with the values of its fields as texts. */
export function tableOf(
  { name: pack, report: { fields } }: Pick<ReportKind, 'name' | 'report'>,
  reports: readonly Report<Values>[],
  sayings: Sayings,
): CsvTable {
  const { t, sayInstant } = sayings
  const facts = ['submittedAt', 'author', 'stateLabel', 'decidedBy', 'decidedAt', 'comment'] as const
  const rows = reports.map(({ submittedAt, author, state, decided, detail, child, names }) => {
    const known = child ? { ...names, [child.id]: fullName(child) } : names
    const own = { ...sayings, names: known }
    return [
      sayInstant(submittedAt),
      author.name,
      t(`report.state.${state}`),
      decided?.by.name ?? '',
      decided ? sayInstant(decided.at) : '',
      decided?.comment ?? '',
      ...Object.keys(fields).map((name) => cell(fields, name, detail, own)),
    ]
  })
  const heads = [
    ...facts.map((fact) => t(`report.${fact}`)),
    ...Object.keys(fields).map((name) => labelOf(pack, name)),
  ]
  return { heads, rows }
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
