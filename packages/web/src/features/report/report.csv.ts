// Exports reports as CSV in the reader's language. Loaded only for an export.
import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import type { Report } from '@daybook/contract/report/report.kind.ts'
import { orderOf, wordsIn } from '../../kit/table.ts'
import { type CsvTable, saveCsv } from '../../platform/csv.ts'
import { readAll } from '../../platform/query/read.all.ts'
import type { Sayings } from '../fields/index.ts'
import { reportColumns } from './report.columns.ts'
import { listOf } from './report.data.ts'
import type { ListFilter, ReportKind, WireFilter } from './report.view.ts'

/** Saves all reports that match the filter, in the order of the list. */
export async function saveReports(
  kind: ReportKind,
  { sort, page: _, open: __, ...filter }: ListFilter,
  isOwn: boolean,
  sayings: Sayings,
): Promise<void> {
  const wanted = { ...(filter as WireFilter), ...orderOf(sort) }
  await saveCsv(tableOf(kind, await readAll(listOf(kind, isOwn), wanted), sayings), kind.name)
}

/** A row per report, with the values of its fields as texts. */
export const tableOf = (
  kind: Pick<ReportKind, 'name' | 'report'>,
  reports: readonly Report<Values>[],
  sayings: Sayings,
): CsvTable => wordsIn(reportColumns(kind, sayings), reports)
