import { expect, test } from 'vitest'
import { emptyRange, withFrom, withNoon, withUntil } from './range.ts'

const monday = '2026-03-09'
const friday = '2026-03-13'
const oneDay = withFrom(emptyRange, monday)

test('the last day follows the first until it is chosen', () => {
  expect(oneDay).toEqual({ from: monday, until: monday, startsAtNoon: false, endsAtNoon: false })
  expect(withFrom(oneDay, friday)).toMatchObject({ from: friday, until: friday })
  expect(withFrom(withUntil(oneDay, friday), '2026-03-10')).toMatchObject({ until: friday })
  expect(withFrom(withUntil(oneDay, friday), '2026-03-20')).toMatchObject({ until: '2026-03-20' })
})

test('one day is its morning or its afternoon, several days may have both', () => {
  const morning = withNoon(oneDay, 'endsAtNoon', true)
  expect(morning).toMatchObject({ startsAtNoon: false, endsAtNoon: true })
  expect(withNoon(morning, 'startsAtNoon', true)).toMatchObject({ startsAtNoon: true, endsAtNoon: false })
  const week = withNoon(withNoon(withUntil(oneDay, friday), 'startsAtNoon', true), 'endsAtNoon', true)
  expect(week).toMatchObject({ startsAtNoon: true, endsAtNoon: true })
  expect(withUntil(week, monday)).toMatchObject({ startsAtNoon: true, endsAtNoon: false })
})
