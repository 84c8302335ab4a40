import { expect, it } from 'vitest'
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

it('starts the next task after one that fails', async () => {
  const enter = gate({ atOnce: 1, mostWaiting: 1 })
  const failing = enter(async () => Promise.reject(new Error('failed')))
  const next = enter(async () => 'next')
  await expect(failing).rejects.toThrow('failed')
  expect(await next).toBe('next')
})
