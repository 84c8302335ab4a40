import { expect, it } from 'vitest'
import { allergensIn } from './allergen.words.rules.ts'

it.each([
  ['Nuts', ['peanut', 'treeNuts']],
  ['tree nuts', ['treeNuts']],
  ['Peanut butter', ['peanut']],
  ['Cow’s milk', ['dairy']],
  ['dairy & eggs', ['dairy', 'egg']],
  ['Prawns, mussels', ['crustacean', 'mollusc']],
  ['Shellfish', ['shellfish']],
  ['Gluten (coeliac)', ['gluten']],
  ['Soy milk and oats', ['soy', 'oats']],
  ['Brazil-nuts', ['brazilNut']],
  ['PINE NUTS', ['pineNut']],
  ['radishes, anchovies', ['fish']],
  ['Zinc oxide', ['zinc']],
  ['Lanolin and perfume', ['lanolin', 'fragrance']],
  ['牛奶、鸡蛋', ['dairy', 'egg']],
  ['花生和虾', ['peanut', 'crustacean']],
])('%s means %j', (words, codes) => {
  expect(allergensIn(words)).toEqual(codes)
})

it.each([
  'Kiwifruit',
  'Bee stings',
  'Penicillin',
  'coconut milk',
  'Butternut',
  'eggplant',
  'doughnut',
  '椰奶',
  '',
])('%s means none of them', (words) => {
  expect(allergensIn(words)).toEqual([])
})
