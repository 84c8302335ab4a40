// The sleep board as its screens see it: who is asleep and until when they have to be checked, who lies in bed, who
// is awake. Pure.
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import type { sleep } from '@daybook/contract/sleep/sleep.contract.ts'
import { nextCheckDue, stateOf, type Urgency, urgencyAt } from '@daybook/contract/sleep/sleep.rules.ts'

export type Board = AnswerOf<(typeof sleep.operations)['getBoard']>
export type BoardChild = Board['children'][number]
export type Sleep = BoardChild['earlier'][number]
export type Check = Sleep['checks'][number]

/** What a child of the board does now. */
export type State = 'awake' | 'inBed' | 'asleep'
/** What a tap on a child's tile makes of it. */
export type Step = 'putToBed' | 'fallAsleep' | 'wakeUp' | 'getUp'

/** What can be done with children in a state, the likeliest first. */
export const stepsFrom: Record<State, readonly Step[]> = {
  awake: ['putToBed'],
  inBed: ['fallAsleep', 'getUp'],
  asleep: ['wakeUp'],
}

/** A child with the sleep that it is in. */
export interface InSleep {
  child: BoardChild
  sleep: Sleep
}

export interface Sleeper extends InSleep {
  /** When the next check is due, milliseconds. */
  due: number
}

export interface Groups {
  /** The most urgent first: overdue before due before soon, then by time. */
  asleep: Sleeper[]
  /** The longest in bed first. */
  inBed: InSleep[]
  /** Here, and not in bed. */
  awake: BoardChild[]
  away: BoardChild[]
}

export function groupsOf({ children }: Pick<Board, 'children'>): Groups {
  const groups: Groups = { asleep: [], inBed: [], awake: [], away: [] }
  for (const child of children) {
    const { sleep } = child
    const due = sleep && nextCheckDue(sleep)
    if (sleep && due) groups.asleep.push({ child, sleep, due: Date.parse(due) })
    else if (sleep) groups.inBed.push({ child, sleep })
    else if (child.can.includes('record')) groups.awake.push(child)
    else groups.away.push(child)
  }
  groups.asleep.sort((a, b) => a.due - b.due)
  groups.inBed.sort((a, b) => Date.parse(a.sleep.occurredAt) - Date.parse(b.sleep.occurredAt))
  return groups
}

/** In which state a child is; undefined for one that is not here. */
export function stateOfChild({ sleep, can }: BoardChild): State | undefined {
  if (sleep) return stateOf(sleep) === 'asleep' ? 'asleep' : 'inBed'
  return can.includes('record') ? 'awake' : undefined
}

export interface Countdown {
  urgency: Urgency
  /** What is left of the interval, 1 to 0. */
  left: number
  /** Whole minutes: still to go, rounded up; over, rounded down. */
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
