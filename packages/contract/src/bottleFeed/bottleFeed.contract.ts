// Milk: what was in the bottle, how much was offered and how much of it the child took. Recorded by teachers, child
// by child or for a room at once. The hard rule: nobody is fed more than a bottle holds, or takes more than it got.
import { z } from 'zod'
import { careOperations } from '../care/care.kind.ts'
import { feature } from '../kernel/feature.ts'
import { milks } from './bottleFeed.rules.ts'

/** In mL. Whatever is typed gets as far as the rule, so that its refusal says what is wrong; the rest is no amount. */
const Amount = z.number().int().max(100_000)

export const BottleDetail = z.object({
  milk: z.enum(milks),
  offered: Amount.min(1),
  taken: Amount.min(0),
})
export type BottleDetail = z.output<typeof BottleDetail>

export const bottleFeed = feature('bottleFeed', careOperations('milk', BottleDetail))
