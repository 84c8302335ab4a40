// The attendance record as a table, for printing and for spreadsheets.
import { wordsIn } from '../../kit/table.ts'
import type { CsvTable } from '../../platform/csv.ts'
import type { Translate } from '../../platform/i18n/keys.ts'
import { stayColumns } from './attendance.columns.ts'
import { type RecordFilter, readRecord } from './attendance.record.data.ts'

/** Every stay that the filter shows, the newest day first. */
export const recordTable = async (t: Translate, filter: RecordFilter, timeZone: string): Promise<CsvTable> =>
  wordsIn(stayColumns(t, timeZone), await readRecord(filter))
