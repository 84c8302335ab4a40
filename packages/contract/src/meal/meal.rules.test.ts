import { describe, expect, it } from 'vitest'
import { contentRefusal } from '../care/care.rules.ts'
import type { ChildCautions } from '../kernel/allergen.rules.ts'
import { mealRules } from './meal.kind.ts'
import { lastServed, mealAt } from './meal.rules.ts'

it.each([
  ['08:59', 'breakfast'],
  ['09:00', 'morningTea'],
  ['11:55', 'lunch'],
  ['14:00', 'afternoonTea'],
  ['17:00', 'lateSnack'],
] as const)('at %s the meal is usually %s', (time, meal) => {
  expect(mealAt(time)).toBe(meal)
})

it('what is served is what the room had last at this meal', () => {
  const entry = (time: string, meal: 'lunch' | 'morningTea', what: string, alternative = false) => ({
    occurredAt: `2026-03-11T${time}:00.000Z`,
    detail: { meal, what, contains: [], alternative },
  })
  const entries = [
    entry('00:10', 'lunch', 'Pasta'),
    entry('00:20', 'lunch', 'Rice', true),
    entry('00:15', 'morningTea', 'Fruit'),
    entry('00:05', 'lunch', 'Soup'),
  ]
  expect(lastServed(entries, 'lunch')?.detail.what).toBe('Pasta')
  expect(lastServed(entries, 'morningTea')?.detail.what).toBe('Fruit')
  expect(lastServed([], 'lunch')).toBeUndefined()
})

describe('what a child must avoid', () => {
  const allergic: ChildCautions = {
    allergies: [{ allergens: ['treeNuts'] }],
    dietAvoids: [],
    diets: ['vegetarian'],
    sunscreenConsent: null,
  }
  const refusal = (over: object, said: object = {}) =>
    contentRefusal(
      mealRules,
      {
        detail: { what: null, contains: ['cashew'], alternative: false, ...over },
        occurredAt: '2026-03-11T00:10:00.000Z',
        ...said,
      },
      allergic,
    )

  it('needs a reason, and then a second person', () => {
    const conflictReason = 'Agreed with the parents'
    expect(refusal({})).toBe('CONFLICT_REASON_REQUIRED')
    expect(refusal({ contains: ['beef'] }, { conflictReason })).toBe('SECOND_PERSON_REQUIRED')
    expect(refusal({}, { checkedBy: 'x' })).toBe('CONFLICT_REASON_REQUIRED')
    expect(refusal({}, { conflictReason, checkedBy: 'x' })).toBeUndefined()
  })

  it('may be in what nobody has described', () => {
    expect(refusal({ contains: [] })).toBe('CONFLICT_REASON_REQUIRED')
    expect(refusal({ contains: [], what: 'Plain rice' })).toBeUndefined()
    expect(refusal({ contains: [], alternative: true })).toBeUndefined()
    const child = { allergies: [], dietAvoids: [], diets: [], sunscreenConsent: null }
    const detail = { what: null, contains: [], alternative: false }
    expect(
      contentRefusal(mealRules, { detail, occurredAt: '2026-03-11T00:10:00.000Z' }, child),
    ).toBeUndefined()
  })

  it('is not in an alternative', () => {
    expect(refusal({ alternative: true })).toBeUndefined()
    expect(refusal({ contains: ['wheat'] })).toBeUndefined()
  })
})
