// Whether a planned dose may be given now, and if not, why not; and what an authority has to say. Pure, as `due.rules.ts`.
import { addDays, dayAt, dayBounds } from '../kernel/dates.ts'
import { type DoseOutcome, early, hour, type MedicinePlan, takenAt, timeNow, timesOn } from './due.rules.ts'

/** Why a dose must not be given. The keys of the errors that the server answers with. */
export const whyNots = [
  'AUTHORITY_NOT_STARTED',
  'AUTHORITY_ENDED',
  'MEDICINE_EXPIRED',
  'PARENT_NEEDED_TODAY',
  'DOSE_MOST_REACHED',
  'DOSE_TOO_EARLY',
] as const
export type WhyNot = (typeof whyNots)[number]

/** What may speak against a dose that has happened. */
export const doseConflicts = [...whyNots, 'CHILD_NOT_PRESENT_THEN'] as const
export type DoseConflict = (typeof doseConflicts)[number]

/** Whether the child has to be here for it: what was left out can be said afterwards. */
export const needsChild = (outcome: DoseOutcome): boolean => outcome !== 'notGiven'

interface Refusal {
  why: WhyNot
  /** From when it may be given as far as is known; null where time alone does not help. */
  from: string | null
}

const instant = (at: number) => new Date(at).toISOString()

/** Why a dose must not be given at an instant; undefined where it may. @param now milliseconds */
export function whyNot(plan: MedicinePlan, now: number): Refusal | undefined {
  const day = dayAt(new Date(now), plan.timeZone)
  const { category, fromDay, untilDay, expiresOn, ended, words } = plan
  if (day < fromDay)
    return { why: 'AUTHORITY_NOT_STARTED', from: dayBounds(fromDay, plan.timeZone).from.toISOString() }
  const isOver = (untilDay !== null && day > untilDay) || (ended !== null && now >= Date.parse(ended.at))
  if (isOver) return { why: 'AUTHORITY_ENDED', from: null }
  if (expiresOn !== null && day > expiresOn) return { why: 'MEDICINE_EXPIRED', from: null }
  if (category === 'period' && !words.some((word) => word.day === day))
    return { why: 'PARENT_NEEDED_TODAY', from: null }
  const taken = takenAt(plan)
  const most = fromMost(plan, taken, now)
  const from = Math.max(most, fromInterval(plan, taken, now), fromTimes(plan, taken, now))
  if (from === Number.NEGATIVE_INFINITY) return undefined
  const isMost = most > Number.NEGATIVE_INFINITY || from === Number.POSITIVE_INFINITY
  return {
    why: isMost ? 'DOSE_MOST_REACHED' : 'DOSE_TOO_EARLY',
    from: Number.isFinite(from) ? instant(from) : null,
  }
}

// Each answers from when another dose may be given: minus infinity for at once, infinity for never. Doses after the instant
// count as well: one that was given without a network is looked at when others have been given since.

function fromMost({ mostInDay }: MedicinePlan, taken: readonly number[], now: number): number {
  if (mostInDay === null) return Number.NEGATIVE_INFINITY
  const isFull = (then: number) =>
    [...taken.filter((at) => at <= then && at > then - 24 * hour), then].some(
      (start) => taken.filter((at) => at >= start && at < start + 24 * hour).length >= mostInDay,
    )
  if (!isFull(now)) return Number.NEGATIVE_INFINITY
  const freed = taken.map((at) => at + 24 * hour).filter((then) => then > now && !isFull(then))
  return Math.min(...freed)
}

function fromInterval({ leastHours }: MedicinePlan, taken: readonly number[], now: number): number {
  const least = (leastHours ?? 0) * hour
  return Math.max(...taken.filter((at) => Math.abs(at - now) < least).map((at) => at + least))
}

function fromTimes(plan: MedicinePlan, taken: readonly number[], now: number): number {
  if (plan.times.length === 0) return Number.NEGATIVE_INFINITY
  const day = dayAt(new Date(now), plan.timeZone)
  const times = timesOn(plan, day)
  const current = timeNow(times, now)
  if (current && !taken.some((at) => at >= current.from && at < current.until))
    return Number.NEGATIVE_INFINITY
  const next = times.find((time) => time - early > now) ?? timesOn(plan, addDays(day, 1))[0]
  return next === undefined ? Number.POSITIVE_INFINITY : next - early
}

/** More than a parent brings of one medicine. */
export const mostDoses = 999

/** With as few doses left, a parent is asked for more. */
export const fewDoses = 3

/** By then a dose has been given: what arrives later was recorded without a network, and is kept whatever speaks against it. */
export const arrivesLate = 2 * 60_000

interface Agreed
  extends Pick<MedicinePlan, 'category' | 'times' | 'leastHours' | 'mostInDay' | 'fromDay' | 'untilDay'> {
  note: string | null
}

/** Whether a dose could be given before the one of the time before it is due. Each day is like the one before. */
function areTooClose(times: readonly string[]): boolean {
  const clock = [...new Set(times)].map((time) => Date.parse(`1970-01-01T${time}Z`)).sort((a, b) => a - b)
  const nextDay = clock.slice(0, 1).map((first) => first + 24 * hour)
  return [...clock.slice(1), ...nextDay].some((next, place) => next - (clock[place] ?? next) < early)
}

/** What is wrong with an authority, by the field. It has times, or the hours between and the most in a day. */
export function authorityProblems(
  agreed: Agreed,
): Record<string, 'REQUIRED' | 'ENDS_BEFORE_START' | 'TOO_CLOSE'> {
  const { category, times, leastHours, mostInDay, fromDay, untilDay, note } = agreed
  const isNeeded = times.length === 0
  return {
    ...(areTooClose(times) && { times: 'TOO_CLOSE' as const }),
    ...(isNeeded && leastHours === null && { leastHours: 'REQUIRED' as const }),
    ...(isNeeded && mostInDay === null && { mostInDay: 'REQUIRED' as const }),
    ...(category === 'period' && untilDay === null && { untilDay: 'REQUIRED' as const }),
    ...(category === 'ongoing' && note === null && { note: 'REQUIRED' as const }),
    ...(untilDay !== null && untilDay < fromDay && { untilDay: 'ENDS_BEFORE_START' as const }),
  }
}
