// Milk: the kind of milk, how much was offered and how much the child took, which may be added later. Teachers record
// it for one child or for a room at once. The hard rules: an amount is at most what a bottle holds, and a child takes at most what was offered.

import { z } from 'zod'
import { careOperations } from '../care/care.kind.ts'
import type { KindRules } from '../care/care.rules.ts'
import type { Allergen } from '../kernel/allergen.rules.ts'
import { feature } from '../kernel/feature.ts'
import type { TaskKind } from '../task/task.kind.ts'

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

export const bottleFeedTask = {
  page: '/pages/home/task/milk',
  subject: 'milk',
  order: 2,
  menu: { group: 'day', icon: 'babyBottle', order: 4, often: true },
} as const satisfies TaskKind

/** In mL. The limit is far above the rule's, so that typing mistakes get the rule's specific error. */
const Amount = z.number().int().max(100_000)

export const BottleDetail = z.object({
  milk: z.enum(milks),
  offered: Amount.min(1),
  /** Null until somebody says how much the child took. */
  taken: Amount.min(0).nullable(),
})
export type BottleDetail = z.output<typeof BottleDetail>

export const bottleFeedCare = { ...bottleFeedRules, detail: BottleDetail }

export const bottleFeed = feature('bottleFeed', careOperations('milk', BottleDetail))
