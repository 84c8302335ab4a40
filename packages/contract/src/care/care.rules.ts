// Rules for recording, amending and voiding care of any kind. Pure, so that a screen can check them before the server
// does, even offline. Instants are ISO 8601, days `YYYY-MM-DD`.
import { needsReason } from '../attendance/attendance.rules.ts'
import { type ChildCautions, type Containing, conflictsOf } from '../kernel/allergen.rules.ts'
import { clockTolerance } from '../kernel/entryClock.rules.ts'
import type { ErrorKey } from '../kernel/errors.ts'

const day = 86_400_000
/** How far back an entry may be dated, in milliseconds. A teacher remembers a week. A manager can add something found
 *  later (a slip of paper, a parent's question) within a month. An older entry would not be reliable. */
export const reachBack = { teacher: 7 * day, manager: 30 * day } as const

/** The most children in one request. */
export const batchLimit = 100

/** An entry for one child before it is checked. `day` is the centre's day of `occurredAt`. */
export interface Claim {
  childId: string
  occurredAt: string
  day: string
}

/** Where the child of a claim was at the claimed time. */
export interface Whereabouts {
  /** Whether the centre has this child. */
  known: boolean
  /** Signed in at that time. */
  present: boolean
  /** The rooms the child belonged to then: the one they were signed into and the one they are enrolled in. */
  roomIds: readonly string[]
}

/** The request that the claims belong to. */
export interface Occasion {
  now: Date
  kind: string
  /** One of `reachBack`. */
  reach: number
  /** The room that all children have to belong to, if any. */
  roomId: string | null
  task: { kind: string; day: string } | null
  /** Allows a child who is away, if the child belongs to a room that day. */
  alsoAway?: boolean
}

type Refusal = Extract<
  ErrorKey,
  | 'NOT_FOUND'
  | 'TIME_IN_FUTURE'
  | 'TIME_TOO_OLD'
  | 'CHILD_TWICE'
  | 'TASK_OF_OTHER_KIND'
  | 'TASK_NOT_TODAY'
  | 'CHILD_NOT_PRESENT'
  | 'CHILD_NOT_PRESENT_THEN'
  | 'CHILD_NOT_IN_ROOM'
>

export function timeRefusal(
  occurredAt: string,
  now: Date,
  reach: number,
): 'TIME_IN_FUTURE' | 'TIME_TOO_OLD' | undefined {
  const ago = now.getTime() - Date.parse(occurredAt)
  if (ago < -clockTolerance) return 'TIME_IN_FUTURE'
  return ago > reach ? 'TIME_TOO_OLD' : undefined
}

/** Whether a claim is about now, within the clock tolerance. Otherwise it has a chosen time. */
export function isAboutNow(occurredAt: string, now: Date): boolean {
  return Math.abs(now.getTime() - Date.parse(occurredAt)) <= clockTolerance
}

/** Whether a child was present at an instant. Tolerates a tablet whose clock is a little behind the one that signed the
 *  child in. */
export function wasHere(
  stays: readonly { signedInAt: string; signedOutAt: string | null }[],
  instant: string,
): boolean {
  const at = Date.parse(instant)
  return stays.some(
    ({ signedInAt, signedOutAt }) =>
      Date.parse(signedInAt) <= at + clockTolerance && (signedOutAt === null || Date.parse(signedOutAt) > at),
  )
}

/** Why a claim cannot be recorded, or undefined when it can. */
export function refusalOf(claim: Claim, occasion: Occasion, where: Whereabouts): Refusal | undefined {
  if (!where.known) return 'NOT_FOUND'
  const untimely = timeRefusal(claim.occurredAt, occasion.now, occasion.reach)
  if (untimely) return untimely
  if (occasion.task && occasion.task.kind !== occasion.kind) return 'TASK_OF_OTHER_KIND'
  if (occasion.task && occasion.task.day !== claim.day) return 'TASK_NOT_TODAY'
  if (!where.present && !(occasion.alsoAway && where.roomIds.length > 0))
    return isAboutNow(claim.occurredAt, occasion.now) ? 'CHILD_NOT_PRESENT' : 'CHILD_NOT_PRESENT_THEN'
  if (occasion.roomId && !where.roomIds.includes(occasion.roomId)) return 'CHILD_NOT_IN_ROOM'
  return undefined
}

/** Child id → why the claim cannot be recorded. A batch is recorded as a whole or not at all. */
export function refusals<C extends Claim>(
  claims: readonly C[],
  occasion: Occasion,
  whereabouts: (claim: C) => Whereabouts,
): Record<string, Refusal> {
  const refused: Record<string, Refusal> = {}
  const seen = new Set<string>()
  for (const claim of claims) {
    const why = seen.has(claim.childId) ? 'CHILD_TWICE' : refusalOf(claim, occasion, whereabouts(claim))
    if (why) refused[claim.childId] ??= why
    seen.add(claim.childId)
  }
  return refused
}

