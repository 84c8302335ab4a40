import { choices, date, fields, money, number, repeat, text } from '../kernel/fields.ts'
import { qualificationGroups } from '../payParity/payParity.fields.ts'

/** The steps of pay as the centre pays them. */
export const payTableFields = fields({
  /** What it is, and where the figures are from. */
  name: text(120, { required: true }),
  /** In force from this day, until another one is. */
  startsOn: date({ required: true }),
  steps: repeat(
    {
      step: number({ min: 1, max: 99, step: 1 }, { required: true }),
      /** For a year. */
      annualCents: money({ most: 100_000_000 }, { required: true }),
      /** The groups that start here. */
      startsFor: choices(qualificationGroups),
    },
    { required: true, most: 30 },
  ),
})
