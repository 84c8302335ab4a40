import { healthSafetyCheck } from '@daybook/contract/healthSafetyCheck/healthSafetyCheck.contract.ts'
import { checkSamples } from '@daybook/testkit/checks.ts'
import { samples } from '@daybook/testkit/samples.ts'

export const healthSafetyCheckSamples = samples(healthSafetyCheck, checkSamples('healthSafetyCheck'))
