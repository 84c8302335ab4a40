// One write that waits to be accepted. Plain data: it can lie in a database and be sent by another page.
import { uuidv7 } from '@daybook/contract/kernel/ids.ts'
import type { Input, Wire } from '../api/wire.ts'

/** A child as it was known when the entry was made. */
export interface Whom {
  id: string
  name: string
  /** Where it is, or belongs. */
  roomCode: string | undefined
}

export interface Entry {
  /** Its Idempotency-Key, the same at every try. */
  key: string
  /** `sleep.putToBed`. */
  operation: string
  input: Input
  /** Whose it is: nobody else's session sends it. */
  userId: string
  /** What it is about (a child, a sleep): entries that share one are sent in the order of their making. */
  orderingKeys: string[]
  /** Whom it is about: without a network, a later page may know their ids alone. */
  who: Whom[]
  /** Milliseconds since the epoch. */
  createdAt: number
  tries: number
}

export interface Mint {
  now: () => number
  /** As many random bytes as asked for. */
  random: (length: number) => Uint8Array
}

export function mintId({ now, random }: Mint): string {
  return uuidv7(now(), random(10))
}

/** What the operation's body wants and the caller left out: the record's id, and when it happened (now). */
export function complete(wire: Pick<Wire, 'body'>, input: Input, mint: Mint): Input {
  const filled = { ...input }
  if (wire.body.includes('id')) filled.id ??= mintId(mint)
  if (wire.body.includes('occurredAt')) filled.occurredAt ??= new Date(mint.now()).toISOString()
  return filled
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The ids of an input: of children and of records, those in lists too. The task that many are recorded for makes no
 *  order between them. */
export function orderingKeysOf(value: unknown, name = ''): string[] {
  if (name === 'taskId') return []
  if (typeof value === 'string') return value.split(',').filter((id) => uuid.test(id))
  if (typeof value !== 'object' || value === null) return []
  return [...new Set(Object.entries(value).flatMap(([key, part]) => orderingKeysOf(part, key)))]
}

/** In the order in which the device keeps them; what it does not keep yet was made after that. */
export function inOrderOf(kept: readonly Entry[], entries: readonly Entry[]): Entry[] {
  const places = new Map(kept.map(({ key }, place) => [key, place]))
  const placeOf = ({ key }: Entry) => places.get(key) ?? kept.length
  return entries.toSorted((a, b) => placeOf(a) - placeOf(b))
}
