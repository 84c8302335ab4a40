import { expect, it } from 'vitest'
import { idleTimer } from './idle.timer.ts'

function handTimers() {
  const due = new Map<number, { at: number; run: () => void }>()
  let now = 0
  let next = 0
  return {
    set(run: () => void, after: number) {
      due.set(++next, { at: now + after, run })
      return next
    },
    clear: (timer: number) => void due.delete(timer),
    pass(time: number) {
      now += time
      for (const [id, { at, run }] of due) if (at <= now && due.delete(id)) run()
    },
  }
}

it('calls back once, that long after the last touch', () => {
  const timers = handTimers()
  let calls = 0
  const idle = idleTimer(30_000, () => calls++, timers)
  idle.touch()
  timers.pass(29_999)
  idle.touch()
  timers.pass(29_999)
  expect(calls).toBe(0)
  timers.pass(1)
  timers.pass(60_000)
  expect(calls).toBe(1)
})

it('stays quiet once it is stopped', () => {
  const timers = handTimers()
  let calls = 0
  const idle = idleTimer(30_000, () => calls++, timers)
  idle.touch()
  idle.stop()
  timers.pass(60_000)
  expect(calls).toBe(0)
})
