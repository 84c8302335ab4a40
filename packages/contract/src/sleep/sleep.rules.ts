// When a sleeper's next check is due, which checks were late, and which steps may follow each other. Pure, so that a
// board works offline by the same rules as the server. Instants are ISO 8601, durations milliseconds.
import type { KindRules } from '../care/care.rules.ts'
import type { ErrorKey } from '../kernel/errors.ts'
import { type Gap, gapsIn } from '../watch/gaps.rules.ts'
import type { WatchRules } from '../watch/watch.rules.ts'

export const steps = ['inBed', 'asleep', 'up'] as const
export type StepName = (typeof steps)[number]
export const sleepStates = ['inBed', 'asleep', 'up'] as const
export type SleepState = (typeof sleepStates)[number]

/** The observations of a check and their values, the usual value first. */
export const lookValues = {
  breathing: ['normal', 'noisy', 'fast', 'laboured'],
  warmth: ['normal', 'warm', 'hot', 'cool'],
  colour: ['normal', 'pale', 'flushed', 'blue'],
  position: ['back', 'side', 'front', 'sitting'],
} as const

/** Observations that need action at once, the most urgent first. */
export const alarms = ['blue', 'laboured', 'hot'] as const
export type Alarm = (typeof alarms)[number]

/** The alarming observations of a check. */
export function alarmsIn(look: { breathing: string | null; warmth: string | null; colour: string | null }) {
  return alarms.filter((alarm) => [look.breathing, look.warmth, look.colour].includes(alarm))
}

const minute = 60_000
/** A check made up to this long after it was due is late. After that it is missed, and managers are notified. */
export const missedAfter = 2 * minute
/** The board warns this long before a check is due. */
export const soonBefore = 2 * minute
/** Two records of the same step for one child within this time count as one. */
export const mergeWindow = 10 * minute

/** The intervals that a centre may set, in minutes. */
export const checkIntervals = { least: 5, most: 15, usual: 10 } as const

/** The facts of a sleep that the rules need. `occurredAt` is when the child was put to bed. */
export interface SleepFacts {
  occurredAt: string
  detail: { asleepAt: string | null; upAt: string | null; checkInterval: number }
  /** Oldest first. */
  checks: readonly { occurredAt: string }[]
}

const ms = (instant: string) => Date.parse(instant)

export function stateOf({ detail }: Pick<SleepFacts, 'detail'>): SleepState {
  if (detail.upAt !== null) return 'up'
  return detail.asleepAt === null ? 'inBed' : 'asleep'
}

/** When the sleeper was last checked, or fell asleep if there was no check. Null for a child who is not asleep. */
export function lastSeenAt(sleep: SleepFacts): string | null {
  const { asleepAt } = sleep.detail
  if (asleepAt === null || stateOf(sleep) !== 'asleep') return null
  const seen = [asleepAt, ...sleep.checks.map((check) => check.occurredAt)]
  return seen.reduce((last, at) => (ms(at) > ms(last) ? at : last))
}

/** When the next check is due. Null for a child who is not asleep. */
export function nextCheckDue(sleep: SleepFacts): string | null {
  const seen = lastSeenAt(sleep)
  return seen && new Date(ms(seen) + sleep.detail.checkInterval * minute).toISOString()
}

export const sleepWatchRules: WatchRules<SleepFacts> = { dueAt: nextCheckDue, missedAfter }

export type Urgency = 'ok' | 'soon' | 'due' | 'overdue'

/** @param due, @param now milliseconds since the epoch */
export function urgencyAt(due: number, now: number): Urgency {
  if (now < due - soonBefore) return 'ok'
  if (now < due) return 'soon'
  return now < due + missedAfter ? 'due' : 'overdue'
}

/** A check that was late or missed. */
export interface SleepGap extends Omit<Gap<never>, 'endedBy'> {
  /** Null when no check followed: the child got up or is still asleep. */
  checkedAt: string | null
}

