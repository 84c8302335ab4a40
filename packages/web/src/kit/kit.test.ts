// The rules of the kit that need no page.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ageParts } from './age.ts'
import { nextInGrid } from './grid.keys.ts'
import { initialsOf, toneOf } from './initials.ts'
import { throttle } from './timing.ts'
import { dismissToasts, holdToast, resumeToast, showToast, toasts } from './toast.ts'

test('age in months under three years, then in years', () => {
  expect([0, 35, 36, 59].map(ageParts)).toEqual([
    { unit: 'months', count: 0 },
    { unit: 'months', count: 35 },
    { unit: 'years', count: 3 },
    { unit: 'years', count: 4 },
  ])
})

describe('initials', () => {
  test.each([
    ['Aroha', 'Tāwhiri', 'AT'],
    ['āria', '', 'Ā'],
    ['小明', '王', '小明'],
    ['欧阳修', '', '阳修'],
    ['', '', ''],
  ])('%s %s', (first, family, initials) => {
    expect(initialsOf(first, family)).toBe(initials)
  })

  test('a name always has the same tone', () => {
    expect(toneOf('Aroha')).toBe(toneOf('Aroha'))
    expect(
      new Set(['Aroha', 'Tama', 'Mei', 'Sofia', 'Noah', 'Ana', 'Leo', 'Ivy'].map(toneOf)).size,
    ).toBeGreaterThan(2)
  })
})

test('arrows in a grid of three columns', () => {
  const tiles = Array.from({ length: 8 }, (_, i) => ({
    offsetTop: Math.floor(i / 3) * 100,
    offsetLeft: (i % 3) * 100,
  }))
  const from = (index: number, key: string) => {
    const next = nextInGrid(key, tiles, tiles[index])
    return next && tiles.indexOf(next)
  }
  expect([from(4, 'ArrowRight'), from(4, 'ArrowLeft'), from(4, 'ArrowDown'), from(4, 'ArrowUp')]).toEqual([
    5, 3, 7, 1,
  ])
  expect([from(4, 'Home'), from(4, 'End')]).toEqual([0, 7])
  expect([from(0, 'ArrowLeft'), from(0, 'ArrowUp'), from(7, 'ArrowDown'), from(4, 'a')]).toEqual(
    Array(4).fill(undefined),
  )
})

test('a throttled call lets one through in its time', () => {
  let now = 0
  const run = vi.fn()
  const press = throttle(run, 500, () => now)
  for (const time of [0, 100, 499, 500, 900, 1000]) {
    now = time
    press(time)
  }
  expect(run.mock.calls.flat()).toEqual([0, 500, 1000])
})

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    dismissToasts()
    vi.useRealTimers()
  })
  const shown = () => toasts.get().map(({ words }) => words)

  test('stay 1500 ms, an error 5 s, with an undo 10 s', () => {
    showToast('recorded', { undo: () => undefined })
    showToast('no network', { isError: true })
    showToast('saved')
    vi.advanceTimersByTime(1499)
    expect(shown()).toEqual(['recorded', 'no network', 'saved'])
    vi.advanceTimersByTime(1)
    expect(shown()).toEqual(['recorded', 'no network'])
    vi.advanceTimersByTime(3500)
    expect(shown()).toEqual(['recorded'])
    vi.advanceTimersByTime(5000)
    expect(shown()).toEqual([])
  })

  test('the same words are kept once, and no more than three', () => {
    showToast('no network')
    showToast('no network')
    expect(shown()).toEqual(['no network'])
    for (const words of ['a', 'b', 'c']) showToast(words)
    expect(shown()).toEqual(['a', 'b', 'c'])
  })

  test('all go when another user signs in, also one with an undo', () => {
    showToast('recorded', { undo: () => undefined })
    showToast('saved')
    dismissToasts()
    expect(shown()).toEqual([])
  })

  test('one that is pointed at stays', () => {
    showToast('recorded', { undo: () => undefined })
    const [toast] = toasts.get()
    if (!toast) throw new Error('no toast')
    holdToast(toast.id)
    vi.advanceTimersByTime(60_000)
    expect(shown()).toEqual(['recorded'])
    resumeToast(toast)
    vi.advanceTimersByTime(10_000)
    expect(shown()).toEqual([])
  })
})
