import { makeYears } from './audit.queries.ts'
import type { Job } from './jobs.queries.ts'

const platform = '000000'

/** Next year's partition of the audit trail is there a year before it is written to. All centres share it, so the platform's
 *  run is enough. */
export const makeAuditYears: Job = {
  name: 'makeAuditYears',
  schedule: '29 3 * * *',
  atStart: true,
  async run({ tx, tenantId }) {
    if (tenantId === platform) await makeYears(tx)
  },
}
