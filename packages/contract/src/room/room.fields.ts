import { fields, number, text } from '../kernel/fields.ts'

/** A room of the centre, with the ages and the number of children that it is licensed for. */
export const roomFields = fields({
  name: text(60, { required: true }),
  code: text(40, { required: true, format: 'code' }),
  fromMonths: number({ min: 0, max: 240, step: 1 }, { required: true }),
  untilMonths: number({ min: 1, max: 240, step: 1 }, { required: true }),
  capacity: number({ min: 1, max: 200, step: 1 }, { required: true }),
  sort: number({ min: 0, max: 9999, step: 1 }),
})
