// Whether a temperature of food is within the limits of the country (rule/figures.rules.ts). Pure.
import type { TemperatureLimits } from '../rule/figures.rules.ts'

export const temperatureKinds = [
  'fridge',
  'freezer',
  'delivery',
  'cooking',
  'cooling',
  'reheating',
  'hotHolding',
] as const
export type TemperatureKind = (typeof temperatureKinds)[number]

interface Measured {
  what: TemperatureKind
  celsius: number
  at: string
  /** When food that cools was last hot. */
  since: string | null
}

const hour = 3_600_000

/** The most and the least degrees that are right; null where there is no limit (yet). */
function limitsOf({ what, at, since }: Omit<Measured, 'celsius'>, limits: TemperatureLimits) {
  if (what !== 'cooling') return limits[what]
  const hours = since === null ? 0 : (Date.parse(at) - Date.parse(since)) / hour
  // Of the steps whose time has come the last one counts: cooler with each.
  const step = limits.cooling.findLast((one) => hours >= one.hours)
  return { most: step?.most ?? null, least: null }
}

export function isOutside(measured: Measured, limits: TemperatureLimits): boolean {
  const { most, least } = limitsOf(measured, limits)
  return (most !== null && measured.celsius > most) || (least !== null && measured.celsius < least)
}
