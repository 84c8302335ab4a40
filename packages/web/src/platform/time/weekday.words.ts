// Weekdays and months as text.
import { addDays } from '@daybook/contract/kernel/dates.ts'
import type { DayStyle } from './time.words.ts'

export type SayDay = (day: string, style: DayStyle) => string

/** Any Monday: only its weekday is used. */
const monday = '2024-01-01'

/** @param weekday Monday 1 */
export const weekdayName = (say: SayDay, weekday: number, style: 'weekday' | 'weekdayShort') =>
  say(addDays(monday, weekday - 1), style)

/** @param month 1 to 12 */
export const monthName = (say: SayDay, month: number) =>
  say(`2024-${String(month).padStart(2, '0')}-01`, 'monthName')
