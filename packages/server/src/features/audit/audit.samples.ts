import { audit } from '@daybook/contract/audit/audit.contract.ts'
import { samples } from '@daybook/testkit/samples.ts'

export const auditSamples = samples(audit, { listEntries: () => ({ record: 'Hana' }) })
