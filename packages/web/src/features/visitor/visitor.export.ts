// Visitors as a table, for printing and for spreadsheets.
import { dayAt, timeAt } from '@daybook/contract/kernel/dates.ts'
import type { CsvTable } from '../../platform/csv.ts'
import type { Translate } from '../../platform/i18n/keys.ts'
import { readHistory, type VisitFilter } from './visitor.data.ts'

export async function visitTable(t: Translate, filter: VisitFilter, timeZone: string): Promise<CsvTable> {
  const records = await readHistory(filter)
  const say = (instant: string | null) =>
    instant === null ? '' : `${dayAt(new Date(instant), timeZone)} ${timeAt(new Date(instant), timeZone)}`
  const heads = [
    t('visitor.name'),
    t('visitor.company'),
    t('visitor.phone'),
    t('visitor.mail'),
    t('visitor.about'),
    t('visitor.sees'),
    t('visitor.teacher'),
    t('visitor.checkedIn'),
    t('visitor.checkedOut'),
    t('visitor.checkedOutBy'),
  ]
  const rows = records.map((visit) => [
    visit.name,
    visit.company ?? '',
    visit.phone ?? '',
    visit.email ?? '',
    visit.purpose,
    visit.host?.name ?? visit.hostName,
    visit.teacher?.name ?? '',
    say(visit.checkedInAt),
    say(visit.checkedOutAt),
    visit.checkedOutAt === null ? '' : (visit.checkedOutBy?.name ?? t('visitor.themselves')),
  ])
  return { heads, rows }
}
