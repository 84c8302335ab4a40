// The times with too few adults as a table, for printing and for spreadsheets.
import { timeAt } from '@daybook/contract/kernel/dates.ts'
import type { CsvTable } from '../../platform/csv.ts'
import type { Translate } from '../../platform/i18n/keys.ts'
import { type DayFilter, readShortfalls } from './ratio.data.ts'

/** Every time that the filter shows, the newest first. */
export async function shortfallTable(t: Translate, filter: DayFilter, timeZone: string): Promise<CsvTable> {
  const records = await readShortfalls(filter)
  const time = (instant: string | null) => (instant === null ? '' : timeAt(new Date(instant), timeZone))
  const heads = [
    t('ratio.day'),
    t('ratio.start'),
    t('ratio.end'),
    t('ratio.plannedAdults'),
    t('ratio.plannedNeeded'),
    t('ratio.plannedChildren'),
    t('ratio.cause'),
    t('ratio.explanation'),
    t('ratio.explainer'),
  ]
  const rows = records.map(({ day, from, until, adults, needed, children, cause, causeName, ...said }) => [
    day,
    time(from),
    time(until),
    String(adults),
    String(needed),
    String(children),
    t(`ratio.cause.${cause}`, { name: causeName ?? '' }),
    said.explanation ?? '',
    said.explainedBy ?? '',
  ])
  return { heads, rows }
}
