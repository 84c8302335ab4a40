import { expect, it } from 'vitest'
import { isChange, missingOf, rollCallKinds, withMark, withSeen } from './rollCall.rules.ts'

const [early, late] = ['2026-03-10T21:30:00Z', '2026-03-10T21:34:00.000Z']

it('of several devices the newest change counts, in whatever order they arrive', () => {
  const seen = { isSeen: true, at: early }
  expect(isChange({ isSeen: false, changedAt: null }, seen)).toBe(true)
  // Somebody took the mark back later, and the mark itself was sent late.
  expect(isChange({ isSeen: false, changedAt: late }, seen)).toBe(false)
  expect(isChange({ isSeen: true, changedAt: late }, { isSeen: false, at: early })).toBe(false)
  expect(isChange({ isSeen: true, changedAt: early }, { isSeen: false, at: late })).toBe(true)
})

it('seen twice, the first mark stays', () => {
  expect(isChange({ isSeen: true, changedAt: early }, { isSeen: true, at: late })).toBe(false)
  const [first, second] = [{ at: early }, { at: late }]
  const people = [{ id: 'aroha', marked: null }]
  const twice = withMark(withMark(people, ['aroha'], first), ['aroha'], second)
  expect(twice).toEqual([{ id: 'aroha', marked: first }])
  expect(withMark(twice, ['aroha'], null)).toEqual(people)
})

it('a kind says whose absence is an alarm', () => {
  const people = (['child', 'staff', 'visitor'] as const).map((kind) => ({ kind, marked: null }))
  expect(missingOf(people, rollCallKinds.excursion).map(({ kind }) => kind)).toEqual(['child'])
  expect(missingOf(people, rollCallKinds.drill)).toHaveLength(3)
})

it('the next list has whoever was seen before, once, and those who are to come as they are now', () => {
  const person = (id: string, kind: 'child' | 'staff', marked: object | null = null) => ({ id, kind, marked })
  const toCome = [person('aroha', 'child'), person('hana', 'staff')]
  const seen = { at: early }
  const earlier = [person('tama', 'child', seen), person('aroha', 'child', seen), person('ben', 'child')]
  const next = withSeen(toCome, [...earlier, ...earlier])
  expect(next.map(({ id }) => id)).toEqual(['aroha', 'tama', 'hana'])
  expect(next[0]).toBe(toCome[0])
})
