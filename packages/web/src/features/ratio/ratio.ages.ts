// Words of how many children of which age.
import { mostSpare } from '@daybook/contract/ratio/ratio.rules.ts'
import type { Translate } from '../../platform/i18n/keys.ts'

interface Band {
  /** In months; null for the oldest. */
  below: number | null
}

/** The children of each age band, where there are any: "9 under 2 · 20 aged 2 and over". */
export function agesWords(t: Translate, bands: readonly Band[], ages: readonly number[]): string {
  const said = bands.flatMap(({ below }, place) => {
    const from = bands[place - 1]?.below ?? 0
    const count = ages.filter((months) => months >= from && (below === null || months < below)).length
    return count === 0
      ? []
      : bandWords(t, ['ratio.below', 'ratio.between', 'ratio.from'], { below, from, count })
  })
  return said.join(' · ')
}

/** How many more children of each age: "1 more under 2, or 50+ more aged 2 and over". */
export function spareWords(t: Translate, spare: readonly (Band & { more: number })[]): string {
  const said = spare.flatMap(({ below, more: count }, place) => {
    const from = spare[place - 1]?.below ?? 0
    const keys = ['ratio.spareBelow', 'ratio.spareBetween', 'ratio.spareFrom'] as const
    const shown = count === mostSpare ? `${count}+` : count
    return count === 0 ? [] : bandWords(t, keys, { below, from, count: shown })
  })
  return said.length === 0 ? t('ratio.noSpare') : t('ratio.spare', { what: said.join(t('ratio.or')) })
}

type BandKeys =
  | readonly ['ratio.below', 'ratio.between', 'ratio.from']
  | readonly ['ratio.spareBelow', 'ratio.spareBetween', 'ratio.spareFrom']

function bandWords(
  t: Translate,
  [youngest, between, oldest]: BandKeys,
  { below, from, count }: { below: number | null; from: number; count: number | string },
): string {
  if (below === null) return t(oldest, { count, years: from / 12 })
  return from === 0
    ? t(youngest, { count, years: below / 12 })
    : t(between, { count, from: from / 12, until: below / 12 })
}
