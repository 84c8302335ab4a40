import { installation } from '@daybook/contract/installation/installation.contract.ts'
import { implement } from '../../platform/implement.ts'
import { type Parts, readChecks } from './installation.read.ts'

export const installationRoutes = (parts: Parts) =>
  implement(installation, {
    getInstallation: {
      can: 'centre.make',
      run: async (context) => ({
        at: context.clock.now().toISOString(),
        checks: await readChecks(parts, context),
      }),
    },
  })
