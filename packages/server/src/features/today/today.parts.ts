// What the features contribute to the day's list and the counters. Each declares its own, and the app passes them in.
import type { MessageParams } from '@daybook/contract/message/message.kind.ts'
import type { Actor, Context } from '../../platform/context.ts'
import type { TaskKind } from '../task/index.ts'

/** Requests that wait for somebody. A feature exports it as `<feature>Awaiting`. */
export interface Awaiting {
  /** Its key in the answer of tip-num: `forgottenSignOuts`. */
  name: string
  /** How many wait for the actor: one query. */
  count(context: Context<unknown, Actor>): Promise<number>
}

interface OversightRow<Params> {
  id: string
  /** The page where it is settled. */
  page: string
  params: Params
}

/** At most this many rows of a section. */
export const mostRows = 100

/** Sections of the manager's page of today. A feature exports its own as `<feature>Oversight`. Each section takes one
 *  query or a few, however many rooms there are. */
export type Oversight<Sections> = {
  readonly [Name in keyof Sections]: (
    context: Context<unknown, Actor>,
    parts: TodayParts,
  ) => Promise<OversightRow<Sections[Name]>[]>
}

export interface TodayParts {
  taskKinds: readonly TaskKind[]
  awaiting: readonly Awaiting[]
  oversight: readonly Oversight<Record<string, MessageParams>>[]
}
