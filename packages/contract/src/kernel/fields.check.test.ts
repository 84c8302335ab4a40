import { expect, it } from 'vitest'
import { problemsIn, stored } from './fields.check.ts'
import { choice, date, dateRange, fields, group, number, person, repeat, text, yesNo } from './fields.ts'

const moment = { now: '2026-11-17T21:42:00.000Z', today: '2026-11-18' }
const some = fields({
  place: choice(['indoors', 'other'], { required: true }),
  where: text(5, { required: true, when: { place: 'other' } }),
  temperature: number({ min: 30, max: 45, step: 0.1 }),
  isTold: yesNo({ required: true }),
  told: group({ how: text(10, { required: true }) }, { when: { isTold: true } }),
  given: repeat({ what: text(10, { required: true }) }, { most: 2 }),
  dates: dateRange(),
})
const wrong = (values: object) => problemsIn(some, { place: 'indoors', isTold: false, ...values }, moment)

it('asks for a field only while it is shown', () => {
  expect(wrong({ isTold: null })).toEqual({ isTold: 'REQUIRED' })
  expect(wrong({ where: null })).toEqual({})
  expect(wrong({ place: 'other', where: '  ' })).toEqual({ where: 'REQUIRED' })
  expect(wrong({ isTold: true, told: { how: '' } })).toEqual({ 'told.how': 'REQUIRED' })
})

it('finds what is too long, too large, too many or too fine', () => {
  expect(wrong({ place: 'other', where: 'garden' })).toEqual({ where: 'TOO_LONG' })
  expect(wrong({ temperature: 73 })).toEqual({ temperature: 'TOO_LARGE' })
  expect(wrong({ temperature: 38.25 })).toEqual({ temperature: 'INVALID_FORMAT' })
  expect(wrong({ temperature: 38.2 })).toEqual({})
  const many = [{ what: 'ice' }, { what: '' }, { what: 'ice' }]
  expect(wrong({ given: many })).toEqual({ given: 'TOO_MANY', 'given.1.what': 'REQUIRED' })
})

it('takes half a day as the least', () => {
  const range = { from: '2026-05-11', until: '2026-05-11', startsAtNoon: true, endsAtNoon: false }
  expect(wrong({ dates: range })).toEqual({})
  expect(wrong({ dates: { ...range, endsAtNoon: true } })).toEqual({ dates: 'ENDS_BEFORE_START' })
  expect(wrong({ dates: { ...range, until: '2026-05-10' } })).toEqual({ dates: 'ENDS_BEFORE_START' })
})

it('says when a year was typed wrong', () => {
  const range = { from: '0026-05-11', until: '2026-05-11', startsAtNoon: false, endsAtNoon: false }
  expect(wrong({ dates: range })).toEqual({ dates: 'DATE_OUT_OF_RANGE' })
  const day = fields({ day: date() })
  expect(problemsIn(day, { day: '2200-01-01' }, moment)).toEqual({ day: 'DATE_OUT_OF_RANGE' })
  expect(problemsIn(day, { day: '1900-01-01' }, moment)).toEqual({})
})

it('stores nothing that is hidden or empty, and texts trimmed', () => {
  const values = { place: 'indoors', where: 'shed', isTold: true, told: { how: ' phone ' }, given: [] }
  expect(stored(some, values)).toEqual({
    place: 'indoors',
    where: null,
    temperature: null,
    isTold: true,
    told: { how: 'phone' },
    given: null,
    dates: null,
  })
})

it('asks for somebody other than whoever fills it in, where it says so', () => {
  const checker = fields({ by: person(), checkedBy: person({ other: true }) })
  const mine = { by: 'me', checkedBy: 'me' }
  expect(problemsIn(checker, mine, { ...moment, personId: 'me' })).toEqual({ checkedBy: 'SAME_PERSON' })
  expect(problemsIn(checker, mine, { ...moment, personId: 'other' })).toEqual({})
})