/** Every late or missed check of a sleep, in order. HS107 asks for a check every 5 to 10 minutes. */
export function gapsOf(sleep: SleepFacts, now: Date): SleepGap[] {
  const { asleepAt, upAt, checkInterval } = sleep.detail
  if (asleepAt === null) return []
  const looks = sleep.checks
    .map(({ occurredAt }) => ({ at: new Date(occurredAt).toISOString() }))
    .filter(({ at }) => ms(at) >= ms(asleepAt))
  const dueAfter = (lastAt: string | null) =>
    new Date(ms(lastAt ?? asleepAt) + checkInterval * minute).toISOString()
  const until = upAt === null ? now.getTime() : ms(upAt)
  return gapsIn({ from: asleepAt, until, looks, dueAfter }, sleepWatchRules).map(({ endedBy, ...gap }) => ({
    ...gap,
    checkedAt: endedBy?.at ?? null,
  }))
}

type Refusal = Extract<
  ErrorKey,
  'ALREADY_ASLEEP' | 'NOT_ASLEEP' | 'ALREADY_UP' | 'SLEEP_OUT_OF_ORDER' | 'SLEEP_OVERLAPS'
>

const near = (one: string, other: string) => Math.abs(ms(one) - ms(other)) <= mergeWindow

/** The outcome of a later step of a sleep: made, merged with an earlier record of the same step, or refused. */
export function stepOutcome(
  sleep: Pick<SleepFacts, 'occurredAt' | 'detail'>,
  step: 'asleep' | 'up' | 'upWithoutSleep',
  occurredAt: string,
): 'made' | 'merged' | Refusal {
  const { asleepAt, upAt } = sleep.detail
  const said = step === 'asleep' ? asleepAt : upAt
  if (said !== null && near(said, occurredAt)) return 'merged'
  if (upAt !== null) return 'ALREADY_UP'
  if (step === 'asleep' && asleepAt !== null) return 'ALREADY_ASLEEP'
  if (step === 'up' && asleepAt === null) return 'NOT_ASLEEP'
  if (step === 'upWithoutSleep' && asleepAt !== null) return 'ALREADY_ASLEEP'
  return ms(occurredAt) < ms(asleepAt ?? sleep.occurredAt) ? 'SLEEP_OUT_OF_ORDER' : 'made'
}

/** Refuses a check at a time when the child was not asleep. A check may arrive after the child is up. */
export function checkRefusal(
  { detail }: Pick<SleepFacts, 'detail'>,
  occurredAt: string,
): Refusal | undefined {
  const { asleepAt, upAt } = detail
  if (asleepAt === null || ms(occurredAt) < ms(asleepAt)) return 'NOT_ASLEEP'
  return upAt !== null && ms(occurredAt) > ms(upAt) ? 'NOT_ASLEEP' : undefined
}

/** Whether two records of putting a child to bed belong to the same sleep. */
export function isSameBedtime(open: { occurredAt: string }, occurredAt: string): boolean {
  return near(open.occurredAt, occurredAt)
}

/** Why a whole sleep recorded afterwards is not valid. */
export function wholeSleepRefusal(
  sleep: { occurredAt: string; asleepAt: string | null; upAt: string },
  checks: readonly { occurredAt: string }[],
): Refusal | undefined {
  const { occurredAt, asleepAt, upAt } = sleep
  const order = [occurredAt, ...(asleepAt === null ? [] : [asleepAt]), upAt].map(ms)
  if (order.some((at, i) => i > 0 && at < (order[i - 1] as number))) return 'SLEEP_OUT_OF_ORDER'
  const detail = { asleepAt, upAt, checkInterval: checkIntervals.usual }
  return checks.some((check) => checkRefusal({ detail }, check.occurredAt)) ? 'NOT_ASLEEP' : undefined
}

/** An amended sleep has to keep its order: in bed, asleep, up. */
export const sleepRules = {
  awaited: {},
  timesOf: ({ asleepAt, upAt }) => ({ asleepAt, upAt }),
  refusal({ asleepAt, upAt }, _, occurredAt) {
    const order = [occurredAt, asleepAt, upAt].filter((at) => at !== null).map(ms)
    return order.some((at, i) => i > 0 && at < (order[i - 1] as number)) ? 'SLEEP_OUT_OF_ORDER' : undefined
  },
} satisfies KindRules<SleepFacts['detail']>
