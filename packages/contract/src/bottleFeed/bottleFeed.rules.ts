import type { KindRules } from '../care/care.rules.ts'
import type { Allergen } from '../kernel/allergen.rules.ts'

export const milks = ['breastMilk', 'formula', 'cowsMilk', 'other'] as const
export type Milk = (typeof milks)[number]

/** The most a bottle holds, in mL. */
export const bottleLimit = 500

/** Formula is usually based on cow's milk; "other" is mostly soy or oat. */
const contents: Record<Milk, readonly Allergen[]> = {
  breastMilk: [],
  formula: ['dairy'],
  cowsMilk: ['dairy'],
  other: ['soy'],
}

/** A task includes every child in its room, because only rooms with bottle-fed children have one in the plan. */
export const bottleFeedRules = {
  awaited: {},
  contains: ({ milk }) => contents[milk],
  refusal({ offered, taken }) {
    if (offered > bottleLimit || (taken ?? 0) > bottleLimit) return 'AMOUNT_TOO_LARGE'
    return (taken ?? 0) > offered ? 'AMOUNT_TAKEN_ABOVE_OFFERED' : undefined
  },
  completes: (before, after) =>
    before.taken === null &&
    after.taken !== null &&
    before.milk === after.milk &&
    before.offered === after.offered,
} satisfies KindRules<{ milk: Milk; offered: number; taken: number | null }>
