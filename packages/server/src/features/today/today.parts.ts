// What the features contribute to the day's list and the counters. Each declares its own, and the app passes them in.
import type { Actor, Context } from '../../platform/context.ts'
import type { TaskKind } from '../task/index.ts'

/** Requests that wait for somebody. A feature exports it as `<feature>Awaiting`. */
export interface Awaiting {
  /** Its key in the answer of tip-num: `forgottenSignOuts`. */
  name: string
  /** How many wait for the actor: one query. */
  count(context: Context<unknown, Actor>): Promise<number>
}

export interface TodayParts {
  taskKinds: readonly TaskKind[]
  awaiting: readonly Awaiting[]
}
