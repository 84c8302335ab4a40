import { mostRows } from '@daybook/contract/today/today.rules.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Period } from './care.queries.ts'

interface Correction {
  id: string
  change: 'amended' | 'voided'
  recordId: string
  kind: string
  firstName: string
  familyName: string
  roomName: string
  byName: string
  reason: string
  at: string
}

/** What was amended or voided in a period, and why; newest first. Without what its author put right at once, which needs
 *  no reason. */
export async function correctionsIn(tx: Tx, { from, until }: Period): Promise<Correction[]> {
  const { rows } = await sql<Correction>`
    with change as (
      select id, 'amended' as change, record_id, amended_by as by_id, reason, amended_at as at
      from care_amendment
      where tenant_id = current_tenant()
        and amended_at >= ${from.toISOString()} and amended_at < ${until.toISOString()}
      union all
      select id, 'voided', id, voided_by, void_reason, voided_at
      from care_record
      where tenant_id = current_tenant() and voided_by is not null
        and voided_at >= ${from.toISOString()} and voided_at < ${until.toISOString()}
    )
    select change.id, change.change, change.record_id, record.kind, child.first_name, child.family_name,
      room.name as room_name, staff.real_name as by_name, change.reason, change.at
    from change
    join care_record record on record.tenant_id = current_tenant() and record.id = change.record_id
    join child on child.tenant_id = current_tenant() and child.id = record.child_id
    join room on room.tenant_id = current_tenant() and room.id = record.room_id
    join staff on staff.tenant_id = current_tenant() and staff.id = change.by_id
    where change.reason is not null
    order by change.at desc, change.id
    limit ${sql.lit(mostRows)}`.execute(tx)
  return rows
}
