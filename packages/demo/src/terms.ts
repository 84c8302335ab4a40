// The terms around today, and a day on which the centre is closed. Those of another year would say nothing of it.
import { addDays, weekdayOf } from '@daybook/contract/kernel/dates.ts'
import { told } from './hours.ts'
import type { Making } from './making.ts'
import type { Staff } from './staff.ts'

/** First and last days as New Zealand's schools have them. */
const terms = [
  ['02-02', '04-02'],
  ['04-20', '07-03'],
  ['07-20', '09-25'],
  ['10-12', '12-18'],
] as const

export function makeTerms({ rows, hours, today }: Making, staff: readonly Staff[]): void {
  const at = hours.at(addDays(today, -120), told(9))
  const year = today.slice(0, 4)
  for (const [index, [first, last]] of terms.entries())
    rows.add('term', {
      ...rows.stamp(at, staff[0]?.id ?? null),
      name: `Term ${index + 1}, ${year}`,
      startsOn: `${year}-${first}`,
      endsOn: `${year}-${last}`,
    })
}

/** A Friday in six weeks on which the staff learn together. */
export function makeClosures({ rows, hours, today }: Making, staff: readonly Staff[]): void {
  const day = addDays(today, 42 + 5 - weekdayOf(today))
  rows.add('closure', {
    ...rows.stamp(hours.at(addDays(today, -30), told(9)), staff[0]?.id ?? null),
    name: 'Teacher-only day',
    startsOn: day,
    endsOn: day,
  })
}
