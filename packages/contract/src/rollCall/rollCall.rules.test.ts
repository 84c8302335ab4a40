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

it('somebody who was collected on the way can be seen again, and the other way round', () => {
  const left = { isSeen: true, hasLeft: true }
  expect(isChange({ isSeen: true, changedAt: early }, { ...left, at: late })).toBe(true)
  expect(isChange({ ...left, changedAt: early }, { isSeen: true, at: late })).toBe(true)
  expect(isChange({ ...left, changedAt: early }, { ...left, at: late })).toBe(false)
  expect(isChange({ isSeen: true, changedAt: late }, { ...left, at: early })).toBe(false)
  const gone: { at: string; hasLeft?: true } = { at: late, hasLeft: true }
  const people = [{ id: 'aroha', marked: { at: early } }]
  expect(withMark(people, ['aroha'], gone)).toEqual([{ id: 'aroha', marked: gone }])
})

it('a kind says whose absence is an alarm', () => {
  const people = (['child', 'staff', 'visitor'] as const).map((kind) => ({ kind, marked: null }))
  expect(missingOf(people, rollCallKinds.excursion).map(({ kind }) => kind)).toEqual(['child'])
  expect(missingOf(people, rollCallKinds.drill)).toHaveLength(3)
})

it('the next list has whoever was seen before, once, and those who are to come as they are now', () => {
  const person = (id: string, kind: 'child' | 'staff', marked: { at: string } | null = null) => ({
    id,
    kind,
    marked,
  })
  const toCome = [person('aroha', 'child'), person('hana', 'staff')]
  const seen = { at: early }
  const earlier = [person('tama', 'child', seen), person('aroha', 'child', seen), person('ben', 'child')]
  const next = withSeen(toCome, [...earlier, ...earlier])
  expect(next.map(({ id }) => id)).toEqual(['aroha', 'tama', 'hana'])
  expect(next[0]).toBe(toCome[0])
})

it('the next list has nobody who was last marked as having left, in whatever order the marks came', () => {
  const person = (id: string, marked: { at: string; hasLeft?: true } | null) => ({
    id,
    kind: 'child' as const,
    marked,
  })
  const toCome = [person('aroha', null), person('ben', null)]
  const earlier = [
    person('aroha', { at: late, hasLeft: true }),
    person('aroha', { at: early }),
    person('ben', { at: late }),
    person('ben', { at: early, hasLeft: true }),
    person('tama', { at: early, hasLeft: true }),
  ]
  for (const stops of [earlier, earlier.toReversed()])
    expect(withSeen(toCome, stops).map(({ id }) => id)).toEqual(['ben'])
})
