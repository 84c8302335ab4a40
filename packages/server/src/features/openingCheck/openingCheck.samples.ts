import { openingCheck } from '@daybook/contract/openingCheck/openingCheck.contract.ts'
import { checkSamples } from '@daybook/testkit/checks.ts'
import { samples } from '@daybook/testkit/samples.ts'

export const openingCheckSamples = samples(openingCheck, checkSamples('openingCheck'))
