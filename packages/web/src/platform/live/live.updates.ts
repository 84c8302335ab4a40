// How a write changes what this page has read, said once for each operation in its feature's `<feature>.live.ts`:
//
//   liveUpdates(api.signIn, {
//     changes: [{ read: api.listToday, expect: withSignIns, apply: signedIn }],
//     readAgain: [{ read: api.listPresent }],
//   })
//
// While the write waits in the outbox, reads show what `expect` makes of its input. Its answer and the events of
// others go through `apply`. What neither can say is read again. All of them are pure functions of what was read.
import type { LiveEvent } from '@daybook/contract/kernel/live.ts'
import type { QueryKey } from '@tanstack/react-query'
import type { Reader } from './live.reader.ts'

interface Read {
  id: string
}

/** The cache holds under the id of a read what that operation answered, so each feature names its own types here. */
export interface ReadChange {
  read: Read
  /** The data as it will be, from the input. It is called again on newer data, so applying it twice is harmless. */
  expect?: (data: never, input: never, reader: Reader) => unknown
  /** The data as it is, from the event; undefined where the event does not say it. */
  apply?: (data: never, event: LiveEvent<never>, reader: Reader) => unknown
  /** Whether something is left that only the server knows. */
  leavesStale?: (data: never, event: LiveEvent<never>) => boolean
}

export interface ReadAgain {
  read: Read
  /** The ids and codes that the data is about; it is read again when the event names one of them. Without it, always. */
  about?: (data: never) => readonly (string | null | undefined)[]
}

export interface LiveUpdate {
  changes?: readonly ReadChange[]
  readAgain?: readonly ReadAgain[]
}

const updates = new Map<string, LiveUpdate>()

export function liveUpdates(operation: Read, update: LiveUpdate): void {
  updates.set(operation.id, update)
}

export const updateOf = (operation: string): LiveUpdate | undefined => updates.get(operation)

/** What a waiting write makes of one read. */
export function expectOf(queryKey: QueryKey, operation: string): ReadChange['expect'] {
  return updates.get(operation)?.changes?.find(({ read }) => read.id === queryKey[0])?.expect
}

/** Every read that an operation changes in one way or the other. */
export function readsOf({ changes = [], readAgain = [] }: LiveUpdate): Read[] {
  return [...changes, ...readAgain].map(({ read }) => read)
}
