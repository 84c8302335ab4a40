// The audit trail as a table, for printing and for spreadsheets.
import { dayAt, timeAt } from '@daybook/contract/kernel/dates.ts'
import type { CsvTable } from '../../platform/csv.ts'
import type { Translate } from '../../platform/i18n/keys.ts'
import { type AuditFilter, readEntries } from './audit.data.ts'
import { actionWords, actorWords, subjectNames } from './audit.words.ts'

export async function auditTable(t: Translate, filter: AuditFilter, timeZone: string): Promise<CsvTable> {
  const records = await readEntries(filter)
  const rows = records.map((entry) => {
    const at = new Date(entry.at)
    return [
      `${dayAt(at, timeZone)} ${timeAt(at, timeZone)}`,
      actorWords(t, entry),
      actionWords(t, entry.action),
      subjectNames(entry).join('; '),
      entry.subjects.map(({ id }) => id).join(' '),
    ]
  })
  const heads = [t('audit.time'), t('audit.person'), t('audit.what'), t('audit.about'), t('audit.recordId')]
  return { heads, rows }
}
