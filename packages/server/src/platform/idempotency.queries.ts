// The server takes a key once: same key, same answer, one effect. The key is written with the answer, at the end of the
// transaction: of two requests with one key the second cannot commit, is run again, and finds the answer of the first.
import { hash } from 'node:crypto'
import type { CompiledQuery } from 'kysely'
import type { Tx } from './database/database.ts'
import { statement } from './database/statement.ts'
import { fail } from './errors.ts'

export interface KeyedWrite {
  personId: string
  key: string
  operation: string
  input: unknown
}

const find = statement((tx, { personId, key }: { personId: string; key: string }) =>
  tx
    .selectFrom('idempotencyKey')
    .select(['operation', 'inputHash', 'answer'])
    .where('personId', '=', personId)
    .where('key', '=', key)
    .compile(),
)

/** What was answered under this key, if anything. IDEMPOTENCY_KEY_REUSED for another content. */
export async function answeredBefore(tx: Tx, write: KeyedWrite): Promise<{ answer: unknown } | undefined> {
  const { personId, key, operation } = write
  const [before] = await find(tx, { personId, key })
  if (before && (before.operation !== operation || !before.inputHash.equals(hashOf(write))))
    fail('IDEMPOTENCY_KEY_REUSED')
  return before
}

interface Kept extends Omit<KeyedWrite, 'input'> {
  inputHash: Buffer
  answer: string
}

const keep = statement((tx, { personId, key, operation, inputHash, answer }: Kept) =>
  tx.insertInto('idempotencyKey').values({ personId, key, operation, inputHash, answer }).compile(),
)

/** Keeps the answer under its key. */
export function keptAnswer(tx: Tx, write: KeyedWrite, answer: unknown): CompiledQuery {
  const { personId, key, operation } = write
  return keep.with(tx, { personId, key, operation, inputHash: hashOf(write), answer: JSON.stringify(answer) })
}

const hashOf = ({ input }: KeyedWrite) => hash('sha256', JSON.stringify(input), 'buffer')

/** Keys are kept 30 days. */
export async function purgeKeys(tx: Tx, now: Date): Promise<void> {
  await tx
    .deleteFrom('idempotencyKey')
    .where('createdAt', '<', new Date(now.getTime() - 30 * 86_400_000).toISOString())
    .execute()
}
