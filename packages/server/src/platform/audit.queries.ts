import type { Tx } from './database/database.ts'

export async function writeAudit(
  tx: Tx,
  event: { id: string; action: string; actorId: string | null; subjects: string[] },
): Promise<void> {
  await tx.insertInto('auditEvent').values(event).execute()
}
