import { installation } from '@daybook/contract/installation/installation.contract.ts'
import { samples } from '@daybook/testkit/samples.ts'

export const installationSamples = samples(installation, { getInstallation: () => ({}) })
