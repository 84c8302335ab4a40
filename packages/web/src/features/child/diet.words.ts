import type { Translate } from '../../platform/i18n/keys.ts'
import type { Card } from './child.card.ts'

/** "Halal. Congee from home at lunch": the diets, and what else is said of them. A note that only repeats a diet is left
 *  out. Empty without any. */
export function dietWords(
  t: Translate,
  { diets = [], dietNote }: Partial<Pick<Card, 'diets' | 'dietNote'>>,
): string {
  const chosen = diets.map((diet) => t(`child.diets.${diet}`))
  const isSaid = chosen.some((diet) => bare(diet) === bare(dietNote ?? ''))
  return [chosen.join(t('child.comma')), !isSaid && dietNote].filter(Boolean).join(t('child.stop'))
}

const bare = (words: string) =>
  words
    .trim()
    .replace(/[.。]$/, '')
    .toLowerCase()
