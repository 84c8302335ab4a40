// Rules of reports: submitted by a member of staff, then decided once by a manager. Pure, so that a screen can show
// what is possible before the server says so.
import type { FieldError } from '../kernel/fieldErrors.ts'
import type { Moment, Values } from '../kernel/fields.check.ts'
import type { Fields, ValuesOf } from '../kernel/fields.ts'
import type { Subject } from '../kernel/subjects.ts'

/** refused and cancelled occur only where a kind has those operations. */
export const reportStates = ['submitted', 'confirmed', 'refused', 'cancelled'] as const
export type ReportState = (typeof reportStates)[number]

export const reportSteps = ['submitted', 'amended', 'confirmed', 'refused', 'cancelled'] as const
export type ReportStep = (typeof reportSteps)[number]

export const reportAbilities = ['amend', 'confirm', 'refuse', 'cancel'] as const
export type ReportAbility = (typeof reportAbilities)[number]

/** Path of a field → what is wrong with it. */
export type Problems = { readonly [path: string]: FieldError | undefined }

/** What a kind's own rules are checked against, besides its values. */
export interface ReportFacts extends Moment {
  /** The centre's IANA time zone. */
  timeZone: string
  /** Of the child that the report is about, if any. */
  birthDate?: string | undefined
}

/** What server and web both know of a kind of report; `<feature>.report.ts` declares it. */
export interface ReportFile<F extends Fields = Fields> {
  fields: F
  /** The page of one report, and the form. */
  page: string
  form: string
  subject: Subject
  /** Position among the kinds in lists. */
  order: number
  /** What its operations offer beside confirming. */
  abilities: readonly ReportAbility[]
  /** What lists and searches show of it, at most 500 characters. */
  summary(values: ValuesOf<F>): string
  /** From when until when it lasts, ISO 8601, if that is queried or constrained. */
  span?(values: ValuesOf<F>, timeZone: string): { startsAt: string; endsAt: string }
  /** What is wrong beyond the fields. */
  problems?(values: ValuesOf<F>, facts: ReportFacts): Problems
}

/** Rules about the child that hold for every kind: nothing happened to a child before it was born. */
export function childProblems(values: Values, { birthDate }: ReportFacts): Problems {
  const { occurredAt } = values
  if (birthDate === undefined || typeof occurredAt !== 'string') return {}
  // The day of birth in any time zone begins at most 14 hours before it does in UTC.
  const earliest = Date.parse(`${birthDate}T00:00:00Z`) - 14 * 3_600_000
  return Date.parse(occurredAt) < earliest ? { occurredAt: 'BEFORE_BIRTH' } : {}
}

/** The reader of a report. */
export interface ReportReader {
  personId: string
  mayDecide: boolean
}

/** What a reader may do to a report. It is decided once: afterwards nobody changes it. */
export function abilitiesOn(
  { authorId, state }: { authorId: string; state: ReportState },
  { personId, mayDecide }: ReportReader,
  offered: readonly ReportAbility[],
): ReportAbility[] {
  if (state !== 'submitted') return []
  return offered.filter((ability) =>
    ability === 'amend' || ability === 'cancel' ? authorId === personId : mayDecide,
  )
}
