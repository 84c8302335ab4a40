// Milk: the kind of milk, how much was offered and how much the child took, which may be added later. Teachers record
// it for one child or for a room at once. The hard rules: an amount is at most what a bottle holds, and a child takes at most what was offered.
import { z } from 'zod'
import { careOperations } from '../care/care.kind.ts'
import { feature } from '../kernel/feature.ts'
import { milks } from './bottleFeed.rules.ts'

/** In mL. The limit is far above the rule's, so that typing mistakes get the rule's specific error. */
const Amount = z.number().int().max(100_000)

export const BottleDetail = z.object({
  milk: z.enum(milks),
  offered: Amount.min(1),
  /** Null until somebody says how much the child took. */
  taken: Amount.min(0).nullable(),
})
export type BottleDetail = z.output<typeof BottleDetail>

export const bottleFeed = feature('bottleFeed', careOperations('milk', BottleDetail))
