import { date, fields, text } from '../kernel/fields.ts'

export const termFields = fields({
  name: text(60, { required: true }),
  startsOn: date({ required: true }),
  /** The last day. */
  endsOn: date({ required: true }),
})
