import { credential } from '@daybook/contract/credential/credential.contract.ts'
import { credentialReport } from '@daybook/contract/credential/credential.report.ts'
import { implement } from '../../platform/implement.ts'
import { reportHandlers } from '../report/index.ts'
import { listDueCredentials } from './credential.handlers.ts'

export const credentialRoutes = implement(credential, {
  ...reportHandlers({ ...credentialReport, name: 'credential' }),
  listDueCredentials: { can: 'credential.read', run: listDueCredentials },
})
