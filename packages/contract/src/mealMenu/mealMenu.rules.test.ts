import { describe, expect, it } from 'vitest'
import { isSearchable, menuOn, mondayOf, plannedOn, weekOn } from './mealMenu.rules.ts'

const menu = { startsOn: '2026-03-02', shownFrom: '2026-03-02', weeks: 3, endsOn: null }

describe('the week of a rotation', () => {
  it('starts again after the last', () => {
    const weeks = ['2026-03-02', '2026-03-08', '2026-03-09', '2026-03-16', '2026-03-23'].map((day) =>
      weekOn(menu, day),
    )
    expect(weeks).toEqual([1, 1, 2, 3, 1])
  })
  it('counts the same over the change of daylight saving', () => {
    expect(weekOn(menu, '2026-04-06')).toBe(3)
  })
  it('belongs to a Monday', () => {
    expect(['2026-03-01', '2026-03-02', '2026-03-08'].map(mondayOf)).toEqual([
      '2026-02-23',
      '2026-03-02',
      '2026-03-02',
    ])
  })
})

describe('the menu of a day', () => {
  const winter = { startsOn: '2026-03-16', shownFrom: '2026-03-16', weeks: 1, endsOn: '2026-03-27' }
  it('is the one that started last, until it ends', () => {
    expect(menuOn([winter, menu], '2026-03-15')).toBe(menu)
    expect(menuOn([winter, menu], '2026-03-16')).toBe(winter)
    expect(menuOn([menu, winter], '2026-03-27')).toBe(winter)
    expect(menuOn([menu, winter], '2026-03-28')).toBe(menu)
  })
  it('does not reach back to before it was published', () => {
    const late = { ...winter, shownFrom: '2026-03-18' }
    expect(menuOn([late, menu], '2026-03-17')).toBe(menu)
    expect(menuOn([late, menu], '2026-03-18')).toBe(late)
  })
  it('is none before the first', () => expect(menuOn([winter, menu], '2026-03-01')).toBeUndefined())
})

describe('what a day has', () => {
  const soup = { id: 'soup', week: 1, weekday: 1, since: null, until: '2026-03-23' }
  const stew = { id: 'stew', week: 1, weekday: 1, since: '2026-03-23', until: null }
  const fish = { id: 'fish', week: 2, weekday: 1, since: null, until: null }
  const on = (day: string) => plannedOn([soup, stew, fish], menu, day).map(({ id }) => id)
  it('is what was planned then, although it has changed since', () => {
    expect(on('2026-03-02')).toEqual(['soup'])
    expect(on('2026-03-23')).toEqual(['stew'])
    expect(on('2026-03-09')).toEqual(['fish'])
    expect(on('2026-03-03')).toEqual([])
  })
})

it('searches three months at most, in order', () => {
  expect(isSearchable({ from: '2026-01-01', until: '2026-04-02' })).toBe(true)
  expect(isSearchable({ from: '2026-01-01', until: '2026-04-03' })).toBe(false)
  expect(isSearchable({ from: '2026-01-02', until: '2026-01-01' })).toBe(false)
})
