// What an outbox is made of, and what it offers.
import type { ApiError } from '../api/api.error.ts'
import type { Attention } from './attention.ts'
import type { EntryStore } from './entry.store.ts'
import type { Entry, Mint, Whom } from './entry.ts'
import type { Optimistic } from './optimistic.ts'
import type { Queueable } from './queueable.ts'

export type Outcome<Out> =
  | { accepted: true; answer: Out }
  /** Without an error: taken back before it was ever sent, or refused to another page. */
  | { accepted: false; error: ApiError | undefined }

export interface Sent<Out> {
  /** The record's id, where the operation's body has one. */
  id: string | undefined
  key: string
  /** Never rejects; a refusal was told to the person already. Silent once another person is signed in. */
  settled: Promise<Outcome<Out>>
}

/** An input without what the outbox mints; given, it is kept. */
export type Unsent<In> = Omit<In, 'id' | 'occurredAt'> &
  Partial<Pick<In, Extract<keyof In, 'id' | 'occurredAt'>>>

/** What one page tells the others on this device. */
export type News =
  | { what: 'made' }
  | { what: 'accepted'; key: string; answer: unknown }
  /** Refused, taken back or discarded. */
  | { what: 'ended'; key: string }
  /** A person has decided about something refused. */
  | { what: 'decided' }

export interface OutboxParts extends Mint {
  store: EntryStore
  optimistic: Optimistic
  userId: () => string | undefined
  /** Whom these ids of children and records are about, as far as it was read. */
  whom: (orderingKeys: readonly string[]) => Whom[]
  /** Resolves after so many milliseconds. */
  wait: (milliseconds: number) => Promise<void>
  /** Does the work while no other page does the same. */
  exclusive: (work: () => Promise<void>) => Promise<void>
  tell: (news: News) => void
  /** Loads the operations of an entry that an earlier page left. */
  fetchOperations: () => Promise<void>
  /** What a failure means: `passing` may help again, `signedOut` needs the person, `refused` is final. */
  judge: (error: unknown) => { verdict: 'passing' | 'signedOut' } | { verdict: 'refused'; error: ApiError }
  onRefused: (error: ApiError) => void
  /** The person has to decide what becomes of it. */
  onAttention: (one: Attention) => void
  onAccepted: (operation: string, answer: unknown) => void
  /** The device could not keep it: it lives as long as this page. */
  onNotKept: () => void
  onChange: (waiting: readonly Entry[]) => void
}

export interface Outbox {
  /** Takes up what an earlier page left; to be called once. */
  start: () => Promise<void>
  /** @param insteadOf key of what was refused and is now sent anew */
  send: <In, Out>(operation: Queueable<In, Out>, input: Unsent<In>, insteadOf?: string) => Sent<Out>
  /** Takes an entry back that was not sent yet. False: it may have arrived, undo it with an operation. */
  takeBack: (key: string) => boolean
  /** Drops an entry that waits, because the person says so; what is on its way already may still arrive. */
  discard: (key: string) => Promise<void>
  /** Tries now instead of at the next turn: the network is back, or the person is. */
  wake: () => void
  hear: (news: News) => void
  waiting: () => readonly Entry[]
  /** Waits for the device. False when it could not keep everything that waits. */
  isAllKept: () => Promise<boolean>
}
