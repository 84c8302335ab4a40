// How many adults children of these ages need, by the ratio in force. Pure.
import type { AgeBand, Ratio } from '../rule/figures.rules.ts'

function adultsOf({ upTo, each }: AgeBand, children: number): number {
  if (children === 0) return 0
  const place = upTo.findIndex((most) => children <= most)
  return place >= 0 ? place + 1 : upTo.length + Math.ceil((children - (upTo.at(-1) ?? 0)) / each)
}

/** The least number of adults for children of these ages. Older children may take the spare places of a younger group and
 *  then count as younger (regulation 44A). @param ages in months */
export function adultsNeeded({ bands, olderFillSpare }: Ratio, ages: readonly number[]): number {
  const counts = bands.map(
    ({ below }, place) =>
      ages.filter((months) => (below === null || months < below) && months >= (bands[place - 1]?.below ?? 0))
        .length,
  )
  return olderFillSpare
    ? fewest(bands, counts)
    : bands.reduce((sum, band, place) => sum + adultsOf(band, counts[place] ?? 0), 0)
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
