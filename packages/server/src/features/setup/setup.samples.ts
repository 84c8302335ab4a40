import { setup } from '@daybook/contract/setup/setup.contract.ts'
import { samples } from '@daybook/testkit/samples.ts'

export const setupSamples = samples(setup, { getSetup: () => ({}) })
