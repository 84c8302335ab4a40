// The server takes a key once: same key, same answer, one effect. The key is claimed first, so that of two
// requests with one key the second waits for the first and then finds its answer.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from './database/database.ts'
import { fail } from './errors.ts'

export interface KeyedWrite {
  personId: string
  key: string
  operation: string
  input: unknown
}

/** Claims the key until the transaction ends, or answers what was answered before. IDEMPOTENCY_KEY_REUSED for
 *  another content. */
export async function claimKey(tx: Tx, write: KeyedWrite): Promise<{ answered: unknown } | undefined> {
  const { personId, key, operation } = write
  const { rows } = await sql<{ operation: string; inputHash: Buffer; answer: unknown }>`
    select operation, input_hash, answer from claim_key(${personId}, ${key})`.execute(tx)
  const [before] = rows
  if (!before) return undefined
  if (before.operation !== operation || !before.inputHash.equals(hashOf(write)))
    fail('IDEMPOTENCY_KEY_REUSED')
  return { answered: before.answer }
}

/** Keeps the answer under the key that was claimed. */
export async function keepAnswer(tx: Tx, write: KeyedWrite, answer: unknown): Promise<void> {
  const { personId, key, operation } = write
  const row = { personId, key, operation, inputHash: hashOf(write), answer: JSON.stringify(answer) }
  await tx.insertInto('idempotencyKey').values(row).execute()
}

const hashOf = ({ input }: KeyedWrite) => createHash('sha256').update(JSON.stringify(input)).digest()

/** Keys are kept 30 days. */
export async function purgeKeys(tx: Tx, now: Date): Promise<void> {
  await tx
    .deleteFrom('idempotencyKey')
    .where('createdAt', '<', new Date(now.getTime() - 30 * 86_400_000).toISOString())
    .execute()
}
