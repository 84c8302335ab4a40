// The sleep board as the screens use it: who is asleep and when their next check is due, who is in bed, who is awake.
// Pure.
import { wasHere } from '@daybook/contract/care/care.rules.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import type { sleep } from '@daybook/contract/sleep/sleep.contract.ts'
import { nextCheckDue, stateOf, type Urgency, urgencyAt } from '@daybook/contract/sleep/sleep.rules.ts'

export type Board = AnswerOf<(typeof sleep.operations)['getBoard']>
export type BoardChild = Board['children'][number]
export type Sleep = BoardChild['earlier'][number]
export type Check = Sleep['checks'][number]

/** A child's current state on the board. */
export type State = 'awake' | 'inBed' | 'asleep'
/** A step that a tap on a child's tile records. */
export type Step = 'putToBed' | 'fallAsleep' | 'wakeUp' | 'getUp'

/** The steps possible from each state, the most likely first. */
export const stepsFrom: Record<State, readonly Step[]> = {
  awake: ['putToBed'],
  inBed: ['fallAsleep', 'getUp'],
  asleep: ['wakeUp'],
}

/** A child with their open sleep. */
export interface InSleep {
  child: BoardChild
  sleep: Sleep
}

export interface Sleeper extends InSleep {
  /** When the next check is due, milliseconds. */
  due: number
}

export interface Groups {
  /** Most urgent first. */
  asleep: Sleeper[]
  /** Longest in bed first. */
  inBed: InSleep[]
  /** Present, and not in bed. */
  awake: BoardChild[]
  away: BoardChild[]
}

/** Groups children by their open sleep, and the others by who was present at an instant, or at any time of the board's
 *  day without one. */
export function groupsOf({ children }: Pick<Board, 'children'>, instant?: string): Groups {
  const groups: Groups = { asleep: [], inBed: [], awake: [], away: [] }
  for (const child of children) {
    const { sleep } = child
    const due = sleep && nextCheckDue(sleep)
    if (sleep && due) groups.asleep.push({ child, sleep, due: Date.parse(due) })
    else if (sleep) groups.inBed.push({ child, sleep })
    else if (child.can.includes('record') && (!instant || wasHere(child.stays, instant)))
      groups.awake.push(child)
    else groups.away.push(child)
  }
  groups.asleep.sort((a, b) => a.due - b.due)
  groups.inBed.sort((a, b) => Date.parse(a.sleep.occurredAt) - Date.parse(b.sleep.occurredAt))
  return groups
}

/** A child's state; undefined for a child who is away. */
export function stateOfChild({ sleep, can }: BoardChild): State | undefined {
  if (sleep) return stateOf(sleep) === 'asleep' ? 'asleep' : 'inBed'
  return can.includes('record') ? 'awake' : undefined
}

/** When a child who still sleeps on the board was signed out. The alarm goes on, because a sign-out may be a mistake. */
export const leftAt = ({ stays }: Pick<BoardChild, 'stays'>): string | undefined =>
  stays.some(({ signedOutAt }) => signedOutAt === null) ? undefined : (stays.at(-1)?.signedOutAt ?? undefined)

/** A child who was picked up asleep slept until it left; undefined means now. */
export function wakeTime({ child, sleep }: InSleep): string | undefined {
  const left = leftAt(child)
  const last = sleep.checks.at(-1)?.occurredAt ?? sleep.detail.asleepAt ?? sleep.occurredAt
  return left && Date.parse(left) >= Date.parse(last) ? left : undefined
}

export interface Countdown {
  urgency: Urgency
  /** Share of the interval that is left, from 1 to 0. Negative when overdue. */
  left: number
  /** Whole minutes: left, rounded up; or over, rounded down. */
  minutes: number
}

/** @param now milliseconds, by the server's clock */
export function countdownOf({ sleep, due }: Pick<Sleeper, 'sleep' | 'due'>, now: number): Countdown {
  const left = due - now
  return {
    urgency: urgencyAt(due, now),
    left: left / (sleep.detail.checkInterval * 60_000),
    minutes: left > 0 ? Math.ceil(left / 60_000) : Math.floor(-left / 60_000),
  }
}
