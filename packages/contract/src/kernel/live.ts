// Live events: each open page receives the committed writes of others over one stream of server-sent events. The hard
// rule: an event carries the changed records, so that a page updates without a request; only `reset` makes it read
// again. Where not all who hear of it may read them, as in a process, it carries nothing (`liveSaysNothing`).
import type { AnswerOf, InputOf } from './feature.ts'

/** GET with the ordinary headers. `Last-Event-ID` resumes after that event; without it `since` (milliseconds by the
 *  server's clock) asks for the events from then on. */
export const livePath = '/api/blade-garden/live/stream'

/** Identifies one open page (a browser tab). A page sends it with every request and with its stream, so that it does
 *  not receive events of its own requests. */
export const pageIdHeader = 'Page-Id'

/** What the read has seen of all writes (snapshot.rules.ts), in each answer of a GET. */
export const snapshotHeader = 'Snapshot'

/** ready: all later events will be sent; event: a `LiveEvent`; reset: a `Reset`; heartbeat: the stream is alive. */
export type LiveEventName = 'ready' | 'event' | 'reset' | 'heartbeat'

/** Events were missed and are no longer available, so the page has to read its data again. */
export interface Reset {
  /** Milliseconds over which pages spread their reads, to protect the server. */
  within: number
}

declare const declared: unique symbol
/** The name of an event that can be published. */
export type EventName = string & { readonly [declared]: true }

const names = new Set<string>()

/** Declares an event that is not the answer of an operation with `live`. Modules declare theirs when they are loaded, so
 *  that a law can ask every event what pages do with it (tools/laws/live.test.ts). */
export function eventName(name: string): EventName {
  names.add(name)
  return name as EventName
}

export const declaredEvents = (): readonly string[] => [...names]

export interface LiveEvent<Data = unknown> {
  /** The operation, `attendance.signIn`, or a name given by the feature when the event is not an operation's. */
  operation: string
  /** By the server's clock. */
  at: string
  /** The number of the transaction that wrote, to compare with the snapshot of what was read (snapshot.rules.ts). */
  transaction: string
  /** Who did it; null for a job. */
  by: { id: string; name: string } | null
  data: Data
}

/** An operation's event carries its answer, or its validated input when the answer is empty; nothing with
 *  `liveSaysNothing`. */
export type LiveEventOf<O> = LiveEvent<AnswerOf<O> extends null ? InputOf<O> : AnswerOf<O>>
