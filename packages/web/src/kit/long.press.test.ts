import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pressTimer } from './long.press.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a press of half a second is long', () => {
  const onLong = vi.fn()
  pressTimer(onLong)
  vi.advanceTimersByTime(499)
  expect(onLong).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onLong).toHaveBeenCalledOnce()
})

test('a tap that ends while the page is busy is short', () => {
  const onLong = vi.fn()
  const end = pressTimer(onLong)
  // The page was busy for seconds. The timer that is due runs, and then the end of the tap, which has waited.
  vi.runOnlyPendingTimers()
  end()
  vi.advanceTimersByTime(5000)
  expect(onLong).not.toHaveBeenCalled()
})
