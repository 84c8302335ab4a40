import { credential } from '@daybook/contract/credential/credential.contract.ts'
import { samples } from '@daybook/testkit/samples.ts'

export const credentialSamples = samples(credential, { listDueCredentials: () => ({}) })
