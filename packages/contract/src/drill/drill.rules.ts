// Rules of emergency drills: the kinds, how often each is held, and when it is due. Pure.
import { addDays } from '../kernel/dates.ts'

export const drillTypes = ['fire', 'earthquake', 'lockdown'] as const
export type DrillType = (typeof drillTypes)[number]

/** The checklist of each kind. */
export const drillChecklists = {
  fire: 'fireDrill',
  earthquake: 'earthquakeDrill',
  lockdown: 'lockdownDrill',
} as const satisfies Record<DrillType, string>

/** The last day on which the next drill is held in time: so many months later, on the same day or the month's last one.
 *  @param day on which it was last held, or on which the centre began */
export function drillDueOn(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0))
  const first = `${last.toISOString().slice(0, 8)}01`
  return addDays(first, Math.min(date, last.getUTCDate()) - 1)
}
