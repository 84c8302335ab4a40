// The server takes a key once: same key, same answer, one effect. The key is claimed first, so that of two
// requests with one key the second waits for the first and then finds its answer.
import { createHash } from 'node:crypto'
import type { Tx } from './database/database.ts'
import { fail } from './errors.ts'

export interface KeyedWrite {
  personId: string
  key: string
  operation: string
  input: unknown
}

/** Claims the key, or answers what was answered before. IDEMPOTENCY_KEY_REUSED for another content. */
export async function claimKey(tx: Tx, write: KeyedWrite): Promise<{ answered: unknown } | undefined> {
  const inputHash = createHash('sha256').update(JSON.stringify(write.input)).digest()
  const { personId, key, operation } = write
  const claimed = await tx
    .insertInto('idempotencyKey')
    .values({ personId, key, operation, inputHash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (claimed) return undefined
  const before = await tx
    .selectFrom('idempotencyKey')
    .select(['operation', 'inputHash', 'answer'])
    .where('personId', '=', personId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (before.operation !== operation || !before.inputHash.equals(inputHash)) fail('IDEMPOTENCY_KEY_REUSED')
  return { answered: before.answer }
}

export async function keepAnswer(tx: Tx, write: KeyedWrite, answer: unknown): Promise<void> {
  await tx
    .updateTable('idempotencyKey')
    .set({ answer: JSON.stringify(answer) })
    .where('personId', '=', write.personId)
    .where('key', '=', write.key)
    .execute()
}

/** Keys are kept 30 days. */
export async function purgeKeys(tx: Tx, now: Date): Promise<void> {
  await tx
    .deleteFrom('idempotencyKey')
    .where('createdAt', '<', new Date(now.getTime() - 30 * 86_400_000).toISOString())
    .execute()
}
