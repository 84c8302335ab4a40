import { house } from '@daybook/contract/house/house.contract.ts'
import { samples } from '@daybook/testkit/samples.ts'

export const houseSamples = samples(house, { getHouse: () => ({}) })
