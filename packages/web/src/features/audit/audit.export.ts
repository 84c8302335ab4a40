// The audit trail as a table, for printing and for spreadsheets.
import { wordsIn } from '../../kit/table.ts'
import type { CsvTable } from '../../platform/csv.ts'
import type { Translate } from '../../platform/i18n/keys.ts'
import { auditColumns } from './audit.columns.ts'
import { type AuditFilter, readEntries } from './audit.data.ts'

export const auditTable = async (t: Translate, filter: AuditFilter, timeZone: string): Promise<CsvTable> =>
  wordsIn(auditColumns(t, timeZone), await readEntries(filter))
