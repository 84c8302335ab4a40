import type { Translate } from '../../platform/i18n/keys.ts'
import type { Card } from './child.card.ts'

/** "Halal. Congee from home at lunch": the diets, and what else is said of them. Empty without any. */
export const dietWords = (
  t: Translate,
  { diets = [], dietNote }: Partial<Pick<Card, 'diets' | 'dietNote'>>,
) =>
  [diets.map((diet) => t(`child.diets.${diet}`)).join(t('child.comma')), dietNote]
    .filter(Boolean)
    .join(t('child.stop'))
