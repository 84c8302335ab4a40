import { sql } from 'kysely'
import type { Tx } from './database/database.ts'
import { statement, type Value } from './database/statement.ts'

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

/** Refreshing a page, or going back to it, is the same look. */
const insertLook = statement((db, value: Value<AuditEvent>) =>
  sql`insert into audit_event (id, action, actor_id, subjects)
    select ${value('id')}::uuid, ${value('action')}, ${value('actorId')}::uuid, ${value('subjects')}::uuid[]
    where not exists (select from audit_event where tenant_id = current_tenant()
      and at > app_now() - interval '10 minutes' and at <= app_now() and action = ${value('action')}
      and actor_id = ${value('actorId')}::uuid and subjects = ${value('subjects')}::uuid[])`.compile(db),
)

/** A look at records that the same person has not looked at within the last ten minutes. */
export async function writeLook(tx: Tx, event: AuditEvent): Promise<void> {
  await insertLook(tx, event)
}

export const auditEvent = (event: AuditEvent) => insert.with(event)

export async function writeAudit(tx: Tx, event: AuditEvent): Promise<void> {
  await insert(tx, event)
}

/** Creates the partitions of this year and the next, and of earlier years that have entries and none. */
export async function makeYears(tx: Tx): Promise<void> {
  await sql`select make_audit_years()`.execute(tx)
}
