// When a planned dose is due, for the watch on every screen. Pure, so that the server and each device, also without a
// network, come to the same answer.
import { dayAt, instantOf } from '../kernel/dates.ts'
import type { WatchRules } from '../watch/watch.rules.ts'

/** Categories of New Zealand's licensing criteria (HS122): (i) not swallowed, from the first-aid kit; (ii) for a period,
 *  with a parent's authority each day; (iii) for an ongoing condition, with a plan. */
export const medicineCategories = ['firstAidKit', 'period', 'ongoing'] as const
export type MedicineCategory = (typeof medicineCategories)[number]

/** `notGiven` says why a dose that was due was left out. */
export const doseOutcomes = ['given', 'refused', 'vomited', 'notGiven'] as const
export type DoseOutcome = (typeof doseOutcomes)[number]

export interface MedicinePlan {
  category: MedicineCategory
  /** Times of day; none where the medicine is given when needed. */
  times: readonly string[]
  /** Between two doses. */
  leastHours: number | null
  /** In 24 hours. */
  mostInDay: number | null
  fromDay: string
  /** The last day; null without one. */
  untilDay: string | null
  /** The last day on which the medicine may be used. */
  expiresOn: string | null
  ended: { at: string } | null
  /** Days on which a parent agreed, with the last dose at home. The day of the signature is one of them. */
  words: readonly { day: string; lastGivenAt: string | null }[]
  doses: readonly { at: string; outcome: DoseOutcome }[]
  /** Doses of the same medicine that were recorded without the plan. */
  otherDoses: readonly { at: string }[]
  timeZone: string
  /** When the child came today; null while the child is not here. */
  hereSince: string | null
}

const minute = 60_000
export const hour = 60 * minute
/** A dose may be given this long before its time. */
export const early = 30 * minute

/** Whether the medicine went into the child, at least for a while: only then another dose may be one too many. */
export const isTaken = (outcome: DoseOutcome): boolean => outcome === 'given' || outcome === 'vomited'

/** When the child had it, here or at home; in order. */
export function takenAt({ doses, otherDoses, words }: MedicinePlan): number[] {
  const here = doses.filter(({ outcome }) => isTaken(outcome)).map(({ at }) => at)
  const home = words.flatMap(({ lastGivenAt }) => lastGivenAt ?? [])
  return [...here, ...otherDoses.map(({ at }) => at), ...home]
    .map((at) => Date.parse(at))
    .sort((a, b) => a - b)
}

const isInForce = ({ fromDay, untilDay }: MedicinePlan, day: string) =>
  day >= fromDay && (untilDay === null || day <= untilDay)

/** The times of a day at which a dose is planned, in order. */
export function timesOn(plan: MedicinePlan, day: string): number[] {
  if (!isInForce(plan, day)) return []
  return plan.times.map((time) => instantOf(day, time, plan.timeZone).getTime()).sort((a, b) => a - b)
}

/** The last time whose dose could be given by now. */
export const timeNow = (times: readonly number[], now: number) =>
  spanAt(
    times,
    times.findLastIndex((time) => time - early <= now),
  )

/** A time, and from when to when doses count for it. */
function spanAt(times: readonly number[], place: number) {
  const due = times[place]
  if (due === undefined) return undefined
  return { due, from: due - early, until: (times[place + 1] ?? due + 24 * hour) - early }
}

/** The dose of one of the times. */
interface TimedDose extends MedicinePlan {
  time: string
}

/** The doses of a plan, each with its time: one that was missed must not keep the next from being watched. */
export const timedDoses = <P extends MedicinePlan>(plan: P): (P & TimedDose)[] =>
  plan.times.map((time) => ({ ...plan, time }))

/** When this dose is due today: null once it was given or somebody said why not, and when the next one may be given. It is
 *  due when the child comes, and after the hours between two doses. */
function dueOf({ time, ...plan }: TimedDose, now: number): string | null {
  if (plan.ended !== null && now >= Date.parse(plan.ended.at)) return null
  const day = dayAt(new Date(now), plan.timeZone)
  const times = timesOn(plan, day)
  const span = spanAt(times, times.indexOf(instantOf(day, time, plan.timeZone).getTime()))
  if (!span || now >= span.until) return null
  const taken = takenAt(plan)
  const seen = [...taken, ...plan.doses.map(({ at }) => Date.parse(at))]
  if (seen.some((at) => at >= span.from && at < span.until)) return null
  const rested = (taken.at(-1) ?? Number.NEGATIVE_INFINITY) + (plan.leastHours ?? 0) * hour
  const came = plan.hereSince === null ? span.due : Date.parse(plan.hereSince)
  return new Date(Math.max(span.due, rested, came)).toISOString()
}

/** When the next dose of today is due: null where none is, or where the medicine is given when needed. */
export function doseDueAt(plan: MedicinePlan, now: number): string | null {
  const due = timedDoses(plan).flatMap((dose) => dueOf(dose, now) ?? [])
  return due.toSorted((a, b) => Date.parse(a) - Date.parse(b))[0] ?? null
}

/** A dose that is due and of which nobody has said anything is an alarm after a quarter of an hour. */
export const medicinePlanWatchRules: WatchRules<TimedDose> = { dueAt: dueOf, missedAfter: 15 * minute }
