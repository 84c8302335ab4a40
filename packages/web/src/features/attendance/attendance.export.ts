// The attendance record as a table, for printing and for spreadsheets.
import { fullName } from '@daybook/contract/child/child.rules.ts'
import { timeAt } from '@daybook/contract/kernel/dates.ts'
import type { CsvTable } from '../../platform/csv.ts'
import type { Translate } from '../../platform/i18n/keys.ts'
import { type RecordFilter, readRecord } from './attendance.data.ts'

/** Every stay that the filter shows, the newest day first. */
export async function recordTable(t: Translate, filter: RecordFilter, timeZone: string): Promise<CsvTable> {
  const records = await readRecord(filter)
  const time = (instant: string | null) => (instant === null ? '' : timeAt(new Date(instant), timeZone))
  const heads = [
    t('attendance.recordDate'),
    t('attendance.recordChild'),
    t('attendance.signInRoom'),
    t('attendance.recordIn'),
    t('attendance.recordInBy'),
    t('attendance.recordOut'),
    t('attendance.recordOutBy'),
    t('attendance.recordBroughtBy'),
    t('attendance.recordCollectedBy'),
    t('attendance.recordNote'),
  ]
  const rows = records.map((stay) => [
    stay.day,
    fullName(stay.child),
    stay.room.name,
    time(stay.signedInAt),
    stay.signedInBy,
    time(stay.signedOutAt),
    stay.signedOutBy ?? '',
    stay.broughtBy ?? '',
    stay.collectedBy ?? '',
    stay.enteredLate ? t('attendance.enteredLate') : '',
  ])
  return { heads, rows }
}
