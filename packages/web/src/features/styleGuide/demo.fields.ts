// A field of each kind that needs no data of a centre, for the form and the page of the style guide.
import {
  bodyParts,
  choice,
  choices,
  date,
  dateRange,
  fields,
  flag,
  instant,
  longText,
  money,
  number,
  rating,
  repeat,
  signature,
  text,
  yesNo,
} from '@daybook/contract/kernel/fields.ts'
import { createStore } from '../../kit/store.ts'

const sizes = ['small', 'middle', 'large'] as const

export const demoFields = fields({
  name: text(60, { required: true }),
  email: text(120, { format: 'email' }),
  remark: longText(500),
  size: choice(sizes, { required: true }),
  colours: choices(['red', 'green', 'blue']),
  wantsMore: yesNo(),
  more: text(60, { required: true, when: { wantsMore: true } }),
  isPinned: flag(),
  weight: number({ min: 0, max: 40, step: 0.1, unit: 'kg' }),
  price: money({ most: 1_000_00 }),
  risk: rating(),
  day: date(),
  away: dateRange(),
  at: instant({ notAfterNow: true }),
  places: bodyParts(),
  signature: signature(),
  steps: repeat({ what: text(60, { required: true }) }, { most: 3 }),
})

/** What was filled in last, until the page is closed. */
export const filledIn = createStore<Record<string, unknown> | undefined>(undefined)
