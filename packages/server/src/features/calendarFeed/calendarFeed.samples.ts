import { calendarFeed } from '@daybook/contract/calendarFeed/calendarFeed.contract.ts'
import { samples } from '@daybook/testkit/samples.ts'

export const calendarFeedSamples = samples(calendarFeed, {
  getFeed: () => ({}),
  renewFeed: () => ({}),
  endFeed: () => ({}),
})
