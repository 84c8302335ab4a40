// Taps that could not be sent. They keep the time of the tap and wait on the tablet, without PINs: those stay in memory.
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import type { kiosk } from '@daybook/contract/kiosk/kiosk.contract.ts'
import type { Direction } from '@daybook/contract/kiosk/kiosk.rules.ts'
import type { Store } from '../../kit/store.ts'
import { ApiError } from '../../platform/api/api.error.ts'
import type { ClockStamp } from '../../platform/time/server.clock.ts'

export interface Tap {
  /** Of this tap, on this tablet. */
  key: string
  personId: string
  name: string
  direction: Direction
  collector?: string
  pin?: string
  /** When it was tapped. */
  occurredAt: string
  /** Of the clock that it took its time from, where that may be wrong. */
  clock?: ClockStamp
  /** Somebody has to look at it: it was refused, or its PIN is gone. */
  isStuck?: true
}

interface Steps {
  validate(tap: Tap): Promise<{ ticket: string }>
  check(tap: Tap, ticket: string): Promise<Checked>
  /** Tells managers of a tap that was refused. */
  report(tap: Tap): Promise<unknown>
}
type Checked = AnswerOf<typeof kiosk.operations.check>

/** What the server says of a tap that it has already taken. */
const taken = [
  'CHILD_ALREADY_SIGNED_IN',
  'CHILD_NOT_SIGNED_IN',
  'STAFF_ALREADY_SIGNED_IN',
  'STAFF_NOT_SIGNED_IN',
]

/** Somebody else was faster, or the answer of an earlier try was lost. Either way the tap is as the person wants it. */
export const isTaken = (error: unknown): boolean =>
  error instanceof ApiError && error.key !== undefined && taken.includes(error.key)

/** Both steps of one tap. */
export async function sendTap(
  tap: Tap,
  { validate, check }: Pick<Steps, 'validate' | 'check'>,
): Promise<Checked> {
  const { ticket } = await validate(tap)
  return check(tap, ticket)
}

/** Sends the waiting taps in their order, and stops at the first that finds no network. One that the server fails at holds
 *  up only the same person's. Managers are told of a refused one; until they are, it stays on the tablet for somebody to
 *  see. */
export async function sendWaiting(taps: Store<readonly Tap[]>, steps: Steps): Promise<void> {
  const held = new Set<string>()
  for (const tap of taps.get()) {
    if (held.has(tap.personId)) continue
    const outcome = tap.isStuck ? 'stuck' : await outcomeOf(sendTap(tap, steps))
    if (outcome === 'wait') return
    if (outcome === 'failed') {
      held.add(tap.personId)
      continue
    }
    const isOver = outcome === 'done' || (await outcomeOf(steps.report(tap))) === 'done'
    const others = taps.get().filter(({ key }) => key !== tap.key)
    taps.set(isOver ? others : [...others, { ...tap, isStuck: true }])
  }
}

const outcomeOf = (step: Promise<unknown>) => step.then(() => 'done' as const, outcomeOfError)

function outcomeOfError(error: unknown): 'done' | 'wait' | 'failed' | 'stuck' {
  if (!(error instanceof ApiError)) throw error
  if (error.status === 500) return 'failed'
  if (error.isPassing || error.status === 401) return 'wait'
  return isTaken(error) ? 'done' : 'stuck'
}

/** As they are stored: without a PIN. */
export const storedTaps = (taps: readonly Tap[]): Tap[] => taps.map(({ pin: _, ...tap }) => tap)

/** As they are after the tablet was restarted. A teacher would have to enter the PIN again. */
export const restoredTaps = (taps: readonly Tap[]): Tap[] =>
  taps.map((tap) => (tap.collector === undefined ? { ...tap, isStuck: true } : tap))

/** Which way each person went last, by the taps that can still be sent. */
export const lastTaps = (taps: readonly Tap[]): Map<string, Direction> =>
  new Map(taps.filter(({ isStuck }) => !isStuck).map((tap) => [tap.personId, tap.direction]))
