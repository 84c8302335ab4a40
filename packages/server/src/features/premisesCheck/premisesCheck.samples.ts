import { premisesCheck } from '@daybook/contract/premisesCheck/premisesCheck.contract.ts'
import { checkSamples } from '@daybook/testkit/checks.ts'
import { samples } from '@daybook/testkit/samples.ts'

export const premisesCheckSamples = samples(premisesCheck, checkSamples('premisesCheck'))
