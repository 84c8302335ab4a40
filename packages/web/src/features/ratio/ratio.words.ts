// Words of times with too few adults.
import type { Translate } from '../../platform/i18n/keys.ts'
import { lengthWords } from '../../platform/time/length.words.ts'
import type { Board } from './ratio.effects.ts'

export type Shortfall = Board['shortfalls'][number]

/** "10:42 to 10:50 · 8 min" */
export function spanWords(
  t: Translate,
  { from, until }: Pick<Shortfall, 'from' | 'until'>,
  { say, now }: { say: (instant: string) => string; now: number },
): string {
  const length = lengthWords(t, (until ? Date.parse(until) : now) - Date.parse(from))
  const span = until
    ? t('ratio.span', { from: say(from), until: say(until) })
    : t('ratio.spanOpen', { from: say(from) })
  return `${span} · ${length}`
}

export function causeWords(
  t: Translate,
  {
    adults,
    needed,
    children,
    cause,
    causeName,
  }: Pick<Shortfall, 'adults' | 'needed' | 'children' | 'cause' | 'causeName'>,
): string {
  const what = t('ratio.worst', { adults, needed, children })
  return `${what} · ${t(`ratio.cause.${cause}`, { name: causeName ?? '' })}`
}
