import { choice, date, fields, longText, number, text } from '../kernel/fields.ts'

export const foodPlaces = ['fridge', 'freezer', 'pantry', 'other'] as const

/** Food that a centre keeps (domain: registers). */
export const foodFields = fields({
  name: text(80, { required: true }),
  batch: text(40),
  amount: text(40),
  openedOn: date({ notAfterToday: true }),
  bestBefore: date({ required: true }),
  keptIn: choice(foodPlaces, { required: true }),
  temperature: number({ min: -40, max: 60, step: 0.5, unit: '°C' }),
  note: longText(500),
})
