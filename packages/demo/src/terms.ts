// The terms around today. Those of another year would say nothing of it.
import { addDays } from '@daybook/contract/kernel/dates.ts'
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
