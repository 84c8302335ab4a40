// Counting heads, name to face: where each child of a count stands, what contradicts it, and when a child who was not
// seen is an alarm. Pure, so that the server's job and each device, also without a network, come to the same answer.
import { fullName } from '../child/child.rules.ts'
import type { WatchRules } from '../watch/watch.rules.ts'

/** Why heads are counted. */
export const countReasons = ['garden', 'toilets', 'room', 'excursion', 'closing', 'other'] as const
export type CountReason = (typeof countReasons)[number]

/** Why a child who is signed in is not among those who are counted. */
export const absenceReasons = ['collected', 'otherRoom', 'neverHere', 'other'] as const
export type AbsenceReason = (typeof absenceReasons)[number]

interface Counted {
  marked: { at: string } | null
  /** `why` is null after somebody took the explanation back. */
  absence: { why: AbsenceReason | null } | null
  /** The last stay of the day; null without one. */
  stay: { signedOutAt: string | null } | null
  /** Seen in another count while this one went on. */
  elsewhere: object | null
}

export type Standing = 'seen' | 'elsewhere' | 'explained' | 'gone' | 'missing'

/** Where a child of a count is, as far as anybody knows. */
export function standingOf({ marked, absence, stay, elsewhere }: Counted): Standing {
  if (marked) return 'seen'
  if (elsewhere) return 'elsewhere'
  if (stay?.signedOutAt !== null) return 'gone'
  return absence && absence.why !== null ? 'explained' : 'missing'
}

export const missingIn = <P extends Counted>(people: readonly P[]): P[] =>
  people.filter((person) => standingOf(person) === 'missing')

/** What does not agree with a child being seen here. */
export type Contradiction = 'countedTwice' | 'notSignedIn'

export function contradictionOf({ marked, stay, elsewhere }: Counted): Contradiction | undefined {
  if (!marked) return undefined
  if (elsewhere) return 'countedTwice'
  const { at } = marked
  const isSignedIn = stay && (stay.signedOutAt === null || Date.parse(stay.signedOutAt) > Date.parse(at))
  return isSignedIn ? undefined : 'notSignedIn'
}

const minute = 60_000
/** However often somebody else is seen, a missing child is an alarm by then. */
const atMost = 3 * minute

export interface WatchedCount {
  startedAt: string
  /** When somebody was last seen in it. */
  lastSeenAt: string | null
  missing: readonly unknown[]
}

/** A child who is not seen is an alarm for everybody a minute after the last one who was seen. */
export const headCountWatchRules: WatchRules<WatchedCount> = {
  dueAt({ startedAt, lastSeenAt, missing }) {
    if (missing.length === 0) return null
    const start = Date.parse(startedAt)
    const last = lastSeenAt === null ? start : Math.max(start, Date.parse(lastSeenAt))
    return new Date(Math.min(last + minute, start + atMost)).toISOString()
  },
  missedAfter: 0,
}

/** When somebody was last seen, of the people of a count. */
const lastSeenIn = (people: readonly Pick<Counted, 'marked'>[]): string | null =>
  people
    .flatMap(({ marked }) => marked?.at ?? [])
    .toSorted((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1) ?? null

interface CountedChild extends Counted {
  id: string
  firstName: string
  familyName: string
}

interface CountOfChildren<P extends CountedChild> {
  id: string
  room: { code: string } | null
  started: { at: string }
  people: readonly P[]
}

/** A count as it is watched. */
export const watchedCount = <P extends CountedChild>({ id, room, started, people }: CountOfChildren<P>) => ({
  id,
  roomCode: room?.code ?? null,
  startedAt: started.at,
  lastSeenAt: lastSeenIn(people),
  missing: missingIn(people).map((child) => ({ id: child.id, name: fullName(child) })),
})

/** A planned count may begin this much early. */
const earlyBy = 30 * minute

interface PlannedCount {
  /** Null for the whole centre. */
  roomId: string | null
  day: string
  dueAt: string
}

/** The planned count that this one is: of the same place and day, the last one that was due or nearly due when it began. */
export function taskOfCount<T extends PlannedCount>(
  { roomId, day, startedAt }: { roomId: string | null; day: string; startedAt: string },
  tasks: readonly T[],
): T | undefined {
  return tasks
    .filter((task) => task.roomId === roomId && task.day === day)
    .filter(({ dueAt }) => Date.parse(dueAt) - earlyBy <= Date.parse(startedAt))
    .toSorted((a, b) => Date.parse(a.dueAt) - Date.parse(b.dueAt))
    .at(-1)
}
