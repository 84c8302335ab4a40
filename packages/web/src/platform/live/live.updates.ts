// How a write changes cached queries. An operation is declared in its feature's `<feature>.live.ts`. Other features may
// add what it changes of theirs:
//
//   liveUpdates(api.signIn, {
//     changes: [{ read: api.listToday, expect: withSignIns, apply: signedIn }],
//     readAgain: [{ read: api.listPresent }],
//   })
//
// What awaits somebody and what stands in the day are refetched after every write, unless all declarations of it say
// that it leaves them as they are. No feature has to remember them.
//
// While the write waits in the outbox, `expect` makes the optimistic update from its input. `apply` handles the response
// and the events of other users. Queries that neither can update are refetched. All are pure functions of cached data.
import type { LiveEvent } from '@daybook/contract/kernel/live.ts'
import type { QueryKey } from '@tanstack/react-query'
import type { Reader } from './live.reader.ts'

interface Read {
  id: string
}

/** An event, or the answer of this page's own write. Its transaction is not known, so it is always applied. */
export type Change = Omit<LiveEvent, 'transaction'> & { transaction?: string }

/** The cache holds the response type of each read, so each feature declares its own types here. Its functions are methods,
 *  because those who call them have only what the cache, the outbox or the stream gave them. */
export interface ReadChange {
  read: Read
  /** Makes the optimistic update from the input. It is called again on newer data, so it must be idempotent. */
  expect?(data: unknown, input: unknown, reader: Reader): unknown
  /** Makes the new data from the event. Returns undefined if the event does not contain enough. */
  apply?(data: unknown, event: Change, reader: Reader): unknown
  /** Whether part of the data is still stale after `apply`. */
  leavesStale?(data: unknown, event: Change): boolean
}

export interface ReadAgain {
  read: Read
  /** The ids and codes in the data or the query's input. It is refetched only if the event contains one of them. Without
   *  it, always. */
  about?(data: unknown, input: unknown): readonly (string | null | undefined)[]
}

export interface LiveUpdate {
  changes?: readonly ReadChange[]
  readAgain?: readonly ReadAgain[]
  /** It changes neither what awaits somebody nor what stands in the day. A law asks why (tools/laws/live.test.ts). */
  leavesDay?: boolean
}

const updates = new Map<string, Required<LiveUpdate>>()
let ofDay: readonly ReadAgain[] = []

/** Declares what is read from all features at once: what awaits somebody, and what stands in the day. */
export function liveDay(reads: readonly Read[]): void {
  ofDay = reads.map((read) => ({ read }))
}

/** Adds to what is known of an operation or an event. It cannot take anything away. */
export function liveUpdates({ id }: Read, update: LiveUpdate): void {
  const known = updates.get(id)
  updates.set(id, {
    changes: [...(known?.changes ?? []), ...(update.changes ?? [])],
    readAgain: [...(known?.readAgain ?? []), ...(update.readAgain ?? [])],
    leavesDay: (known?.leavesDay ?? true) && (update.leavesDay ?? false),
  })
}

export function updateOf(operation: string): LiveUpdate | undefined {
  const known = updates.get(operation)
  return known && !known.leavesDay ? { ...known, readAgain: [...known.readAgain, ...ofDay] } : known
}

/** The optimistic update of a query for an operation. */
export function expectOf(queryKey: QueryKey, operation: string): ReadChange['expect'] {
  return updates.get(operation)?.changes?.find(({ read }) => read.id === queryKey[0])?.expect
}

/** Every read that an operation changes or refetches. */
export function readsOf({ changes = [], readAgain = [] }: LiveUpdate): Read[] {
  return [...changes, ...readAgain].map(({ read }) => read)
}
