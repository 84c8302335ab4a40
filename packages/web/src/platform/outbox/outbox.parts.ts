// The outbox's dependencies and its interface.
import type { ApiError } from '../api/api.error.ts'
import type { ServerClock } from '../time/server.clock.ts'
import type { Attention } from './attention.ts'
import type { EntryStore } from './entry.store.ts'
import type { ChildRef, Entry, IdSource } from './entry.ts'
import type { Optimistic } from './optimistic.ts'
import type { AnyQueueable, Queueable } from './queueable.ts'
import type { Refused } from './refused.parts.ts'

export type Outcome<Out> =
  | { accepted: true; answer: Out }
  /** There is no error if the entry was taken back before it was sent, or if another page received the refusal. */
  | { accepted: false; error: ApiError | undefined }

export interface Sent<Out> {
  /** The record's id, where the operation's body has one. */
  id: string | undefined
  key: string
  /** Never rejects: the user has already been shown a refusal. Never resolves once another user has signed in. */
  settled: Promise<Outcome<Out>>
}

/** An input whose `id` and `occurredAt` are optional, because the outbox fills them in. */
export type Unsent<In> = Omit<In, 'id' | 'occurredAt'> &
  Partial<Pick<In, Extract<keyof In, 'id' | 'occurredAt'>>>

/** A message to the other pages on this device. */
export type OutboxMessage =
  | { what: 'made' }
  | { what: 'accepted'; key: string; answer: unknown }
  /** Refused, taken back or discarded. */
  | { what: 'ended'; key: string }
  /** The user has decided about a refused entry. */
  | { what: 'decided' }

export interface OutboxParts extends IdSource {
  store: EntryStore
  optimistic: Optimistic
  userId: () => string | undefined
  /** The cached children that these ids of children and records belong to. */
  childrenOf: (orderingKeys: readonly string[]) => ChildRef[]
  clock: Pick<ServerClock, 'stamp' | 'readStamp'>
  wait: (milliseconds: number) => Promise<void>
  /** Runs the work under a lock shared by all pages. */
  exclusive: (work: () => Promise<void>) => Promise<void>
  post: (message: OutboxMessage) => void
  /** Loads the operations that entries of an earlier page need. */
  fetchOperations: () => Promise<void>
  /** Uploads those of the files that are on this device and that the server does not have. */
  uploadFiles: (ids: readonly string[], userId: string) => Promise<void>
  /** The record has its files. */
  forgetFiles: (ids: readonly string[]) => void
  /** Classifies a failure: `passing` can be retried, `signedOut` needs a sign-in, `refused` is final. */
  judge: (error: unknown) => { verdict: 'passing' | 'signedOut' } | { verdict: 'refused'; error: ApiError }
  /** What becomes of a refused entry (refused.parts.ts). */
  partsOf: (operation: AnyQueueable, entry: Entry, error: ApiError) => Promise<Refused>
  onRefused: (error: ApiError) => void
  /** The user has to decide about a refused entry. */
  onAttention: (entry: Attention) => void
  onAccepted: (operation: string, answer: unknown) => void
  /** An entry could not be sent now. */
  onWaits: () => void
  /** The device could not store the entry, so it is lost when this page ends. */
  onNotKept: () => void
  onChange: (waiting: readonly Entry[]) => void
}

export interface SendMore {
  /** The refused entry that this one replaces; it keeps its clock. */
  insteadOf?: Pick<Attention, 'key' | 'clock'>
  /** Id → name, for a form that opens it again. */
  names?: Readonly<Record<string, string>> | undefined
}

export interface Outbox {
  /** Loads the entries left by an earlier page. Call it once. */
  start: () => Promise<void>
  send: <In, Out>(operation: Queueable<In, Out>, input: Unsent<In>, more?: SendMore) => Sent<Out>
  /** Removes an entry that was never sent. Returns false if it may have reached the server: it then needs an undo. */
  cancelUnsent: (key: string) => boolean
  /** Removes a waiting entry at the user's request. A request already sent may still reach the server. */
  discard: (key: string) => Promise<void>
  /** Retries at once, because the network or the user is back. */
  wake: () => void
  receive: (message: OutboxMessage) => void
  waiting: () => readonly Entry[]
  /** Waits until the device has stored everything. Returns false if it could not store an entry. */
  isAllKept: () => Promise<boolean>
}
