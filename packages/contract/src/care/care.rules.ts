// What may be recorded, changed and taken back, of whatever kind of care. Pure, so that a screen says at once
// what the server would say, also without a network. Instants are ISO 8601, days `YYYY-MM-DD`.
import { clockTolerance, needsReason } from '../attendance/attendance.rules.ts'
import type { ErrorKey } from '../kernel/errors.ts'
import { type ChildCautions, type Containing, conflictsOf } from './allergen.rules.ts'

const day = 86_400_000
/** How far back an entry may lie. A teacher remembers a week; what surfaces later (a slip of paper, a parent's
 *  question) a manager adds within the month. Beyond that it would be a claim and not a record. */
export const reachBack = { teacher: 7 * day, manager: 30 * day } as const

/** Children in one request. */
export const batchLimit = 100

/** One child's care as somebody claims it. `day` is the centre's day of `occurredAt`. */
export interface Claim {
  childId: string
  occurredAt: string
  day: string
}

/** What is known about the child of a claim at the time of the claim. */
export interface Whereabouts {
  /** Whether the centre has this child. */
  known: boolean
  /** Signed in at that time. */
  present: boolean
  /** The rooms it belonged to then: the one it was signed into and the one it is enrolled in. */
  roomIds: readonly string[]
}

/** What the claims are made for. */
export interface Occasion {
  now: Date
  kind: string
  /** One of `reachBack`. */
  reach: number
  /** The room that all of them have to be of, if any. */
  roomId: string | null
  task: { kind: string; day: string } | null
  /** It may be about a child who is not here, as long as it belongs to a room that day. */
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

/** Whether a claim is about now, give or take what clocks differ; else it is a late entry with its own time. */
export function isAboutNow(occurredAt: string, now: Date): boolean {
  return Math.abs(now.getTime() - Date.parse(occurredAt)) <= clockTolerance
}

/** Whether a child was here at an instant. A tablet whose clock is a little behind the one that signed the child in
 *  is not held against anybody. */
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

/** Child id → why, for those of a batch that cannot be recorded. All are recorded or none. */
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

/** Which children of a room a task of a kind asks for; all of them where nothing is said. */
export interface Awaited {
  inNappies?: boolean
}

export function isAwaited(child: { inNappies: boolean }, { inNappies }: Awaited): boolean {
  return inNappies === undefined || child.inNappies === inNappies
}

/** The rules that are a kind's own, the same on both sides. */
export interface KindRules<Detail> extends Containing<Detail> {
  /** Whom its tasks ask for; left out by a kind that has no tasks. */
  awaited?: Awaited
  /** Can be said of a child also before it comes and after it went. */
  alsoAway?: boolean
  /** Says nothing without its note. */
  needsNote?: boolean
  /** Why nobody may say this of this child, at this time. */
  refusal?(detail: Detail, child: ChildCautions, occurredAt: string): ErrorKey | undefined
}

/** Whether anything that is known of the child could speak against this detail. */
export const isForSome = <Detail>(kind: KindRules<Detail>, detail: Detail): boolean =>
  kind.refusal !== undefined || (kind.contains?.(detail) ?? []).length > 0

/** Why what a claim says cannot be recorded for its child: the kind's own rule, or a conflict without a reason. */
export function contentRefusal<Detail>(
  kind: KindRules<Detail>,
  {
    detail,
    conflictReason,
    occurredAt,
  }: {
    detail: Detail
    conflictReason?: string | null
    occurredAt: string
  },
  child: ChildCautions,
): ErrorKey | undefined {
  const own = kind.refusal?.(detail, child, occurredAt)
  if (own || conflictReason) return own
  return conflictsOf(kind, detail, child).length > 0 ? 'CONFLICT_REASON_REQUIRED' : undefined
}

/** What may be done to an entry: `undo` is to void or correct it without giving a reason. */
export const careAbilities = ['amend', 'void', 'undo'] as const
export type CareAbility = (typeof careAbilities)[number]

export interface Reader {
  personId: string
  /** Holds the right to change what others recorded (`care.amendAny`). */
  mayAmendAny: boolean
}

/** Who recorded it may change it for as long as they might have added it; a manager at any time, with a reason. */
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
