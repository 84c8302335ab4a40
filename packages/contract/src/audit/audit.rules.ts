// How long the audit trail stays in the database. Pure.
import { addDays } from '../kernel/dates.ts'
import { monthsAfter } from '../report/retention.rules.ts'
import { type Place, rulesEverIn } from '../rule/rule.rules.ts'

/** No rule names the trail. An entry says who changed or opened a record, so it stays as long as any record of the place
 *  may have to be kept, whatever it was about and whichever of the rules applied. */
const monthsKept = (place: Place): number =>
  Math.max(
    ...rulesEverIn(place).flatMap(({ subject, figures }) =>
      subject.startsWith('keep.') && 'months' in figures
        ? [figures.months, 12 * ((figures as { untilAge?: number }).untilAge ?? 0)]
        : [],
    ),
  )

/** The first day on which no centre needs the entries of a year (UTC) any more. `YYYY-MM-DD` */
export function archivableFrom(year: number, places: readonly Place[]): string {
  // West of Greenwich the year ends on a day of the next by UTC, and east of it earlier.
  const last = `${year + 1}-01-01`
  const days = places.map((place) => monthsAfter(last, monthsKept(place)))
  return addDays(days.sort().at(-1) ?? '9999-12-30', 1)
}
