import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { figuresOn } from '../rule/rule.rules.ts'
import { type Bottle, bottleMilks, goodUntil, whyNotStep } from './bottle.rules.ts'

const hours = figuresOn('bottle', { country: 'NZ', region: null, day: '2026-11-18' })
const made = '2026-11-18T08:00:00.000Z'
const at = (time: string) => Date.parse(`2026-11-18T${time}:00.000Z`)
const bottle = (over: Partial<Bottle> = {}): Bottle => ({
  childId: 'mia',
  milk: 'formula',
  keptIn: 'fridge',
  madeAt: made,
  warmedAt: null,
  endedAt: null,
  ...over,
})
const give = (over: Partial<Bottle>, when: string, childId = 'mia') =>
  whyNotStep(bottle(over), { step: 'given', childId, at: at(when) }, hours)

describe('until when milk may be given', () => {
  it.each([
    ['formula of the fridge', {}, '2026-11-19T08:00:00.000Z'],
    ['formula that stood outside', { keptIn: 'outside' }, '2026-11-18T10:00:00.000Z'],
    ['breast milk of the fridge', { milk: 'breastMilk' }, '2026-11-20T08:00:00.000Z'],
    ['once it was warmed', { warmedAt: '2026-11-18T09:00:00.000Z' }, '2026-11-18T10:00:00.000Z'],
    [
      'old before the warmth makes it so',
      { keptIn: 'outside', warmedAt: '2026-11-18T09:30:00.000Z' },
      '2026-11-18T10:00:00.000Z',
    ],
  ] as const)('%s', (_, over, until) => {
    expect(new Date(goodUntil(bottle(over), hours)).toISOString()).toBe(until)
  })

  it('is never longer after warming, and longest in the fridge', () => {
    const minutes = fc.integer({ min: 0, max: 100_000 })
    fc.assert(
      fc.property(fc.constantFrom(...bottleMilks), minutes, (milk, after) => {
        const warmedAt = new Date(Date.parse(made) + after * 60_000).toISOString()
        const cold = goodUntil(bottle({ milk }), hours)
        expect(goodUntil(bottle({ milk, warmedAt }), hours)).toBeLessThanOrEqual(cold)
        expect(goodUntil(bottle({ milk, keptIn: 'outside' }), hours)).toBeLessThanOrEqual(cold)
      }),
    )
  })
})

it('stops the wrong child before anything else, and what is too old from its first minute', () => {
  expect(give({}, '09:00')).toBeUndefined()
  expect(give({ endedAt: made }, '09:00', 'tom')).toBe('BOTTLE_OF_OTHER_CHILD')
  expect(give({ endedAt: made }, '09:00')).toBe('BOTTLE_ENDED')
  expect(give({ keptIn: 'outside' }, '09:59')).toBeUndefined()
  expect(give({ keptIn: 'outside' }, '10:00')).toBe('BOTTLE_TOO_OLD')
})

it('lets milk be warmed once, and thrown away at any age', () => {
  const step = (over: Partial<Bottle>, step: 'warmed' | 'thrownAway') =>
    whyNotStep(bottle(over), { step, childId: null, at: at('11:00') }, hours)
  expect(step({}, 'warmed')).toBeUndefined()
  expect(step({ warmedAt: '2026-11-18T10:30:00.000Z' }, 'warmed')).toBe('BOTTLE_WARMED')
  expect(step({ keptIn: 'outside' }, 'warmed')).toBe('BOTTLE_TOO_OLD')
  expect(step({ keptIn: 'outside' }, 'thrownAway')).toBeUndefined()
  expect(step({ endedAt: made }, 'thrownAway')).toBe('BOTTLE_ENDED')
})
