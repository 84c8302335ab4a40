// The log as a table, for printing and for spreadsheets.
import { wordsIn } from '../../kit/table.ts'
import type { CsvTable } from '../../platform/csv.ts'
import type { Translate } from '../../platform/i18n/keys.ts'
import { type LogFilter, readLog } from '../care/index.ts'
import { logColumns } from './careLog.columns.ts'

/** Every entry that the filter shows, the newest first. */
export const logTable = async (t: Translate, filter: LogFilter, timeZone: string): Promise<CsvTable> =>
  wordsIn(logColumns(t, timeZone), await readLog(filter))
