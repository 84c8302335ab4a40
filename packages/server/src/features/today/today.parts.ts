// What the day's list and the counters show of the features; each declares its own, and the app hands them over.
import type { Actor, Context } from '../../platform/context.ts'
import type { TaskKind } from '../task/index.ts'

/** Requests that await somebody: a feature exports it as `<feature>Awaiting`. */
export interface Awaiting {
  /** Its key in the answer of tip-num: `forgottenSignOuts`. */
  name: string
  /** How many await the actor: one query. */
  count(context: Context<unknown, Actor>): Promise<number>
}

export interface TodayParts {
  taskKinds: readonly TaskKind[]
  awaiting: readonly Awaiting[]
}
