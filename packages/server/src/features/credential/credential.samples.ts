import { credential } from '@daybook/contract/credential/credential.contract.ts'
import { credentialReport } from '@daybook/contract/credential/credential.report.ts'
import { reportSamples } from '@daybook/testkit/reports.ts'
import { samples } from '@daybook/testkit/samples.ts'

export const credentialSamples = samples(credential, {
  ...reportSamples('credential', credentialReport),
})
