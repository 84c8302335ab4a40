// Temperatures of fridges, freezers and food, as a food control plan asks for them. All staff record them. The hard rule:
// what is outside the limits of the country says what was done about it.
import { feature } from '../kernel/feature.ts'
import { choice, fields, instant, longText, number, person, text } from '../kernel/fields.ts'
import { registerOperations } from '../register/register.kind.ts'
import type { RegisterFile } from '../register/register.rules.ts'
import { temperatureKinds } from './foodTemperature.rules.ts'

export const foodTemperatureFields = fields({
  what: choice(temperatureKinds, { required: true }),
  /** The fridge, or the food. */
  name: text(80, { required: true }),
  at: instant({ required: true, notAfterNow: true, initial: 'now' }),
  /** When food that cools was last hot. */
  since: instant({ when: { what: 'cooling' }, requiredWhen: { what: 'cooling' }, notAfterNow: true }),
  celsius: number({ min: -40, max: 150, step: 0.1, unit: '°C' }, { required: true }),
  byId: person({ required: true, initial: 'me' }),
  action: longText(500),
})

export const foodTemperatureRegister = {
  fields: foodTemperatureFields,
  page: '/pages/manage/food-temperatures',
  read: 'check.read',
  edit: 'check.record',
  title: 'name',
  about: ['what', 'celsius', 'at'],
  screen: {
    manage: { group: 'records', icon: 'thermometer', order: 15 },
    menu: { group: 'safety', icon: 'thermometer', order: 9 },
  },
  searched: ['name'],
  order: ['at'],
  descending: ['at'],
  unique: [],
  problems: ({ at, since }) =>
    since !== null && Date.parse(since) > Date.parse(at) ? { since: 'ENDS_BEFORE_START' } : {},
} as const satisfies RegisterFile<typeof foodTemperatureFields>

const at = registerOperations('/api/blade-garden/food-temperature', foodTemperatureRegister)
const own = true as const

export const foodTemperature = feature('foodTemperature', {
  list: { ...at.list(), own },
  get: { ...at.get(), own },
  submit: { ...at.submit(), own },
  remove: { ...at.remove(), own },
})
