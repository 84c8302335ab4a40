import { find } from '@daybook/contract/find/find.contract.ts'
import { samples } from '@daybook/testkit/samples.ts'

export const findSamples = samples(find, { findRecords: () => ({ text: 'a' }) })
