import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { type Role, rightsOf } from '@daybook/contract/kernel/rights.ts'
import type { Actor } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Claims } from '../../platform/identity.ts'

/** The person of a living session: not ended, not expired, the account active. One query. */
export async function findActor(tx: Tx, claims: Claims, now: Date): Promise<Actor | undefined> {
  const row = await tx
    .selectFrom('session')
    .innerJoin('staff', (join) =>
      join.onRef('staff.tenantId', '=', 'session.tenantId').onRef('staff.id', '=', 'session.staffId'),
    )
    .innerJoin('centre', 'centre.tenantId', 'session.tenantId')
    .select(['staff.realName', 'staff.roles', 'centre.timeZone'])
    .where('session.id', '=', claims.sessionId)
    .where('session.staffId', '=', claims.personId)
    .where('session.endedAt', 'is', null)
    .where('session.expiresAt', '>', now.toISOString())
    .where('staff.active', '=', true)
    .executeTakeFirst()
  if (!row) return undefined
  const roles = row.roles as Role[]
  return {
    ...claims,
    name: row.realName,
    roles,
    rights: new Set(rightsOf(roles)),
    timeZone: row.timeZone,
    today: dayAt(now, row.timeZone),
  }
}
