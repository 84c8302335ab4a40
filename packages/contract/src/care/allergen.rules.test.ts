import { describe, expect, it } from 'vitest'
import { bottleFeedRules, milks } from '../bottleFeed/bottleFeed.kind.ts'
import {
  allergenLists,
  allergens,
  avoidedOf,
  type ChildCautions,
  conflictsOf,
  foodAllergens,
} from '../kernel/allergen.rules.ts'
import { nappyChangeRules } from '../nappyChange/nappyChange.kind.ts'
import { toiletVisitRules } from '../toiletVisit/toiletVisit.kind.ts'
import { contentRefusal, type KindRules } from './care.rules.ts'

const child = (over: Partial<ChildCautions> = {}): ChildCautions => ({
  allergies: [],
  dietAvoids: [],
  diets: [],
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

describe('allergens', () => {
  it('are those of both lists', () => {
    const on = (list: 'peal' | 'eu') =>
      foodAllergens.filter((one) => (allergenLists[one] as readonly string[]).includes(list))
    expect(on('peal')).toHaveLength(23)
    expect(foodAllergens.filter((one) => !on('peal').includes(one))).toEqual(['celery', 'mustard'])
    expect(foodAllergens.filter((one) => !on('eu').includes(one))).toEqual(['pineNut'])
  })

  it('of a group conflict with a child who must avoid the group', () => {
    expect(avoidedOf(['cashew', 'peanut', 'wheat'], allergicTo('treeNuts'))).toEqual(['cashew'])
    expect(avoidedOf(['rye', 'soy'], child({ dietAvoids: ['gluten'] }))).toEqual(['rye'])
    expect(avoidedOf(['mollusc', 'fish'], allergicTo('shellfish'))).toEqual(['mollusc'])
  })
})

describe('a diet', () => {
  it('avoids what its rule says', () => {
    expect(avoidedOf(['fish', 'egg', 'beef'], child({ diets: ['vegetarian'] }))).toEqual(['fish', 'beef'])
    expect(avoidedOf(['egg', 'honey', 'wheat'], child({ diets: ['vegan'] }))).toEqual(['egg', 'honey'])
    expect(avoidedOf(['pork', 'beef'], child({ diets: ['noBeef'] }))).toEqual(['beef'])
  })

  it('of religion allows meat that is certified, and still no pork', () => {
    const halal = child({ diets: ['halal'] })
    expect(avoidedOf(['beef', 'dairy'], halal)).toEqual(['beef'])
    expect(avoidedOf(['beef', 'halalMeat'], halal)).toEqual([])
    expect(avoidedOf(['pork', 'halalMeat'], halal)).toEqual(['pork'])
    expect(avoidedOf(['beef', 'kosherMeat'], halal)).toEqual(['beef'])
  })
})
