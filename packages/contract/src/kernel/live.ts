// What open pages receive without asking: the writes of others, as soon as they are committed, over one stream of
// server-sent events. The hard rule: an event says what became of the records, so that a page changes what it shows
// and asks nothing; only `reset` makes it read again.
import type { AnswerOf, InputOf } from './feature.ts'

/** GET with the ordinary headers. `Last-Event-ID` resumes after that event; without it `since` (milliseconds by the
 *  server's clock) asks for the events from then on. */
export const livePath = '/api/blade-garden/live/stream'

/** Identifies one open page (a tab). A page sends it with every request and with its stream, and does not receive the
 *  events of its own requests. */
export const pageIdHeader = 'Page-Id'

/** ready: from here on every event is sent; event: a `LiveEvent`; reset: a `Reset`; heartbeat: nothing happened. */
export type LiveEventName = 'ready' | 'event' | 'reset' | 'heartbeat'

/** Events were missed that cannot be sent any more: what is shown has to be read again. */
export interface Reset {
  /** Milliseconds over which pages spread their reading. */
  within: number
}

export interface LiveEvent<Data = unknown> {
  /** `attendance.signIn`, or the name that a feature gives to an event that no operation answers with. */
  operation: string
  /** By the server's clock. */
  at: string
  /** Who did it; null for a job. */
  by: { id: string; name: string } | null
  data: Data
}

/** The event of an operation carries its answer, or its input as the server has read it where the answer is empty. */
export type LiveEventOf<O> = LiveEvent<AnswerOf<O> extends null ? InputOf<O> : AnswerOf<O>>
