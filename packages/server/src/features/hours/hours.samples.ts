import { hours } from '@daybook/contract/hours/hours.contract.ts'
import { samples } from '@daybook/testkit/samples.ts'
import { worldDay } from '@daybook/testkit/world.ts'

export const hoursSamples = samples(hours, {
  listOfChildren: ({ centre }) => ({ date: worldDay, code: centre.under2.code }),
  listOfStaff: () => ({ date: worldDay }),
  listOwn: () => ({ date: worldDay }),
})
