import type { BareKey, Translate } from '../../platform/i18n/keys.ts'
import { lengthWords } from '../../platform/time/length.words.ts'
import type { CheckLook } from './sleep.look.ts'
import type { Sleep } from './sleep.view.ts'

/** How long something has lasted: "35 min", "1 h 5 min". @param until milliseconds, or ISO 8601 */
export function spanWords(t: Translate, from: string, until: number | string): string {
  const end = typeof until === 'string' ? Date.parse(until) : until
  return lengthWords(t, end - Date.parse(from))
}

/** "All well, on the back"; only what is unusual: "Warmth: hot, on the side"; or "Seen" without observations. */
export function lookWords(t: Translate, look: CheckLook): string {
  if (look.position === null) return t('sleep.seen')
  const unusual = unusualWords(t, look)
  const lies = t(`sleep.position_${look.position}`)
  if (unusual.length === 0) return t('sleep.well', { position: lies })
  return [...unusual, lies].join(t('care.comma'))
}

/** What is unusual: "Warmth: Hot". */
export function unusualWords(t: Translate, look: Omit<CheckLook, 'position'>): string[] {
  return (['breathing', 'warmth', 'colour'] as const).flatMap((name) => {
    const how = look[name]
    if (how === null || how === 'normal') return []
    // TypeScript cannot relate `name` to `how` in a loop. The language packs have every combination.
    return t('sleep.unusual', { what: t(`sleep.${name}`), how: t(`sleep.${name}_${how}` as BareKey) })
  })
}

/** How long a child who is awake slept today: "Slept 1 h 20 min". */
export function sleptWords(t: Translate, earlier: readonly Sleep[]): string {
  const slept = earlier.reduce((sum, { detail: { asleepAt, upAt } }) => {
    return asleepAt && upAt ? sum + Date.parse(upAt) - Date.parse(asleepAt) : sum
  }, 0)
  if (slept > 0) return t('sleep.slept', { time: lengthWords(t, slept) })
  return t(earlier.length > 0 ? 'sleep.neverSlept' : 'sleep.noSleep')
}
