// What open pages are told without asking: the writes of others, as soon as they are committed, over one stream of
// server-sent events. The hard rule: an event says what became of the records, so that a page changes what it shows
// and asks nothing; only `reset` sends it to read again.
import type { AnswerOf, InputOf } from './feature.ts'

/** GET with the ordinary headers. `Last-Event-ID` resumes after that event; without it `since` (milliseconds by the
 *  server's clock) asks for what was told from then on. */
export const livePath = '/api/blade-garden/live/stream'

/** ready: from here on everything is told; told: a `Told`; reset: a `Reset`; beat: nothing happened. */
export type LiveEventName = 'ready' | 'told' | 'reset' | 'beat'

/** Something was missed that nobody can tell any more: what is shown is to be read again. */
export interface Reset {
  /** Not by everybody at once, but some time within so many milliseconds. */
  within: number
}

export interface Told<Data = unknown> {
  /** `attendance.signIn`, or the name that a feature gives to what is no operation's own doing. */
  operation: string
  /** When, by the server's clock. */
  at: string
  /** Who did it; null for a job. */
  by: { id: string; name: string } | null
  data: Data
}

/** As an operation is told: by its answer, or where that is empty by its input as the server has read it. */
export type ToldOf<O> = Told<AnswerOf<O> extends null ? InputOf<O> : AnswerOf<O>>
