import { bottleFeed } from '@daybook/contract/bottleFeed/bottleFeed.kind.ts'
import { careSamples } from '@daybook/testkit/care.ts'
import { samples } from '@daybook/testkit/samples.ts'

export const bottleFeedSamples = samples(
  bottleFeed,
  careSamples('bottleFeed', {
    milk: 'formula' as const,
    offered: 180,
    taken: 150,
  }),
)
