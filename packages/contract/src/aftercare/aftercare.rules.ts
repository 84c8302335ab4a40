// Rules of what comes after an accident: how long and how often a child with a blow to the head is looked at. Pure.
import { isOnHead } from '../kernel/bodyParts.ts'
import { type Gap, gapsIn } from '../watch/gaps.rules.ts'
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

/** An hour after the last time nobody is asked to look any more. */
export const watchEndsAt = (times: readonly string[]): number => Date.parse(times.at(-1) ?? '') + 60 * minute

/** @param now milliseconds */
export const isWatchOver = (times: readonly string[], now: number): boolean => now > watchEndsAt(times)

/** The looks at a child after a bump to the head. */
export interface LookFacts {
  times: readonly string[]
  lastAt: string | null
}

export const aftercareWatchRules: WatchRules<LookFacts> = {
  dueAt: ({ times, lastAt }, now) => (isWatchOver(times, now) ? null : nextLook(times, lastAt)),
  missedAfter: 2 * minute,
}

/** When a child was here; null while it still is. */
export interface Stay {
  from: string
  until: string | null
}

export interface LookGap extends Omit<Gap<never>, 'endedBy'> {
  /** Null when no look followed before the child went home, or the watch was over. */
  checkedAt: string | null
  /** Who took that look. */
  byName: string | null
}

/** Every look that was late or missed while the child was here. @param now milliseconds */
export function lookGaps(
  watch: {
    times: readonly string[]
    looks: readonly { at: string; byName: string }[]
    stays: readonly Stay[]
  },
  now: number,
): LookGap[] {
  const { times, looks, stays } = watch
  const dueAfter = (lastAt: string | null) => nextLook(times, lastAt)
  return joined(stays).flatMap(({ from, until: leftAt }) => {
    const until = Math.min(leftAt === null ? now : Date.parse(leftAt), watchEndsAt(times))
    return gapsIn({ from, until, looks, dueAfter }, aftercareWatchRules).map(({ endedBy, ...gap }) => ({
      ...gap,
      checkedAt: endedBy?.at ?? null,
      byName: endedBy?.byName ?? null,
    }))
  })
}

/** Stays that follow each other at once, as when a child moves to another room, are one. */
function joined(stays: readonly Stay[]): Stay[] {
  const all: Stay[] = []
  for (const stay of stays.toSorted((a, b) => Date.parse(a.from) - Date.parse(b.from))) {
    const last = all.at(-1)
    const leftAt = last?.until
    if (last && leftAt && Date.parse(stay.from) <= Date.parse(leftAt)) last.until = stay.until
    else all.push({ ...stay })
  }
  return all
}

/** A drawn signature: lines in a box of these measures, each `x, y, x, y, …`. */
export const signatureBox = { width: 1000, height: 400 }
export const mostLines = 80
export const mostNumbers = 800
