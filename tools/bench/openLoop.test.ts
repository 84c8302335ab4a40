import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openLoop } from './openLoop.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const meter = () => ({ node: performance.now(), postgres: 0, bench: 0, others: 0 })
const evenly = (perSecond: number, seconds: number) =>
  Array.from({ length: perSecond * seconds }, (_, turn) => (turn * 1000) / perSecond)
const after = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))

async function run(once: (turn: number) => Promise<void>, { perSecond = 100, warmUp = 1, seconds = 2 } = {}) {
  const times = evenly(perSecond, warmUp + seconds)
  const running = openLoop({ times, warmUp, seconds }, meter, once)
  await vi.runAllTimersAsync()
  return running
}

it('sends at its rate and leaves the warm-up out', async () => {
  const { due, answered, took, unanswered, cpu } = await run(() => after(20))
  expect({ due, unanswered, cpu: cpu.node }).toEqual({ due: 200, unanswered: 0, cpu: 2000 })
  expect(Math.abs(answered - 200)).toBeLessThan(5)
  expect(took).toHaveLength(200)
  expect(Math.max(...took)).toBeLessThan(25)
})

it('counts the time from when a request was due, not from when it found a connection', async () => {
  // For two seconds nothing is answered, and of 800 requests only 256 have a connection.
  const opened = after(2000)
  const once = () => opened
  const { took, due, answered } = await run(once, { perSecond: 400, warmUp: 1, seconds: 1 })
  expect({ due, answered }).toEqual({ due: 400, answered: 0 })
  expect(took).toHaveLength(400)
  expect(Math.max(...took)).toBeGreaterThan(990)
})

it('does not send the next later because one takes long', async () => {
  const sent: number[] = []
  const began = performance.now()
  await run((turn) => {
    sent[turn] = performance.now() - began
    return turn === 0 ? after(1500) : after(1)
  })
  expect(sent.slice(0, 5).map(Math.round)).toEqual([0, 10, 20, 30, 40])
})

it('says what failed and what was never answered', async () => {
  const { failures, unanswered, took, due, answered } = await run((turn) =>
    turn % 2 === 0 ? Promise.reject(new Error('503')) : after(60_000),
  )
  expect({ due, answered, failed: failures.length, unanswered }).toEqual({
    due: 200,
    answered: 0,
    failed: 100,
    unanswered: 100,
  })
  expect(Math.max(...took)).toBeGreaterThanOrEqual(3900)
})
