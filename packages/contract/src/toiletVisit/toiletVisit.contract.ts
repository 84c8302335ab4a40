// Toilet visits: the outcome, and whether the child was prompted or asked. Teachers record them, also for children who
// are toilet training and still wear nappies.
import { z } from 'zod'
import { careOperations } from '../care/care.kind.ts'
import { feature } from '../kernel/feature.ts'
import { toiletOutcomes, toiletWays } from './toiletVisit.rules.ts'

export const ToiletDetail = z.object({ outcome: z.enum(toiletOutcomes), how: z.enum(toiletWays) })
export type ToiletDetail = z.output<typeof ToiletDetail>

export const toiletVisit = feature('toiletVisit', careOperations('toilet', ToiletDetail))
