// What a dish contains. Pure.
import { type Avoided, avoidedOf, type Content, type Diet, membersOf } from '../kernel/allergen.rules.ts'

/** The most ingredients of a dish. */
export const mostIngredients = 40

interface Contents {
  hasIngredients: boolean
  unchecked: readonly string[]
}

/** Whether it is not known what the dish contains: it has no ingredients, or one that nobody has checked. */
export const isUnknown = ({ hasIngredients, unchecked }: Contents): boolean =>
  !hasIngredients || unchecked.length > 0

interface Eater {
  allergies: readonly { severity: string; allergens: readonly Avoided[] }[]
  dietAvoids: readonly Avoided[]
  diets: readonly Diet[]
}

/** What of a dish a child must avoid, and whether it may be life-threatening; undefined where the child can have it. */
export function conflictWith(contains: readonly Content[], child: Eater) {
  const avoids = avoidedOf(contains, child)
  if (avoids.length === 0) return undefined
  const worst = child.allergies.filter(({ severity }) => severity === 'anaphylaxis')
  const codes = worst.flatMap(({ allergens }) => membersOf(allergens))
  return { avoids, isAnaphylaxis: codes.some((code) => contains.includes(code)) }
}
