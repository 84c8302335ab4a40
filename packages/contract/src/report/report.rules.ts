// Rules of reports. A member of staff submits a report. A manager decides it once, or staff work on it until it is
// closed, as with a hazard. Pure, so that a screen can show what is possible before the server answers.
import type { Moment, Problems, Values } from '../kernel/fields.check.ts'
import type { Fields, ValuesOf } from '../kernel/fields.ts'
import type { MenuPlace, ScreenPlace, Sections } from '../kernel/places.ts'
import type { Subject } from '../kernel/subjects.ts'
import type { Keep } from './retention.rules.ts'

/** All states. A kind has those that its abilities lead to. */
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
  'asked',
  'replied',
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
  /** `staff` means everybody who may read the report. */
  by: 'author' | 'decider' | 'staff'
}

/** All transitions between states. A kind has those among its abilities. */
export const reportTransitions = {
  confirm: { from: ['submitted'], to: 'confirmed', step: 'confirmed', by: 'decider' },
  refuse: { from: ['submitted'], to: 'refused', step: 'refused', by: 'decider' },
  cancel: { from: ['submitted'], to: 'cancelled', step: 'cancelled', by: 'author' },
  start: { from: ['open'], to: 'inWork', step: 'started', by: 'staff' },
  close: { from: ['open', 'inWork'], to: 'closed', step: 'closed', by: 'staff' },
  reopen: { from: ['closed'], to: 'open', step: 'reopened', by: 'staff' },
} as const satisfies Record<string, Transition>
export type ReportTransition = keyof typeof reportTransitions

/** Of kinds with `cancelledLater`: whoever decides cancels what was confirmed and no longer holds. */
export const laterCancel = {
  from: ['confirmed'],
  to: 'cancelled',
  step: 'cancelled',
  by: 'decider',
} as const satisfies Transition

/** Remarks add a step with a comment and leave the state unchanged. A confirmed report is never changed: a correction is
 *  added beside it (decision 031). */
export const reportRemarks = {
  comment: 'commented',
  correct: 'corrected',
  followUp: 'followedUp',
  comeBack: 'cameBack',
} as const satisfies Record<string, ReportStep>
export type ReportRemark = keyof typeof reportRemarks

/** A question sends a report back to its author, who replies or amends it. Its state stays: it still waits for the
 *  decision. Every kind that is decided has them (decision 096). */
export const reportQuestions = { ask: 'asked', reply: 'replied' } as const satisfies Record<
  string,
  ReportStep
>
export type ReportQuestion = keyof typeof reportQuestions

export const reportAbilities = [
  'amend',
  'comment',
  'correct',
  'followUp',
  'comeBack',
  'ask',
  'reply',
  'confirm',
  'refuse',
  'cancel',
  'start',
  'close',
  'reopen',
] as const
export type ReportAbility = (typeof reportAbilities)[number]

/** The input of a kind's own rules, besides its values. */
export interface ReportFacts extends Moment {
  /** The centre's IANA time zone. */
  timeZone: string
  /** The child's, if the report is about a child. */
  birthDate?: string | undefined
}

interface Opening<F extends Fields> {
  /** @param textOf returns the text of a field's value */
  known(values: ValuesOf<F>, textOf: (field: keyof F & string) => string): Values
}

/** What server and web both know about a kind of report. `<feature>.report.ts` declares it. Its functions are methods, so
 *  that every kind is assignable to `ReportFile` without type arguments. Members that list names of fields follow the
 *  functions: the compiler then compares kinds member by member. */
