import { countries } from '@daybook/contract/centre/centre.rules.ts'
import { expect, test } from 'vitest'
import { inLanguage, publicHolidays, regionsOf } from './centre.holidays.ts'
import { chineseHoliday } from './centre.holidays.zh.ts'

test('every public holiday of the countries has a Chinese name', async () => {
  const places = await Promise.all(
    countries.map(async (country) => [
      { country, region: null },
      ...(await regionsOf(country)).map(({ code: region }) => ({ country, region })),
    ]),
  )
  const years = await Promise.all(
    places.flat().map((place) => publicHolidays(place, '2025-01-01', '2029-12-31')),
  )
  const names = new Set(years.flat().map(({ name }) => name))
  expect(names.size).toBeGreaterThan(80)
  expect([...names].filter((name) => chineseHoliday(name) === undefined)).toEqual([])
})

test('a day that is observed instead says so, and an unknown one keeps its name', () => {
  const named = (name: string) => inLanguage([{ day: '2026-02-06', name }], { language: 'zh-CN' })[0]?.name
  expect(named('Waitangi Day')).toBe('怀唐伊日')
  expect(named('ANZAC Day (substitute day)')).toBe('澳新军团日（补休）')
  expect(named('The day following Good Friday')).toBe('耶稣受难日翌日')
  expect(named('Day of the Kiwi')).toBe('Day of the Kiwi')
})

test.each([
  ['AU', 'QLD', '2026-12-24', '2026-12-25'],
  ['AU', 'SA', '2026-12-31', '2027-01-01'],
  ['CN', null, '2027-03-08', '2027-01-01'],
])(
  'a holiday that begins in the course of a day leaves it a day of work: %s %s %s',
  async (country, region, part, whole) => {
    const days = (await publicHolidays({ country, region }, '2026-12-01', '2027-12-31')).map(({ day }) => day)
    expect(days).toContain(whole)
    expect(days).not.toContain(part)
  },
)
