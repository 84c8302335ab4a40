import { choice, date, fields, number, person, repeat, room, text } from '../kernel/fields.ts'
import { weekdayCodes } from './roster.rules.ts'

export const rosterFields = fields({
  /** The Monday of the week. */
  weekOn: date({ required: true }),
  shifts: repeat(
    {
      personId: person({ required: true }),
      day: choice(weekdayCodes, { required: true }),
      from: text(5, { required: true, format: 'time' }),
      until: text(5, { required: true, format: 'time' }),
      breakFrom: text(5, { format: 'time' }),
      breakMinutes: number({ min: 5, max: 120, step: 5, unit: 'min' }),
      roomId: room(),
    },
    { most: 400, required: true },
  ),
})
