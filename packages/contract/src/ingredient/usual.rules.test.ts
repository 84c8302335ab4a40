import { describe, expect, it } from 'vitest'
import { contentsOf, foodContents } from '../kernel/allergen.rules.ts'
import { folded } from '../register/import.fold.rules.ts'
import { guessedIn, namesIn, usualIngredients, usualNamed } from './usual.rules.ts'

describe('the usual ingredients', () => {
  it('are known by their names in both languages, whatever the case and the spaces', () => {
    expect(usualNamed(' soy  SAUCE ')?.contains).toEqual(['soy', 'wheat'])
    expect(usualNamed('酱油')?.name).toBe('Soy sauce')
    expect(usualNamed('Eggs')?.name).toBe('Egg')
    expect(usualNamed('Kumara')?.name).toBe('Kūmara')
    expect(usualNamed('dragon fruit')).toBeUndefined()
  })
  it('have no name twice', () => {
    const names = usualIngredients.flatMap(({ name, nameZh, also }) => [name, nameZh, ...also].map(folded))
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
  })
  it('contain only what is known', () => {
    expect(
      usualIngredients.flatMap(({ contains }) => contains).every((one) => foodContents.includes(one)),
    ).toBe(true)
  })
})

describe('what a dish contains', () => {
  it('is the sum of its ingredients', () => {
    expect(contentsOf([['wheat'], ['dairy'], ['soy', 'wheat'], []])).toEqual(['wheat', 'dairy', 'soy'])
  })
  it('is certified only where all of its meat is', () => {
    expect(contentsOf([['poultry', 'halalMeat'], ['dairy']])).toEqual(['poultry', 'halalMeat', 'dairy'])
    expect(contentsOf([['poultry', 'halalMeat'], ['beef']])).toEqual(['poultry', 'beef'])
  })
})

it('guesses what an unknown name lets expect', () => {
  expect(guessedIn('Almond croissant')).toEqual(['almond'])
  expect(guessedIn('Dragon fruit')).toEqual([])
})

it('reads the names in a cell, each once', () => {
  expect(namesIn(['Flour, butter;  milk、鸡蛋', '- Milk.', ' '])).toEqual(['Flour', 'butter', 'Milk', '鸡蛋'])
})
