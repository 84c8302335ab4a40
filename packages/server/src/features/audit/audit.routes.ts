import { audit } from '@daybook/contract/audit/audit.contract.ts'
import { implement } from '../../platform/implement.ts'
import { listEntries } from './audit.handlers.ts'

export const auditRoutes = implement(audit, { listEntries: { can: 'audit.read', run: listEntries } })
