import { cleaningCheck } from '@daybook/contract/cleaningCheck/cleaningCheck.contract.ts'
import { checkSamples } from '@daybook/testkit/checks.ts'
import { samples } from '@daybook/testkit/samples.ts'

export const cleaningCheckSamples = samples(cleaningCheck, checkSamples('cleaningCheck'))
