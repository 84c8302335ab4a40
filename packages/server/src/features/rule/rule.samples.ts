import { rule } from '@daybook/contract/rule/rule.contract.ts'
import { samples } from '@daybook/testkit/samples.ts'

export const ruleSamples = samples(rule, { listRules: () => ({}) })
