import { expect, it, vi } from 'vitest'
import { gate } from './gate.ts'

/** A task that ends when the test ends it. */
function task() {
  const { promise, resolve } = Promise.withResolvers<string>()
  let isStarted = false
  const run = () => {
    isStarted = true
    return promise
  }
  return { run, finish: resolve, isStarted: () => isStarted }
}

it('runs tasks up to its limit, queues the next and refuses the one after', async () => {
  const enter = gate({ atOnce: 1, mostWaiting: 1 })
  const [first, second] = [task(), task()]
  const running = enter(first.run)
  const waiting = enter(second.run)
  await expect(enter(async () => 'third')).rejects.toMatchObject({ key: 'UNAVAILABLE' })
  expect([first.isStarted(), second.isStarted()]).toEqual([true, false])
  first.finish('first')
  expect(await running).toBe('first')
  second.finish('second')
  expect(await waiting).toBe('second')
  expect(await enter(async () => 'fourth')).toBe('fourth')
})

it('refuses a task that has waited for too long, and goes on with the next', async () => {
  vi.useFakeTimers()
  try {
    const enter = gate({ atOnce: 1, longestWait: 1000 })
    const first = task()
    const running = enter(first.run)
    const late = expect(enter(async () => 'late')).rejects.toMatchObject({ key: 'UNAVAILABLE' })
    await vi.advanceTimersByTimeAsync(600)
    const next = enter(async () => 'next')
    await vi.advanceTimersByTimeAsync(400)
    await late
    first.finish('first')
    expect(await running).toBe('first')
    expect(await next).toBe('next')
  } finally {
    vi.useRealTimers()
  }
})

it('starts the next task after one that fails', async () => {
  const enter = gate({ atOnce: 1, mostWaiting: 1 })
  const failing = enter(async () => Promise.reject(new Error('failed')))
  const next = enter(async () => 'next')
  await expect(failing).rejects.toThrow('failed')
  expect(await next).toBe('next')
})
