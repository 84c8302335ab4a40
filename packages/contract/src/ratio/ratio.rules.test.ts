import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { ruleOn } from '../rule/rule.rules.ts'
import { type AdultOfDay, countAt, isTooFew, type RatioDay, shortfallsOf, spareOf } from './ratio.rules.ts'

const ratioOf = (country: string, region: string | null = null) => {
  const rule = ruleOn('ratio', { country, region, day: '2026-05-06' })
  if (!rule) throw new Error(`no ratio for ${country}`)
  return rule.figures
}
const newZealand = ratioOf('NZ')
const midnight = Date.parse('2026-05-05T12:00:00Z')
const at = (minutes: number) => new Date(midnight + minutes * 60_000).toISOString()
const stay = (from: number, until: number | null = null, roomCode = 'tui') => ({
  from: at(from),
  until: until === null ? null : at(until),
  roomCode,
})
const child = (months: number, from = 480, until: number | null = null) => ({
  months,
  stays: [stay(from, until)],
})
const adult = (id: string, over: Partial<AdultOfDay> = {}): AdultOfDay => ({
  id,
  stays: [stay(420)],
  pauses: [],
  lapsed: [],
  ...over,
})
const children = (under2: number, older: number) => [
  ...Array.from({ length: under2 }, () => child(12)),
  ...Array.from({ length: older }, () => child(40)),
]
const adults = (count: number) => Array.from({ length: count }, (_, place) => adult(`adult ${place}`))
const noon = midnight + 720 * 60_000

describe('who counts', () => {
  const day = (...of: AdultOfDay[]): RatioDay => ({ children: children(0, 6), adults: of })
  const counted = (of: AdultOfDay) => countAt(day(of), newZealand, noon).adults

  it('is whoever is at work', () => expect(counted(adult('a'))).toBe(1))
  it('is nobody who has gone home or has yet to come', () => {
    expect(counted(adult('a', { stays: [stay(420, 700)] }))).toBe(0)
    expect(counted(adult('a', { stays: [stay(721)] }))).toBe(0)
  })
  it.each(['break', 'nonContact'] as const)('is nobody with a pause: %s', (kind) => {
    expect(counted(adult('a', { pauses: [{ kind, from: at(700), until: null }] }))).toBe(0)
    expect(counted(adult('a', { pauses: [{ kind, from: at(700), until: at(715) }] }))).toBe(1)
  })
  it('is whoever came back to work after a break that nobody ended', () => {
    const stays = [stay(420, 600), stay(640)]
    expect(counted(adult('a', { stays, pauses: [{ kind: 'break', from: at(590), until: null }] }))).toBe(1)
  })
  it('is nobody without a certificate that each adult needs', () =>
    expect(counted(adult('a', { lapsed: ['Safety check'] }))).toBe(0))
  it('counts a room by who is in it', () => {
    const both = { ...day(adult('a'), adult('b', { stays: [stay(420, null, 'kea')] })) }
    expect(countAt(both, newZealand, noon, 'kea')).toMatchObject({ adults: 1, ages: [], needed: 0 })
    expect(countAt(both, newZealand, noon, 'tui')).toMatchObject({ adults: 1, needed: 1 })
  })
})

// Education (Early Childhood Services) Regulations 2008, Schedule 2 and regulation 44A; Education and Care Services
// National Regulations, regulation 123.
test.each([
  ['NZ', null, 9, 21, 4],
  ['NZ', null, 5, 20, 3],
  ['NZ', null, 6, 6, 3],
  ['AU', 'NSW', 4, 10, 2],
  ['AU', 'VIC', 4, 11, 2],
  ['AU', 'NSW', 4, 11, 3],
] as const)('%s %s: %d under two and %d over three need %d', (country, region, under2, older, needed) => {
  const day = { children: children(under2, older), adults: adults(needed) }
  const count = countAt(day, ratioOf(country, region), noon)
  expect(count).toMatchObject({ adults: needed, needed })
  expect(isTooFew(count)).toBe(false)
  expect(isTooFew({ ...count, adults: needed - 1 })).toBe(true)
})

test('says how many more children of each age the adults can take', () => {
  const spare = (under2: number, older: number, count: number) =>
    spareOf(
      newZealand,
      countAt({ children: children(under2, older), adults: adults(count) }, newZealand, noon),
    )
  expect(spare(9, 20, 4)).toEqual([
    { below: 24, more: 1 },
    { below: null, more: 1 },
  ])
  expect(spare(5, 6, 2).map(({ more }) => more)).toEqual([0, 0])
  expect(spare(5, 6, 1).map(({ more }) => more)).toEqual([0, 0])
})

describe('times with too few adults', () => {
  const shortfalls = (day: RatioDay, now = noon) => shortfallsOf(day, newZealand, now)
  const seven = children(0, 7)

  it('start when an adult goes on a break and end with the return', () => {
    const pauses = [{ kind: 'break' as const, from: at(600), until: at(610) }]
    const day = { children: seven, adults: [adult('a'), adult('b', { pauses })] }
    const worst = { adults: 1, needed: 2, children: 7 }
    const expected = { from: at(600), until: at(610), cause: 'break', causeId: 'b', ...worst }
    expect(shortfalls(day)).toEqual([expected])
    expect(shortfalls(day, midnight + 605 * 60_000)).toEqual([{ ...expected, until: null }])
  })

  it('start when an adult leaves or a child comes, and keep what was worst', () => {
    const leaves = adult('b', { stays: [stay(420, 600)] })
    const day = { children: [...seven, ...Array(14).fill(child(40, 630, 640))], adults: [adult('a'), leaves] }
    expect(shortfalls(day)).toEqual([
      { from: at(600), until: null, cause: 'adultLeft', causeId: 'b', adults: 1, needed: 3, children: 21 },
    ])
    expect(shortfalls({ children: [...children(0, 6), child(40, 500, 510)], adults: adults(1) })).toEqual([
      {
        from: at(500),
        until: at(510),
        cause: 'childrenCame',
        causeId: null,
        adults: 1,
        needed: 2,
        children: 7,
      },
    ])
  })

  it('are not known while nobody has signed in to work', () =>
    expect(shortfalls({ children: seven, adults: [] })).toEqual([]))

  it('are none in what is still to come', () => {
    const leaves = adult('b', { stays: [stay(420, 730)] })
    expect(shortfalls({ children: seven, adults: [adult('a'), leaves] })).toEqual([])
  })
})

const aRegion = fc.constantFrom(
  ['NZ', null] as const,
  ...(['NSW', 'VIC', 'ACT', 'WA', 'QLD'] as const).map((region) => ['AU', region] as const),
)
const someAges = fc.array(fc.integer({ min: 0, max: 71 }), { maxLength: 40 })

test('it never gets better when an adult leaves or a child comes', () => {
  fc.assert(
    fc.property(
      aRegion,
      someAges,
      fc.integer({ min: 0, max: 71 }),
      fc.nat(12),
      ([country, region], ages, months, count) => {
        const ratio = ratioOf(country, region)
        const short = (ages: number[], adultsHere: number) => {
          const day = { children: ages.map((age) => child(age)), adults: adults(adultsHere) }
          const { adults: counted, needed } = countAt(day, ratio, noon)
          return (needed ?? 0) - counted
        }
        expect(short(ages, count)).toBeGreaterThan(short(ages, count + 1))
        expect(short([...ages, months], count)).toBeGreaterThanOrEqual(short(ages, count))
      },
    ),
  )
})
