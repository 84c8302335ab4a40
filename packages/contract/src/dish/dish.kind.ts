// The dishes of a centre's kitchen. A dish names its ingredients; which allergens it contains follows from them and is
// never typed twice. A name that the centre has not used before becomes an ingredient, with the allergens that kitchens
// know it by; any other is marked as not checked.
import { z } from 'zod'
import { feature, get } from '../kernel/feature.ts'
import { choices, fields, longText, repeat, text } from '../kernel/fields.ts'
import { Id } from '../kernel/schema.ts'
import { mealTimes } from '../meal/meal.rules.ts'
import { registerOperations } from '../register/register.kind.ts'
import type { RegisterFile } from '../register/register.rules.ts'
import { mostIngredients } from './dish.rules.ts'
import { Contains, DishCard } from './dish.schema.ts'

export const dishFields = fields({
  name: text(80, { required: true }),
  nameZh: text(80),
  meals: choices(mealTimes),
  ingredients: repeat({ name: text(80, { required: true }) }, { most: mostIngredients }),
  note: longText(1000),
})

export const dishRegister = {
  fields: dishFields,
  page: '/pages/manage/dishes',
  read: 'care.read',
  edit: 'menu.edit',
  title: 'name',
  about: ['nameZh', 'meals'],
  screen: { manage: { group: 'planning', icon: 'soup', order: 22 } },
  searched: ['name', 'nameZh'],
  order: ['name'],
  unique: [['name']],
  sameBy: ['name'],
} as const satisfies RegisterFile<typeof dishFields>

const base = '/api/blade-garden/dish'
const at = registerOperations(base, dishRegister)
const own = true as const

export const dish = feature('dish', {
  list: { ...at.list(), own },
  get: { ...at.get(), own },
  submit: { ...at.submit(), own },
  remove: { ...at.remove(['STILL_IN_USE']), own },
  getContents: get(`${base}/contents`, {
    description: 'Returns what a dish contains: its ingredients, and the allergens that follow from them.',
    query: z.object({ id: Id }),
    returns: DishCard.extend({
      ingredients: z.array(
        z.object({ id: Id, name: z.string(), contains: Contains, isChecked: z.boolean() }),
      ),
    }),
    offline: 'cache',
    own,
  }),
})