export interface ReportFile<F extends Fields = Fields> {
  fields: F
  /** The screens of a report and of its form. */
  page: string
  form: string
  subject: Subject
  /** The list, and the position among the actions of the middle button. With these the web makes the screens. */
  screens?: {
    history: ScreenPlace
    report: Pick<MenuPlace, 'order'>
    /** The initial filter of the list. */
    state?: ReportState
    /** The newest reports are read ahead, for a form that has to know of them also without a network. */
    readAhead?: true
  }
  /** Position among the kinds in lists. */
  order: number
  /** The abilities that the kind has operations for. */
  abilities: readonly Exclude<ReportAbility, ReportQuestion>[]
  /** The first state: `submitted` waits for a decision, `open` for work. */
  initial: 'submitted' | 'open'
  /** `author`: the author and managers may read a report. `staff`: all staff may. */
  readers: 'author' | 'staff'
  /** Lists are sorted by when it happened instead of when it was submitted. */
  byDay?: true
  /** Authors do not decide their own reports while somebody else can (decision 060). */
  othersDecide?: true
  /** Whoever decides can cancel it after it was confirmed: leave that is not taken, an event that is called off, a
   *  certificate with a wrong date (decision 125). */
  cancelledLater?: true
  /** The retention period: a key into the rules of the countries. */
  keep(values: ValuesOf<F>): Keep
  /** Shown in lists and searched, at most 500 characters. Holds what people typed and no words of ours, because it is stored
   *  and its readers have languages of their own. */
  summary(values: ValuesOf<F>): string
  /** The field with the dictionary's entry that lists show before the summary. */
  entry?: keyof F & string
  /** The sections of form and page, unless the web declares them. */
  sections?: Sections<keyof F & string>
  /** Names of sections: on a phone the form shows one group of them after the other. */
  steps?: readonly (readonly string[])[]
  /** The fields that a list shows as the title of a report without a child; the first two if left out. */
  listed?: readonly (keyof F & string)[]
  /** Start and end as ISO 8601, for kinds whose span is queried or constrained. */
  span?(values: ValuesOf<F>, timeZone: string): { startsAt: string; endsAt: string }
  /** A follow-up: its due date and assignee. It is in the day's list until it is done or the report is closed. */
  due?(values: ValuesOf<F>): { on: string; personId: string } | null
  /** The last day on which the child has to stay at home. */
  awayUntil?(values: ValuesOf<F>): string | null
  /** The kinds that can be opened from it, each with the values that the new report starts with. */
  opens?: Readonly<Record<string, Opening<F>['known']>>
  /** Whether it can be opened from an answer of a check. */
  opensFromChecks?: true
  /** Problems that the fields themselves cannot express. */
  problems?(values: ValuesOf<F>, facts: ReportFacts): Problems
}

/** The rule about the child that holds for every kind: nothing happened before the child's birth. */
export function childProblems(values: Values, { birthDate }: ReportFacts): Problems {
  const { occurredAt } = values
  if (birthDate === undefined || typeof occurredAt !== 'string') return {}
  // The day of birth in any time zone begins at most 14 hours before it does in UTC.
  const earliest = Date.parse(`${birthDate}T00:00:00Z`) - 14 * 3_600_000
  return Date.parse(occurredAt) < earliest ? { occurredAt: 'BEFORE_BIRTH' } : {}
}

/** The states of a kind's reports, starting with the initial state. */
export function statesOf({ initial, abilities }: Pick<ReportFile, 'initial' | 'abilities'>): ReportState[] {
  const reached = abilities.flatMap((ability) =>
    ability in reportTransitions ? [reportTransitions[ability as ReportTransition].to] : [],
  )
  return [...new Set<ReportState>([initial, ...reached])]
}

/** A report can be amended until it is decided or closed. */
export const isAmendable = (state: ReportState): boolean =>
  state === 'submitted' || state === 'open' || state === 'inWork'

/** The reader of a report. */
export interface ReportReader {
  personId: string
  mayDecide: boolean
  /** Includes the reader's own reports. */
  mayDecideOwn: boolean
}

interface AbilityFacts {
  authorId: string
  state: ReportState
  /** The assignee of a follow-up that is not done yet. */
  dueOf?: string | null
  /** The child has to stay at home, today or later. */
  isAway?: boolean
  /** The author has a question to answer. */
  isAsked?: boolean
}

const questions = Object.keys(reportQuestions) as ReportQuestion[]

/** What a reader may do to a report. Nobody changes what a decided report says: its author and managers add a correction as
 *  a separate step. */
export function abilitiesOn(
  { authorId, state, dueOf = null, isAway = false, isAsked = false }: AbilityFacts,
  { personId, mayDecide, mayDecideOwn }: ReportReader,
  { abilities, cancelledLater }: Pick<ReportFile, 'abilities' | 'cancelledLater'>,
): ReportAbility[] {
  const isAuthor = authorId === personId
  const all: ReportAbility[] = [...abilities, ...(abilities.includes('confirm') ? questions : [])]
  return all.filter((ability) => {
    if (ability === 'comment') return true
    if (ability === 'amend') return isAuthor && isAmendable(state)
    if (ability === 'correct') return state === 'confirmed' && (isAuthor || mayDecide)
    if (ability === 'followUp') return dueOf !== null && (dueOf === personId || isAuthor || mayDecide)
    if (ability === 'comeBack') return isAway && (isAuthor || mayDecide)
    if (ability === 'ask') return state === 'submitted' && !isAsked && mayDecide && !isAuthor
    if (ability === 'reply') return state === 'submitted' && isAsked && isAuthor
    const isLater = ability === 'cancel' && cancelledLater && state === 'confirmed'
    const { from, by }: Transition = isLater ? laterCancel : reportTransitions[ability]
    if (!from.includes(state) || by === 'staff') return from.includes(state)
    return by === 'author' ? isAuthor : mayDecide && (mayDecideOwn || !isAuthor)
  })
}
