import { sql } from 'kysely'
import type { Tx } from './database/database.ts'
import { statement, type Value } from './database/statement.ts'
import { firstIdAt } from './ids.ts'

interface AuditEvent {
  id: string
  action: string
  actorId: string | null
  subjects: string[]
}

const insert = statement((db, value: Value<AuditEvent>) =>
  db
    .insertInto('auditEvent')
    .values({
      id: value('id'),
      action: value('action'),
      actorId: value('actorId'),
      subjects: value('subjects'),
    })
    .compile(),
)

interface Look extends AuditEvent {
  /** The least id of what may be the same look. */
  since: string
}

const sameLook = 10 * 60_000

/** Refreshing a page, or going back to it, is the same look. The table's only index is that of its ids, which begin with
 *  their time. */
const insertLook = statement((db, value: Value<Look>) =>
  sql`insert into audit_event (id, action, actor_id, subjects)
    select ${value('id')}::uuid, ${value('action')}, ${value('actorId')}::uuid, ${value('subjects')}::uuid[]
    where not exists (select from audit_event where tenant_id = current_tenant()
      and id > ${value('since')}::uuid and action = ${value('action')}
      and actor_id = ${value('actorId')}::uuid and subjects = ${value('subjects')}::uuid[])`.compile(db),
)

/** A look at records that the same person has not looked at within the last ten minutes. */
export async function writeLook(tx: Tx, event: AuditEvent, now: Date): Promise<void> {
  await insertLook(tx, { ...event, since: firstIdAt(now.getTime() - sameLook) })
}

export const auditEvent = (event: AuditEvent) => insert.with(event)

export async function writeAudit(tx: Tx, event: AuditEvent): Promise<void> {
  await insert(tx, event)
}
