// Rules of emergency drills: the kinds, how often each is held, and when it is due. Pure.
import { addDays } from '../kernel/dates.ts'
import { type PersonKind, personKinds } from '../rollCall/rollCall.rules.ts'

export const drillTypes = ['fire', 'earthquake', 'lockdown'] as const
export type DrillType = (typeof drillTypes)[number]

/** The checklist of each kind. */
export const drillChecklists = {
  fire: 'fireDrill',
  earthquake: 'earthquakeDrill',
  lockdown: 'lockdownDrill',
} as const satisfies Record<DrillType, string>

/** Who takes part. A lockdown drill is held without children (Licensing criteria, HS106). */
export const drillPeople = {
  fire: personKinds,
  earthquake: personKinds,
  lockdown: ['staff', 'visitor'],
} as const satisfies Record<DrillType, readonly PersonKind[]>

interface Interval {
  country: string
  types: readonly DrillType[]
  months: number
  /** In force from this day on. */
  from: string
  source: string
}

/** How often drills are held, by country and date. The newest row in force counts. */
const intervals: readonly Interval[] = [
  {
    country: 'NZ',
    types: drillTypes,
    months: 3,
    from: '2008-12-01',
    source: 'Licensing criteria 2008, HS8: at least three-monthly',
  },
  {
    country: 'NZ',
    types: drillTypes,
    months: 4,
    from: '2026-04-20',
    source: 'Licensing criteria in force on 20 April 2026 (HS series): at least four-monthly; to verify',
  },
  {
    country: 'AU',
    types: drillTypes,
    months: 3,
    from: '2012-01-01',
    source: 'Education and Care Services National Regulations, regulation 97',
  },
]
const usualMonths = 3

/** The months between two drills of a kind. @param on a day, `YYYY-MM-DD` */
export function drillMonths(country: string, type: DrillType, on: string): number {
  const found = intervals
    .filter((row) => row.country === country && row.types.includes(type) && row.from <= on)
    .sort((a, b) => (a.from < b.from ? 1 : -1))
  return found[0]?.months ?? usualMonths
}

/** The last day on which the next drill is held in time: so many months later, on the same day or the month's last one.
 *  @param day on which it was last held, or on which the centre began */
export function drillDueOn(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0))
  const first = `${last.toISOString().slice(0, 8)}01`
  return addDays(first, Math.min(date, last.getUTCDate()) - 1)
}
