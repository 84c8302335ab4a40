import type { Translate } from '../../platform/i18n/keys.ts'
import { listed } from '../../platform/i18n/punctuation.ts'
import type { Bottle } from './bottle.plan.ts'

/** Formula, Stage 1, 180 mL */
export const bottleWords = (
  t: Translate,
  { milk, brand, amount }: Pick<Bottle, 'milk' | 'brand' | 'amount'>,
): string => listed([t(`bottle.milk.${milk}`), brand, t('bottleFeed.amount', { amount })])

/** Who made it, or that it came from home. */
export const madeWords = (
  t: Translate,
  { fromHome, madeByName: byName, madeAt }: Bottle,
  say: (at: string) => string,
) => t(fromHome ? 'bottle.brought' : 'bottle.made', { time: say(madeAt), byName })
