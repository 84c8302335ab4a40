import type { Clock } from '@daybook/server/platform/clock.ts'

/** A clock that stands still until a test moves it. */
export interface TestClock extends Clock {
  set(instant: string): void
  /** Moves on by so many minutes. */
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
