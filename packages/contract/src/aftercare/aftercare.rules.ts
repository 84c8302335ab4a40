// Rules of what comes after an accident: how long and how often a child with a blow to the head is looked at. Pure.
import { isOnHead } from '../kernel/bodyParts.ts'

/** What may show after a blow to the head. With any of them the child needs a doctor now. */
export const headSigns = [
  'vomiting',
  'drowsy',
  'headache',
  'confused',
  'unsteady',
  'pupils',
  'other',
] as const
export type HeadSign = (typeof headSigns)[number]

interface WatchPlan {
  country: string
  /** In force from this day on. */
  from: string
  /** Minutes after the accident. */
  minutes: readonly number[]
  source: string
}

/** When to look, by country and date. The newest row in force counts. */
const plans: readonly WatchPlan[] = [
  {
    country: 'NZ',
    from: '2008-12-01',
    minutes: [15, 30, 45, 60, 90, 120, 180, 240],
    source:
      'First aid for head injuries: look closely for changes in the first four hours. The steps are the usual practice of centres; to verify with each edition of the first aid course',
  },
]
const usual = [15, 30, 60, 120, 240]

const minute = 60_000
/** A look this long before its time counts for it. */
const early = 5 * minute

export const isWatched = (bodyParts: readonly string[] | null): boolean => (bodyParts ?? []).some(isOnHead)

/** The instants at which the child is to be looked at. @param day of the accident, `YYYY-MM-DD` */
export function watchTimes(country: string, day: string, occurredAt: string): string[] {
  const [plan] = plans
    .filter((row) => row.country === country && row.from <= day)
    .sort((a, b) => (a.from < b.from ? 1 : -1))
  const start = Date.parse(occurredAt)
  return (plan?.minutes ?? usual).map((after) => new Date(start + after * minute).toISOString())
}

/** The next look; null when the last one was taken. One look counts for every time before it. */
export function nextLook(times: readonly string[], lastAt: string | null): string | null {
  if (lastAt === null) return times[0] ?? null
  return times.find((time) => Date.parse(time) > Date.parse(lastAt) + early) ?? null
}

/** An hour after the last time nobody is asked to look any more. @param now milliseconds */
export const isWatchOver = (times: readonly string[], now: number): boolean =>
  now > Date.parse(times.at(-1) ?? '') + 60 * minute

/** A drawn signature: lines in a box of these measures, each `x, y, x, y, …`. */
export const signatureBox = { width: 1000, height: 400 }
export const mostLines = 80
export const mostNumbers = 800
