// Rules of what comes after an accident: how long and how often a child with a blow to the head is looked at. Pure.
import { isOnHead } from '../kernel/bodyParts.ts'
import type { WatchRules } from '../watch/watch.rules.ts'

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

/** How a centre watches: the minutes between looks in the first hour, and for how many hours it looks at all. We
 *  found no New Zealand or Australian source with times for centres, so each sets its own (decision 053). */
export interface WatchPlan {
  headLookEvery: number
  headWatchHours: number
}

const minute = 60_000
/** A look this long before its time counts for it. */
const early = 5 * minute

export const isWatched = (bodyParts: readonly string[] | null): boolean => (bodyParts ?? []).some(isOnHead)

/** The instants at which the child is to be looked at: half as often in the second hour, and then a quarter as often. */
export function watchTimes({ headLookEvery, headWatchHours }: WatchPlan, occurredAt: string): string[] {
  const end = headWatchHours * 60
  const minutes: number[] = []
  for (let at = headLookEvery; at <= end; ) {
    minutes.push(at)
    at += headLookEvery * (at < 60 ? 1 : at < 120 ? 2 : 4)
  }
  const start = Date.parse(occurredAt)
  return minutes.map((after) => new Date(start + after * minute).toISOString())
}

/** A look is told of for so long: afterwards it is no longer known when it was. */
export const longestAgo = 7 * 24 * 60 * minute

/** The next look; null when the last one was taken. One look counts for every time before it. */
export function nextLook(times: readonly string[], lastAt: string | null): string | null {
  if (lastAt === null) return times[0] ?? null
  return times.find((time) => Date.parse(time) > Date.parse(lastAt) + early) ?? null
}

/** An hour after the last time nobody is asked to look any more. @param now milliseconds */
export const isWatchOver = (times: readonly string[], now: number): boolean =>
  now > Date.parse(times.at(-1) ?? '') + 60 * minute

/** The looks at a child after a bump to the head. */
export interface LookFacts {
  times: readonly string[]
  lastAt: string | null
}

export const aftercareWatchRules: WatchRules<LookFacts> = {
  dueAt: ({ times, lastAt }, now) => (isWatchOver(times, now) ? null : nextLook(times, lastAt)),
  missedAfter: 2 * minute,
}

/** A drawn signature: lines in a box of these measures, each `x, y, x, y, …`. */
export const signatureBox = { width: 1000, height: 400 }
export const mostLines = 80
export const mostNumbers = 800
