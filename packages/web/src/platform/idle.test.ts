// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest'

vi.useFakeTimers()
vi.stubGlobal('document', { documentElement: { dataset: {} as DOMStringMap } })
const { begin, whileUnderWay } = await import('./idle.ts')
const isIdle = () => document.documentElement.dataset.idle !== undefined

afterEach(() => vi.runAllTimers())

it('is idle 50 ms after the last of several tasks ends', () => {
  const [one, other] = [begin(), begin()]
  one()
  vi.advanceTimersByTime(1000)
  expect(isIdle()).toBe(false)
  other()
  vi.advanceTimersByTime(49)
  expect(isIdle()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(isIdle()).toBe(true)
})

it('is busy as soon as a task begins, also within the 50 ms', () => {
  begin()()
  vi.advanceTimersByTime(50)
  const end = begin()
  expect(isIdle()).toBe(false)
  end()
  vi.advanceTimersByTime(30)
  const again = begin()
  vi.advanceTimersByTime(1000)
  expect(isIdle()).toBe(false)
  again()
})

it('counts the end of a task only once', () => {
  const [one, other] = [begin(), begin()]
  one()
  one()
  vi.advanceTimersByTime(1000)
  expect(isIdle()).toBe(false)
  other()
})

it('is idle again after a task fails', async () => {
  await expect(whileUnderWay(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  vi.advanceTimersByTime(50)
  expect(isIdle()).toBe(true)
})
