// A centre leaves this installation: for another one, or because it has closed. Its rows stay, and nothing opens a transaction
// of it any more (platform/database/tenancy.ts), be it a session, a sign-in, a calendar or a job.
import { writeAudit } from '../../platform/audit.queries.ts'
import type { Tx } from '../../platform/database/database.ts'
import { asTenant } from '../../platform/database/tenancy.ts'
import { found } from '../../platform/errors.ts'
import { findCentre, setDeactivated } from './centre.queries.ts'

export type PlanStart = (tx: Tx) => Promise<void>

interface About {
  tenantId: string
  /** The operator; null for a command. */
  actorId: string | null
  /** Of the entry in the centre's own audit trail. */
  id: string
}

/** One that has left already stays as it is.
 *  @param tx a transaction of the platform */
export async function deactivate(tx: Tx, { tenantId, now, ...by }: About & { now: Date }): Promise<null> {
  const { deactivatedAt } = found(await findCentre(tx, tenantId))
  if (deactivatedAt) return null
  await asTenant(tx, tenantId, async () => {
    await writeAudit(tx, { ...by, action: 'centre.deactivated', subjects: [] })
    await setDeactivated(tx, now)
  })
  return null
}

/** The centre works here again.
 *  @param tx a transaction of the platform
 *  @param planStart plans the jobs that every start of the server plans: what waited for the centre was dropped */
export async function activate(tx: Tx, planStart: PlanStart, { tenantId, ...by }: About): Promise<null> {
  const { deactivatedAt } = found(await findCentre(tx, tenantId))
  if (!deactivatedAt) return null
  const again = async () => {
    await setDeactivated(tx, null)
    await writeAudit(tx, { ...by, action: 'centre.activated', subjects: [] })
    await planStart(tx)
  }
  await asTenant(tx, tenantId, again, { evenDeactivated: true })
  return null
}
