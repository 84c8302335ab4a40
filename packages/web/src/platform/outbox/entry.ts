// One write that waits to be accepted. It is plain data, so it can be stored and sent by another page.
import { entryClockHeader, formatEntryClock } from '@daybook/contract/kernel/entryClock.rules.ts'
import { uuidv7 } from '@daybook/contract/kernel/ids.ts'
import type { CallOptions } from '../api/client.ts'
import type { Input, Wire } from '../api/wire.ts'
import type { ClockStamp, ServerClock } from '../time/server.clock.ts'

/** A child as cached when the entry was created. */
export interface ChildRef {
  id: string
  name: string
  /** The child's current room, or else their own room. */
  roomCode: string | undefined
}

export interface Entry {
  /** The Idempotency-Key. Every retry sends the same one. */
  key: string
  /** For example `sleep.putToBed`. */
  operation: string
  input: Input
  /** The author. Only this user's session sends the entry. */
  userId: string
  /** Ids of the children and records in the input. Entries that share one are sent in the order they were created. */
  orderingKeys: string[]
  /** The children it is about. They are stored because a later page that is offline may know only their ids. */
  who: ChildRef[]
  /** Milliseconds since the epoch. */
  createdAt: number
  /** The clock that its time was taken from. Left out when that time is certain. */
  clock?: ClockStamp | undefined
  tries: number
  /** Id → name of whom a form mentions, so that it can be opened again. */
  names?: Readonly<Record<string, string>> | undefined
}

export interface IdSource {
  now: () => number
  /** Returns this many random bytes. */
  random: (length: number) => Uint8Array
}

export function createId({ now, random }: IdSource): string {
  return uuidv7(now(), random(10))
}

/** Fills in the record's id and `occurredAt` (now) if the operation has them and the caller left them out. */
export function complete(wire: Pick<Wire, 'body'>, input: Input, idSource: IdSource): Input {
  const filled = { ...input }
  if (wire.body.includes('id')) filled.id ??= createId(idSource)
  if (wire.body.includes('occurredAt')) filled.occurredAt ??= new Date(idSource.now()).toISOString()
  return filled
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The ids of children and records in an input, including those in lists. A task id is left out, because entries for the
 *  same task need no order. */
export function orderingKeysOf(value: unknown, name = ''): string[] {
  if (name === 'taskId') return []
  if (typeof value === 'string') return value.split(',').filter((id) => uuid.test(id))
  if (typeof value !== 'object' || value === null) return []
  return [...new Set(Object.entries(value).flatMap(([key, part]) => orderingKeysOf(part, key)))]
}

/** Sorts entries into the stored order. Entries that are not stored yet are newer, so they come last. */
export function inOrderOf(kept: readonly Entry[], entries: readonly Entry[]): Entry[] {
  const places = new Map(kept.map(({ key }, place) => [key, place]))
  const placeOf = ({ key }: Entry) => places.get(key) ?? kept.length
  return entries.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** How it is sent. The server compares the entry's clock with its own. */
export const optionsOf = (
  { key, clock, userId }: Entry,
  { readStamp }: Pick<ServerClock, 'readStamp'>,
): CallOptions => ({
  headers: {
    'Idempotency-Key': key,
    ...(clock && { [entryClockHeader]: formatEntryClock(readStamp(clock)) }),
  },
  quiet: true,
  background: true,
  as: userId,
})