/** Which children of a room a kind's tasks include. Without a condition, all of them. */
export interface Awaited {
  inNappies?: boolean
}

export function isAwaited(child: { inNappies: boolean }, { inNappies }: Awaited): boolean {
  return inNappies === undefined || child.inNappies === inNappies
}

/** The rules of one kind, the same on server and web. */
export interface KindRules<Detail> extends Containing<Detail> {
  /** The children that its tasks include. Left out for a kind without tasks. */
  awaited?: Awaited
  /** Can be recorded before a child arrives and after they leave. */
  alsoAway?: boolean
  /** What conflicts with an allergy or diet needs somebody else who has checked it. */
  needsSecond?: boolean
  /** Requires a note. */
  needsNote?: boolean
  /** The times in the detail, by the names of its fields. None of them may be still to come. */
  timesOf?(detail: Detail): Record<string, string | null>
  /** Whether a changed detail only adds what nobody had said yet. */
  completes?(before: Detail, after: Detail): boolean
  /** Why this detail cannot be recorded for this child at this time. */
  refusal?(detail: Detail, child: ChildCautions, occurredAt: string): ErrorKey | undefined
}

/** Whether the detail may be refused for some children, so that the child's facts are needed. */
export const isForSome = <Detail>(kind: KindRules<Detail>, detail: Detail): boolean =>
  kind.refusal !== undefined || (kind.contains?.(detail) ?? []).length > 0

/** The content of an entry that an amendment may change. */
interface Amendable<Detail> {
  occurredAt: string
  note: string | null
  detail: Detail
}

/** Whether an amendment only adds what nobody had said yet. It corrects nothing, so it needs no reason at any time. */
export const isCompletion = <Detail>(
  { completes }: Pick<KindRules<Detail>, 'completes'>,
  before: Amendable<Detail>,
  after: Amendable<Detail>,
): boolean =>
  before.occurredAt === after.occurredAt &&
  before.note === after.note &&
  (completes?.(before.detail, after.detail) ?? false)

/** Why a claim's content cannot be recorded for its child: the kind's own rule, or a conflict without a reason or a
 *  second person. */
export function contentRefusal<Detail>(
  kind: KindRules<Detail>,
  {
    detail,
    conflictReason,
    checkedBy,
    occurredAt,
  }: {
    detail: Detail
    conflictReason?: string | null
    checkedBy?: string | null
    occurredAt: string
  },
  child: ChildCautions,
): ErrorKey | undefined {
  const own = kind.refusal?.(detail, child, occurredAt)
  if (own || conflictsOf(kind, detail, child).length === 0) return own
  if (!conflictReason) return 'CONFLICT_REASON_REQUIRED'
  return kind.needsSecond && !checkedBy ? 'SECOND_PERSON_REQUIRED' : undefined
}

/** Why the times in a detail cannot be: one of them is still to come. Without this, a wrong hour for "up" would end the
 *  watch over a child who is asleep. */
export function futureRefusal<Detail>(
  { timesOf }: Pick<KindRules<Detail>, 'timesOf'>,
  detail: Detail,
  now: Date,
): 'TIME_IN_FUTURE' | undefined {
  const isAhead = (at: string | null) => at !== null && timeRefusal(at, now, Number.POSITIVE_INFINITY)
  return Object.values(timesOf?.(detail) ?? {}).some(isAhead) ? 'TIME_IN_FUTURE' : undefined
}

/** The actions on an entry. `undo` allows voiding or amending it without a reason. */
export const careAbilities = ['amend', 'void', 'undo'] as const
export type CareAbility = (typeof careAbilities)[number]

export interface Reader {
  personId: string
  /** Has the right to change other people's entries (`care.amendAny`). */
  mayAmendAny: boolean
}

/** The author may change an entry for as long as a teacher may add one. A manager may at any time, with a reason. */
export function abilitiesOn(
  entry: { recordedBy: { id: string }; recordedAt: string; voided: unknown },
  reader: Reader,
  now: Date,
): CareAbility[] {
  if (entry.voided) return []
  const own = entry.recordedBy.id === reader.personId
  const age = now.getTime() - Date.parse(entry.recordedAt)
  if (!reader.mayAmendAny && !(own && age <= reachBack.teacher)) return []
  return own && !needsReason(entry.recordedAt, now) ? ['amend', 'void', 'undo'] : ['amend', 'void']
}
