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

export const auditEvent = (event: AuditEvent) => insert.with(event)

export async function writeAudit(tx: Tx, event: AuditEvent): Promise<void> {
  await insert(tx, event)
}
