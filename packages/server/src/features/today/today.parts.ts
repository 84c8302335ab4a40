// What the features contribute to the day's list and the counters. Each declares its own, and the app passes them in.
import type { Right } from '@daybook/contract/kernel/rights.ts'
import type { MessageParams } from '@daybook/contract/message/message.kind.ts'
import type { DueItem } from '@daybook/contract/today/today.contract.ts'
import type { AwaitedDeed, AwaitedFrom } from '@daybook/contract/today/today.rules.ts'
import type { Actor, Context } from '../../platform/context.ts'
import type { TaskKind } from '../task/index.ts'

/** Whatever a feature contributes is for those who have its right: the right to the day alone shows tasks and names nobody. */
interface Guarded {
  /** The right to the pages that its rows lead to. */
  can: Right
}

/** Those parts whose right the actor has. */
export const allowedParts = <P extends Guarded>(
  parts: readonly P[],
  { rights }: Pick<Actor, 'rights'>,
): P[] => parts.filter(({ can }) => rights.has(can))

interface AwaitingRow<Params> {
  id: string
  /** Instants; at least one of them. */
  since?: string | null
  until?: string | null
  /** Where it differs from that of its kind. */
  does?: AwaitedDeed
  whose?: AwaitedFrom
  /** The page where it is done. */
  page: string
  params: Params
}

export interface DaysWanted {
  /** Days, both included. */
  from: string
  until: string
  /** Also what is still open of the days before. */
  withOverdue: boolean
}

/** What awaits the actor on days, one query. A feature exports it as `<feature>DayItems`, made by `dueItems`. */
export interface DayItems extends Guarded {
  between(
    context: Pick<Context<unknown, Actor>, 'tx' | 'actor' | 'clock'>,
    wanted: DaysWanted,
  ): Promise<DueItem[]>
}

/** What waits for somebody. A feature exports it, or a list of several, as `<feature>Awaiting`. */
export interface Awaiting<Params = MessageParams> extends Guarded {
  /** Its key in the answer of tip-num: `forgottenSignOuts`. */
  name: string
  does: AwaitedDeed
  whose: AwaitedFrom
  /** How many wait for the actor: one query or a few, however many there are. As many as `list` has up to `mostRows`,
   *  without those of others. */
  count(context: Context<unknown, Actor>, parts: TodayParts): Promise<number>
  /** One by one, the oldest due first, at most `mostRows`. */
  list(context: Context<unknown, Actor>, parts: TodayParts): Promise<AwaitingRow<Params>[]>
}

export interface OversightRow<Params> {
  id: string
  /** The page where it is settled. */
  page: string
  params: Params
}

interface OversightSection<Params> extends Guarded {
  list(context: Context<unknown, Actor>, parts: TodayParts): Promise<OversightRow<Params>[]>
}

/** Sections of the manager's page of today. A feature exports its own as `<feature>Oversight`. Each section takes one
 *  query or a few, however many rooms there are. */
export type Oversight<Sections> = {
  readonly [Name in keyof Sections]: OversightSection<Sections[Name]>
}

export interface TodayParts {
  taskKinds: readonly TaskKind[]
  dayItems: readonly DayItems[]
  awaiting: readonly Awaiting[]
  oversight: readonly Oversight<Record<string, MessageParams>>[]
  installation: { holdsMessages: boolean }
}
