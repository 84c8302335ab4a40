// Shifts in words.
import { breakOf, dayOfWeek, type Shift, type WeekdayCode } from '@daybook/contract/roster/roster.rules.ts'
import { useT } from '../../platform/i18n/language.ts'
import { useDayWords } from '../../platform/time/centre.time.ts'
import { clockWords } from '../../platform/time/clock.words.ts'

type Names = Readonly<Record<string, string>>

/** 08:00–16:30 */
export const timesOf = ({ from, until }: { from: string; until: string }): string =>
  `${clockWords(from)}–${until === '24:00' ? until : clockWords(until)}`

/** 08:00–16:30 Tūī, break 12:00–12:30 */
export function useShiftWords(names: Names): (shift: Shift) => string {
  const t = useT()
  return (shift) => {
    const pause = breakOf(shift)
    const place = `${timesOf(shift)} ${shift.roomId ? (names[shift.roomId] ?? '') : t('roster.noRoom')}`
    if (!pause) return place
    const said = t('roster.breakAt', { from: clockWords(pause.from), until: clockWords(pause.until) })
    return `${place}${t('fields.comma')}${said}`
  }
}

/** Mon 9 Mar, or the whole of it. */
export function useDayOf(weekOn: string): (code: WeekdayCode, style?: 'short' | 'long') => string {
  const dayWords = useDayWords()
  return (code, style = 'short') => dayWords(dayOfWeek(weekOn, code), style)
}
