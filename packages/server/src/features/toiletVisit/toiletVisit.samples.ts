import { toiletVisit } from '@daybook/contract/toiletVisit/toiletVisit.kind.ts'
import { careSamples } from '@daybook/testkit/care.ts'
import { samples } from '@daybook/testkit/samples.ts'

export const toiletVisitSamples = samples(
  toiletVisit,
  careSamples('toiletVisit', { outcome: 'wee' as const, how: 'asked' as const }),
)
