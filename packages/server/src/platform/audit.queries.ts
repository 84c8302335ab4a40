import type { Tx } from './database/database.ts'
import { statement } from './database/statement.ts'

interface AuditEvent {
  id: string
  action: string
  actorId: string | null
  subjects: string[]
}

const insert = statement((tx, { id, action, actorId, subjects }: AuditEvent) =>
  tx.insertInto('auditEvent').values({ id, action, actorId, subjects }).compile(),
)

export const auditEvent = (tx: Tx, event: AuditEvent) => insert.with(tx, event)

export async function writeAudit(tx: Tx, event: AuditEvent): Promise<void> {
  await insert(tx, event)
}
