// How many adults the law asks for, by country, region and date. Pure.

/** Children below an age, in months, and how many of them the first, second, … adult may have. */
interface AgeBand {
  below: number
  /** One adult up to the first number of children, two up to the second, and so on. */
  upTo: readonly number[]
  /** Beyond those, one more adult for each of so many. */
  each: number
}

interface RatioRule {
  country: string
  /** All regions without it. */
  regions?: readonly string[]
  /** In force from this day on. */
  from: string
  /** The youngest first. */
  bands: readonly AgeBand[]
  source: string
}

const each = (below: number, children: number): AgeBand => ({ below, upTo: [], each: children })
const oldest = Number.POSITIVE_INFINITY
const australia = 'Education and Care Services National Regulations, regulation 123'

const rules: readonly RatioRule[] = [
  {
    country: 'NZ',
    from: '2008-12-01',
    bands: [
      { below: 24, upTo: [5], each: 5 },
      { below: oldest, upTo: [6, 20], each: 10 },
    ],
    source: 'Education (Early Childhood Services) Regulations 2008, Schedule 2 (all-day) and regulation 44A',
  },
  {
    country: 'AU',
    from: '2016-01-01',
    bands: [each(24, 4), each(36, 5), each(oldest, 10)],
    source: australia,
  },
  {
    country: 'AU',
    regions: ['ACT', 'NT', 'QLD'],
    from: '2016-01-01',
    bands: [each(24, 4), each(36, 5), each(oldest, 11)],
    source: australia,
  },
  {
    country: 'AU',
    regions: ['VIC'],
    from: '2016-01-01',
    bands: [each(36, 4), each(oldest, 11)],
    source: australia,
  },
]

interface Where {
  country: string
  region: string | null
}

/** The newest rule in force on a day, the region's own before the country's. */
export function ratioRuleFor({ country, region }: Where, day: string): RatioRule | undefined {
  const [found] = rules
    .filter((rule) => rule.country === country && rule.from <= day)
    .filter(({ regions }) => regions === undefined || (region !== null && regions.includes(region)))
    .sort((a, b) => Number(Boolean(b.regions)) - Number(Boolean(a.regions)) || (a.from < b.from ? 1 : -1))
  return found
}

function adultsOf({ upTo, each }: AgeBand, children: number): number {
  if (children === 0) return 0
  const place = upTo.findIndex((most) => children <= most)
  return place >= 0 ? place + 1 : upTo.length + Math.ceil((children - (upTo.at(-1) ?? 0)) / each)
}

/** The least number of adults for children of these ages. Older children may take the spare places of a younger group and
 *  then count as younger (regulation 44A). @param ages in months */
export function adultsNeeded({ bands }: RatioRule, ages: readonly number[]): number {
  const counts = bands.map(
    ({ below }, place) =>
      ages.filter((months) => months < below && months >= (bands[place - 1]?.below ?? 0)).length,
  )
  return fewest(bands, counts)
}

function fewest(bands: readonly AgeBand[], counts: readonly number[]): number {
  const [band, ...olderBands] = bands
  const [children = 0, ...older] = counts
  if (!band) return 0
  const adults = adultsOf(band, children)
  let best = adults + fewest(olderBands, older)
  let left = older
  for (let taken = children + 1; adultsOf(band, taken) === adults; taken++) {
    const from = left.findIndex((count) => count > 0)
    if (from < 0) break
    left = left.map((count, place) => (place === from ? count - 1 : count))
    best = Math.min(best, adults + fewest(olderBands, left))
  }
  return best
}
