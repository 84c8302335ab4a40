// The arithmetic of the measurements.

/** The value that this share of all values does not exceed, of sorted values. NaN of none. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

export const ascending = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b)

export const median = (values: readonly number[]): number =>
  ascending(values)[Math.floor(values.length / 2)] ?? Number.NaN

/** With three significant digits, and all those of a whole number: `0.0461`, `3.52`, `1184`. */
export const rounded = (value: number): number =>
  Math.abs(value) < 100 ? Number(value.toPrecision(3)) : Math.round(value)

/** `+12 %`, or nothing when there is nothing to compare. */
export function change(before: number | undefined, now: number): string {
  if (!before || Number.isNaN(now)) return ''
  const percent = Math.round((now / before - 1) * 100)
  return `${percent > 0 ? '+' : percent < 0 ? '−' : '±'}${Math.abs(percent)} %`
}

/** When requests are sent that do not wait for each other, in milliseconds from the start: so many a second on average, as
 *  by chance as from devices that know nothing of each other. */
export function arrivals(perSecond: number, seconds: number, random: () => number): number[] {
  const times: number[] = []
  for (let at = 0; ; times.push(at)) {
    at -= (Math.log(1 - random()) * 1000) / perSecond
    if (at >= seconds * 1000) return times
  }
}
