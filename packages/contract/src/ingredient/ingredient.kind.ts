// What dishes are made of, and which allergens it contains. An allergen is said here and nowhere else: dishes, menus and
// what a child must not eat follow from it. The hard rule: what nobody has checked is not taken for safe.
import { foodContents } from '../kernel/allergen.rules.ts'
import { feature, post } from '../kernel/feature.ts'
import { choice, choices, fields, text } from '../kernel/fields.ts'
import { Nothing } from '../kernel/schema.ts'
import { registerOperations } from '../register/register.kind.ts'
import type { RegisterFile } from '../register/register.rules.ts'

const labelStates = ['checked', 'notChecked'] as const

export const ingredientFields = fields({
  name: text(80, { required: true }),
  nameZh: text(80),
  contains: choices(foodContents, { list: true }),
  /** Whether somebody has looked at the label. */
  label: choice(labelStates),
})

export const ingredientRegister = {
  fields: ingredientFields,
  page: '/pages/manage/ingredients',
  read: 'care.read',
  edit: 'menu.edit',
  title: 'name',
  about: ['contains', 'label'],
  screen: { manage: { group: 'planning', icon: 'salad', order: 23 }, can: 'menu.edit' },
  searched: ['name', 'nameZh'],
  order: ['name'],
  unique: [['name']],
  sameBy: ['name'],
} as const satisfies RegisterFile<typeof ingredientFields>

const base = '/api/blade-garden/ingredient'
const at = registerOperations(base, ingredientRegister)
const own = true as const

export const ingredient = feature('ingredient', {
  list: { ...at.list(), own },
  get: { ...at.get(), own },
  submit: { ...at.submit(), own },
  remove: { ...at.remove(['STILL_IN_USE']), own },
  addUsual: post(`${base}/add-usual`, {
    description:
      'Adds the ingredients that kitchens usually have, with their allergens. Those that are there already stay as they are.',
    returns: Nothing,
    own,
  }),
})
