// When a sleeper has to be looked at next, what was late, and which step may follow which. Pure, so that a board
// tells the truth without a network, and the server says the same. Instants are ISO 8601, durations milliseconds.
import type { KindRules } from '../care/care.rules.ts'
import type { ErrorKey } from '../kernel/errors.ts'

export const steps = ['inBed', 'asleep', 'up'] as const
export type StepName = (typeof steps)[number]
export const sleepStates = ['inBed', 'asleep', 'up'] as const
export type SleepState = (typeof sleepStates)[number]

/** What a check looks at, the usual first. */
export const lookValues = {
  breathing: ['normal', 'noisy', 'fast', 'laboured'],
  warmth: ['normal', 'warm', 'hot', 'cool'],
  colour: ['normal', 'pale', 'flushed', 'blue'],
  position: ['back', 'side', 'front', 'sitting'],
} as const

const minute = 60_000
/** A check that comes up to this long after it was due was late; after that it was missed, and managers are told. */
export const missedAfter = 2 * minute
/** The board warns this long before a check is due. */
export const soonBefore = 2 * minute
/** Two people who say the same of one child within this time meant the same. */
export const meantTheSame = 10 * minute

/** What a centre may set, in minutes. */
export const checkIntervals = { least: 5, most: 15, usual: 10 } as const

/** Where the law asks for more than the centre's own setting: from that day on at most so many minutes. */
const intervalLimits = [
  // New Zealand, licensing criterion HS107: at least every 5 to 10 minutes.
  { country: 'NZ', from: '2026-04-20', most: 10 },
] as const

/** The minutes between two checks on a day: the centre's setting, as far as the law there lets it. */
export function checkIntervalOn(
  day: string,
  { country, setting }: { country: string; setting: number },
): number {
  const limits = intervalLimits.filter((limit) => limit.country === country && limit.from <= day)
  return Math.min(setting, ...limits.map(({ most }) => most))
}

/** What of a sleep the rules look at. `occurredAt` is when the child was put to bed. */
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

/** When somebody last looked at the sleeper, or it fell asleep; null while it does not sleep. */
export function lastSeenAt(sleep: SleepFacts): string | null {
  const { asleepAt } = sleep.detail
  if (asleepAt === null || stateOf(sleep) !== 'asleep') return null
  const seen = [asleepAt, ...sleep.checks.map((check) => check.occurredAt)]
  return seen.reduce((last, at) => (ms(at) > ms(last) ? at : last))
}

/** When the next check is due; null for a child that does not sleep. */
export function nextCheckDue(sleep: SleepFacts): string | null {
  const seen = lastSeenAt(sleep)
  return seen && new Date(ms(seen) + sleep.detail.checkInterval * minute).toISOString()
}

export type Urgency = 'ok' | 'soon' | 'due' | 'overdue'

/** @param due, @param now milliseconds since the epoch */
export function urgencyAt(due: number, now: number): Urgency {
  if (now < due - soonBefore) return 'ok'
  if (now < due) return 'soon'
  return now < due + missedAfter ? 'due' : 'overdue'
}

/** A stretch in which a sleeper was not looked at for longer than it should have been. */
export interface Gap {
  dueAt: string
  /** Null: the child got up, or still sleeps, without having been checked. */
  checkedAt: string | null
  /** How long after it was due; up to now while the child still sleeps. */
  overBy: number
  kind: 'late' | 'missed'
}

/** Every late or missed check of a sleep, in order. */
export function gapsOf(sleep: SleepFacts, now: Date): Gap[] {
  const { asleepAt, upAt, checkInterval } = sleep.detail
  if (asleepAt === null) return []
  const interval = checkInterval * minute
  const end = upAt === null ? now.getTime() : ms(upAt)
  const checks = sleep.checks
    .map((check) => ms(check.occurredAt))
    .filter((at) => at >= ms(asleepAt) && at <= end)
    .sort((a, b) => a - b)
  const gaps: Gap[] = []
  let seen = ms(asleepAt)
  for (const [at, isCheck] of [...checks.map((check) => [check, true] as const), [end, false] as const]) {
    const overBy = at - seen - interval
    if (overBy > 0)
      gaps.push({
        dueAt: new Date(seen + interval).toISOString(),
        checkedAt: isCheck ? new Date(at).toISOString() : null,
        overBy,
        kind: overBy > missedAfter ? 'missed' : 'late',
      })
    seen = at
  }
  return gaps
}

type Refusal = Extract<
  ErrorKey,
  'ALREADY_ASLEEP' | 'NOT_ASLEEP' | 'ALREADY_UP' | 'SLEEP_OUT_OF_ORDER' | 'SLEEP_OVERLAPS'
>

const near = (one: string, other: string) => Math.abs(ms(one) - ms(other)) <= meantTheSame

/** What a later step does to a sleep: it is made, it says what somebody had said already, or it cannot be. */
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

/** Why a check cannot count: at that time the child did not sleep. A check may arrive after the child is up. */
export function checkRefusal(
  { detail }: Pick<SleepFacts, 'detail'>,
  occurredAt: string,
): Refusal | undefined {
  const { asleepAt, upAt } = detail
  if (asleepAt === null || ms(occurredAt) < ms(asleepAt)) return 'NOT_ASLEEP'
  return upAt !== null && ms(occurredAt) > ms(upAt) ? 'NOT_ASLEEP' : undefined
}

/** Whether two people who put the same child to bed meant the same sleep. */
export function isSameBedtime(open: { occurredAt: string }, occurredAt: string): boolean {
  return near(open.occurredAt, occurredAt)
}

/** Why a whole sleep, told after the fact, cannot be. */
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

/** Whoever corrects a sleep keeps its order: in bed, asleep, up. */
export const sleepRules = {
  awaited: {},
  refusal({ asleepAt, upAt }, _, occurredAt) {
    const order = [occurredAt, asleepAt, upAt].filter((at) => at !== null).map(ms)
    return order.some((at, i) => i > 0 && at < (order[i - 1] as number)) ? 'SLEEP_OUT_OF_ORDER' : undefined
  },
} satisfies KindRules<SleepFacts['detail']>
