import { credential } from '@daybook/contract/credential/credential.contract.ts'
import { implement } from '../../platform/implement.ts'
import { listDueCredentials } from './credential.handlers.ts'

export const credentialRoutes = implement(credential, {
  listDueCredentials: { can: 'credential.read', run: listDueCredentials },
})
