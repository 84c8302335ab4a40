// Rules of reports: submitted by a member of staff, then decided once by a manager, or like a hazard worked on until it
// is closed. Pure, so that a screen can show what is possible before the server says so.
import type { Moment, Problems, Values } from '../kernel/fields.check.ts'
import type { Fields, ValuesOf } from '../kernel/fields.ts'
import type { MenuPlace, ScreenPlace, Sections } from '../kernel/places.ts'
import type { Subject } from '../kernel/subjects.ts'
import type { Keep } from './retention.rules.ts'

/** A kind has those that its operations lead to. */
export const reportStates = [
  'submitted',
  'confirmed',
  'refused',
  'cancelled',
  'open',
  'inWork',
  'closed',
] as const
export type ReportState = (typeof reportStates)[number]

export const reportSteps = [
  'submitted',
  'amended',
  'commented',
  'corrected',
  'followedUp',
  'cameBack',
  'confirmed',
  'refused',
  'cancelled',
  'started',
  'closed',
  'reopened',
] as const
export type ReportStep = (typeof reportSteps)[number]

interface Transition {
  from: readonly ReportState[]
  to: ReportState
  step: ReportStep
  /** staff: whoever may read it. */
  by: 'author' | 'decider' | 'staff'
}

/** Every way from one state to another. A kind has those among its abilities. */
export const reportTransitions = {
  confirm: { from: ['submitted'], to: 'confirmed', step: 'confirmed', by: 'decider' },
  refuse: { from: ['submitted'], to: 'refused', step: 'refused', by: 'decider' },
  cancel: { from: ['submitted'], to: 'cancelled', step: 'cancelled', by: 'author' },
  start: { from: ['open'], to: 'inWork', step: 'started', by: 'staff' },
  close: { from: ['open', 'inWork'], to: 'closed', step: 'closed', by: 'staff' },
  reopen: { from: ['closed'], to: 'open', step: 'reopened', by: 'staff' },
} as const satisfies Record<string, Transition>
export type ReportTransition = keyof typeof reportTransitions

/** What adds a comment as a step and leaves the state as it is. What was confirmed is never changed: a correction stands
 *  beside it (decision 031). */
export const reportRemarks = {
  comment: 'commented',
  correct: 'corrected',
  followUp: 'followedUp',
  comeBack: 'cameBack',
} as const satisfies Record<string, ReportStep>
export type ReportRemark = keyof typeof reportRemarks

export const reportAbilities = [
  'amend',
  'comment',
  'correct',
  'followUp',
  'comeBack',
  'confirm',
  'refuse',
  'cancel',
  'start',
  'close',
  'reopen',
] as const
export type ReportAbility = (typeof reportAbilities)[number]

/** What a kind's own rules are checked against, besides its values. */
export interface ReportFacts extends Moment {
  /** The centre's IANA time zone. */
  timeZone: string
  /** Of the child that the report is about, if any. */
  birthDate?: string | undefined
}

interface Opening<F extends Fields> {
  /** @param say gives the value of a field in words */
  known(values: ValuesOf<F>, say: (field: keyof F & string) => string): Values
}

/** What server and web both know of a kind of report; `<feature>.report.ts` declares it. Its functions are methods, so
 *  that a kind is a `ReportFile` of any fields too, for whoever reads it by its name. What lists names of fields follows
 *  them: the compiler then compares kinds member by member. */
export interface ReportFile<F extends Fields = Fields> {
  fields: F
  /** The page of one report, and the form. */
  page: string
  form: string
  subject: Subject
  /** Its list, and its place among the actions of the middle button: the web makes its screens then. */
  screens?: {
    history: ScreenPlace
    report: Pick<MenuPlace, 'order'>
    /** The state that its list shows first. */
    state?: ReportState
  }
  /** Position among the kinds in lists. */
  order: number
  /** What its operations offer. */
  abilities: readonly ReportAbility[]
  /** The first state: `submitted` waits for a decision, `open` for work. */
  initial: 'submitted' | 'open'
  /** Who may read it: the author and managers, or all staff. */
  readers: 'author' | 'staff'
  /** Its lists show the latest day first, rather than what was submitted last. */
  byDay?: true
  /** Nobody decides their own while somebody else can. */
  othersDecide?: true
  /** How long it is kept: a key into the rules of the countries. */
  keep(values: ValuesOf<F>): Keep
  /** What lists and searches show of it, at most 500 characters. `names` says what its ids and keys are called, as far
   *  as that is known. */
  summary(values: ValuesOf<F>, names: Readonly<Record<string, string | undefined>>): string
  /** How form and page lay its fields out, unless the web says more of it. */
  sections?: Sections<keyof F & string>
  /** The fields that name one without a child in a list; otherwise its first two. */
  listed?: readonly (keyof F & string)[]
  /** From when until when it lasts, ISO 8601, if that is queried or constrained. */
  span?(values: ValuesOf<F>, timeZone: string): { startsAt: string; endsAt: string }
  /** What somebody has to do until a day. It stands in the day's list until it is followed up, or the report closed. */
  due?(values: ValuesOf<F>): { on: string; personId: string } | null
  /** The last day on which the child has to stay at home. */
  awayUntil?(values: ValuesOf<F>): string | null
  /** Kinds that can be opened from it, with what is then known. */
  opens?: Readonly<Record<string, Opening<F>['known']>>
  /** Whether it can be opened from an answer of a check. */
  opensFromChecks?: true
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

/** The states that a kind's reports can be in, the first one first. */
export function statesOf({ initial, abilities }: Pick<ReportFile, 'initial' | 'abilities'>): ReportState[] {
  const reached = abilities.flatMap((ability) =>
    ability in reportTransitions ? [reportTransitions[ability as ReportTransition].to] : [],
  )
  return [...new Set<ReportState>([initial, ...reached])]
}

/** A report is amended until it is decided, or closed. */
export const isAmendable = (state: ReportState): boolean =>
  state === 'submitted' || state === 'open' || state === 'inWork'

/** The reader of a report. */
export interface ReportReader {
  personId: string
  mayDecide: boolean
  /** Whether that includes their own. */
  mayDecideOwn: boolean
}

interface StandingReport {
  authorId: string
  state: ReportState
  /** Who has to do what is still due. */
  dueOf?: string | null
  /** The child has to stay at home, today or later. */
  isAway?: boolean
}

/** What a reader may do to a report. Once it is decided, nobody changes it; its author and managers can correct it by a
 *  step of its own. */
export function abilitiesOn(
  { authorId, state, dueOf = null, isAway = false }: StandingReport,
  { personId, mayDecide, mayDecideOwn }: ReportReader,
  offered: readonly ReportAbility[],
): ReportAbility[] {
  const isAuthor = authorId === personId
  return offered.filter((ability) => {
    if (ability === 'comment') return true
    if (ability === 'amend') return isAuthor && isAmendable(state)
    if (ability === 'correct') return state === 'confirmed' && (isAuthor || mayDecide)
    if (ability === 'followUp') return dueOf !== null && (dueOf === personId || isAuthor || mayDecide)
    if (ability === 'comeBack') return isAway && (isAuthor || mayDecide)
    const { from, by }: Transition = reportTransitions[ability]
    if (!from.includes(state) || by === 'staff') return from.includes(state)
    return by === 'author' ? isAuthor : mayDecide && (mayDecideOwn || !isAuthor)
  })
}
