import { expect, it } from 'vitest'
import { conflictWith, isUnknown } from './dish.rules.ts'

const child = { allergies: [], dietAvoids: [], diets: [] }

it('is a conflict by allergy, by diet and by group', () => {
  expect(conflictWith(['wheat', 'dairy'], child)).toBeUndefined()
  expect(conflictWith(['wheat', 'dairy'], { ...child, dietAvoids: ['dairy'] })).toEqual({
    avoids: ['dairy'],
    isAnaphylaxis: false,
  })
  expect(conflictWith(['wheat'], { ...child, dietAvoids: ['gluten'] })?.avoids).toEqual(['wheat'])
  expect(conflictWith(['pork', 'soy'], { ...child, diets: ['halal'] })?.avoids).toEqual(['pork'])
})

it('says when it may be life-threatening', () => {
  const allergies = [
    { severity: 'mild', allergens: ['egg' as const] },
    { severity: 'anaphylaxis', allergens: ['treeNuts' as const] },
  ]
  expect(conflictWith(['egg'], { ...child, allergies })?.isAnaphylaxis).toBe(false)
  expect(conflictWith(['egg', 'cashew'], { ...child, allergies })).toEqual({
    avoids: ['egg', 'cashew'],
    isAnaphylaxis: true,
  })
})

it('is unknown without ingredients, and with one that nobody has checked', () => {
  expect(isUnknown({ hasIngredients: false, unchecked: [] })).toBe(true)
  expect(isUnknown({ hasIngredients: true, unchecked: ['Mystery sauce'] })).toBe(true)
  expect(isUnknown({ hasIngredients: true, unchecked: [] })).toBe(false)
})
