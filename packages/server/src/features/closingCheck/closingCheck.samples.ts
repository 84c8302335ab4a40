import { closingCheck } from '@daybook/contract/closingCheck/closingCheck.contract.ts'
import { checkSamples } from '@daybook/testkit/checks.ts'
import { samples } from '@daybook/testkit/samples.ts'

export const closingCheckSamples = samples(closingCheck, checkSamples('closingCheck'))
