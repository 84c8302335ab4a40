// Idempotency keys: same key, same answer, one effect. The key is written with the answer at the end of the
// transaction. Requests with the same key wait for each other, so the second one finds the first one's answer.
import { hash } from 'node:crypto'
import type { CompiledQuery } from 'kysely'
import type { Tx } from './database/database.ts'
import { statement, type Value } from './database/statement.ts'
import { fail } from './errors.ts'

export interface KeyedWrite {
  personId: string
  key: string
  operation: string
  input: unknown
}

type Key = Pick<KeyedWrite, 'personId' | 'key'>

const find = statement((db, value: Value<Key>) =>
  db
    .selectFrom('idempotencyKey')
    .select(['operation', 'inputHash', 'answer'])
    .where('personId', '=', value('personId'))
    .where('key', '=', value('key'))
    .compile(),
)

interface KnownKey {
  operation: string
  inputHash: Buffer
  answer: unknown
}

/** Requests with the same key wait for each other. */
export const lockOf = ({ personId, key }: KeyedWrite) => `${personId} ${key}`

/** The stored answer of this key, if any. The transaction holds the key's lock. */
export async function findKey(tx: Tx, { personId, key }: KeyedWrite): Promise<KnownKey | undefined> {
  const [known] = await find(tx, { personId, key })
  return known
}

/** The stored answer. Fails with IDEMPOTENCY_KEY_REUSED when it was for different content. */
export function answerOf({ operation, inputHash, answer }: KnownKey, write: KeyedWrite): unknown {
  if (operation !== write.operation || !inputHash.equals(hashOf(write))) fail('IDEMPOTENCY_KEY_REUSED')
  return answer
}

interface NewKey extends Omit<KeyedWrite, 'input'> {
  inputHash: Buffer
  answer: string
}

const keep = statement((db, value: Value<NewKey>) =>
  db
    .insertInto('idempotencyKey')
    .values({
      personId: value('personId'),
      key: value('key'),
      operation: value('operation'),
      inputHash: value('inputHash'),
      answer: value('answer'),
    })
    .compile(),
)

/** Stores the answer under its key. */
export function keptAnswer(write: KeyedWrite, answer: unknown): CompiledQuery {
  const { personId, key, operation } = write
  return keep.with({ personId, key, operation, inputHash: hashOf(write), answer: JSON.stringify(answer) })
}

const hashOf = ({ input }: KeyedWrite) => hash('sha256', JSON.stringify(input), 'buffer')

/** Keys are kept 30 days. */
export async function purgeKeys(tx: Tx, now: Date): Promise<void> {
  await tx
    .deleteFrom('idempotencyKey')
    .where('createdAt', '<', new Date(now.getTime() - 30 * 86_400_000).toISOString())
    .execute()
}
