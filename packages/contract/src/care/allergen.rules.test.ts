import { describe, expect, it } from 'vitest'
import { bottleFeedRules, milks } from '../bottleFeed/bottleFeed.kind.ts'
import { allergens, type ChildCautions, conflictsOf } from '../kernel/allergen.rules.ts'
import { nappyChangeRules } from '../nappyChange/nappyChange.kind.ts'
import { toiletVisitRules } from '../toiletVisit/toiletVisit.kind.ts'
import { contentRefusal, type KindRules } from './care.rules.ts'

const child = (over: Partial<ChildCautions> = {}): ChildCautions => ({
  allergies: [],
  dietAvoids: [],
  sunscreenConsent: 'centreCream',
  ...over,
})
const allergicTo = (...named: ChildCautions['dietAvoids']) => child({ allergies: [{ allergens: named }] })
const bottle = (milk: (typeof milks)[number]) => ({ milk, offered: 180, taken: 180 })

describe('conflicts', () => {
  it('are the allergens in an entry that the child must avoid, by allergy or diet', () => {
    const withMilk = (who: ChildCautions) =>
      milks.filter((milk) => conflictsOf(bottleFeedRules, bottle(milk), who).length > 0)
    expect(withMilk(allergicTo('dairy'))).toEqual(['formula', 'cowsMilk'])
    expect(withMilk(child({ dietAvoids: ['soy'] }))).toEqual(['other'])
    expect(withMilk(allergicTo('lanolin', 'zinc'))).toEqual([])
    expect(withMilk(allergicTo())).toEqual([])
  })

  it('of a nappy change depend only on the cream', () => {
    const who = allergicTo('lanolin')
    expect(conflictsOf(nappyChangeRules, { creamUsed: true }, who)).toEqual(['lanolin'])
    expect(conflictsOf(nappyChangeRules, { creamUsed: false }, who)).toEqual([])
  })

  it('do not exist when nothing is fed or applied', () => {
    const toilet: KindRules<{ outcome: 'wee' }> = toiletVisitRules
    expect(conflictsOf(toilet, { outcome: 'wee' }, allergicTo(...allergens))).toEqual([])
  })
})

it('a conflicting claim needs a reason, and the reason does not override the kind’s own rules', () => {
  const who = allergicTo('dairy')
  const claim = { occurredAt: '2026-03-10T21:30:00.000Z' }
  const say = (over: object, conflictReason?: string) =>
    contentRefusal(
      bottleFeedRules,
      { ...claim, detail: { ...bottle('formula'), ...over }, conflictReason },
      who,
    )
  expect(say({})).toBe('CONFLICT_REASON_REQUIRED')
  expect(say({}, 'Lactose free')).toBeUndefined()
  expect(say({ offered: 5000 }, 'Lactose free')).toBe('AMOUNT_TOO_LARGE')
  expect(say({ taken: 190 })).toBe('AMOUNT_TAKEN_ABOVE_OFFERED')
})
