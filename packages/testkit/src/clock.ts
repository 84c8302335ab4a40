import type { Clock } from '@daybook/server/platform/clock.ts'

/** A clock that only moves when a test moves it. */
export interface TestClock extends Clock {
  set(instant: string): void
  /** Moves the clock forward. */
  pass(minutes: number): void
}

export function testClock(start: string): TestClock {
  let now = new Date(start)
  return {
    now: () => new Date(now),
    set: (instant) => {
      now = new Date(instant)
    },
    pass: (minutes) => {
      now = new Date(now.getTime() + minutes * 60_000)
    },
  }
}
