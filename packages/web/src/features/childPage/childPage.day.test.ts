import { expect, test } from 'vitest'
import type { Moment } from './childPage.data.ts'
import { sumOf } from './childPage.day.ts'

const now = '2026-11-17T22:00:00.000Z'
const care = (kind: string, detail: object, voided: object | null = null) =>
  // Only the fields that this test reads.
  ({ type: 'care', entry: { kind, detail, voided } }) as unknown as Moment

test('leaves out voided entries, and counts an open sleep up to now', () => {
  const moments = [
    care('nappyChange', { contents: 'wet' }),
    care('nappyChange', { contents: 'dry' }, { reason: 'twice' }),
    care('bottleFeed', { taken: 120 }),
    care('bottleFeed', { taken: 30 }),
    care('bottleFeed', { taken: null }),
    care('sleep', { asleepAt: '2026-11-17T20:00:00.000Z', upAt: '2026-11-17T20:45:00.000Z' }),
    care('sleep', { asleepAt: '2026-11-17T21:50:00.000Z', upAt: null }),
    care('sleep', { asleepAt: null, upAt: now }),
    care('dayNote', {}),
    care('meal', { eaten: 'most' }),
    care('meal', { eaten: 'some' }),
  ]
  expect(sumOf(moments, now)).toEqual({
    nappies: 1,
    milk: 150,
    bottles: 3,
    meals: 2,
    mealsEaten: 1,
    asleep: 55,
  })
})
