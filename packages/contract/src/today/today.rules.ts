// The order of a day's list. Pure, so that a task that becomes overdue on an open screen moves up at once.
import type { TaskStatus } from '../task/task.rules.ts'

/** A list of what waits, or a section of the manager's page, has at most this many rows of each kind. */
export const mostRows = 100

/** What somebody does with what waits for them. */
export const awaitedDeeds = ['decide', 'answer', 'read', 'do'] as const
export type AwaitedDeed = (typeof awaitedDeeds)[number]

/** Whose turn it is. */
export const awaitedFrom = ['own', 'shared', 'others'] as const
export type AwaitedFrom = (typeof awaitedFrom)[number]

/** The fields that decide the order. A birthday has neither status nor time. */
interface Ordered {
  id: string
  status?: TaskStatus
  /** ISO 8601. */
  dueAt?: string
}

/** Overdue first, then birthdays, then open tasks, done last. */
function rank({ status }: Pick<Ordered, 'status'>): number {
  if (status === undefined) return 1
  return { overdue: 0, inProgress: 2, pending: 2, done: 3 }[status]
}

/** Sorts by rank, then by due time. Equal items keep their order. */
export function inOrderOfDay<T extends Ordered>(items: readonly T[]): T[] {
  const due = (item: T) => (item.dueAt === undefined ? 0 : Date.parse(item.dueAt))
  return [...items].sort((a, b) => rank(a) - rank(b) || due(a) - due(b))
}

/** How far ahead home looks. */
export const soonWithin = 60 * 60_000
/** How long something that began stays under what is due now. */
const begunFor = 30 * 60_000

interface Timed extends Ordered {
  kind: string
  /** When it begins, if it takes place at a time of day. */
  startsAt?: string | undefined
  roomCode?: string | null
}

/** Today's items in four parts: what is due now or within the hour, by time; what is to be done by the end of the day;
 *  and what comes later or is done. Rounds of a room stand before those of the whole centre, because children wait for
 *  them. If nothing is due, the next round is, so that the list says what comes. */
export function partsOfDay<T extends Timed>(
  items: readonly T[],
  now: number,
): { next: T[]; byTonight: T[]; later: T[]; done: T[] } {
  const sorted = inOrderOfDay(items)
  const done = sorted.filter(({ status }) => status === 'done')
  const open = sorted.filter((item) => !done.includes(item))
  const due = (item: T) => Date.parse(item.dueAt ?? '')
  // A birthday has no time, and what is due on a day has one only if it takes place then.
  const isTimed = (item: T) =>
    item.kind === 'due'
      ? item.startsAt !== undefined && (item.status === 'overdue' || due(item) >= now - begunFor)
      : item.dueAt !== undefined
  const timed = open.filter(isTimed)
  const ofCentre = (item: T) => Number((item.roomCode ?? null) === null)
  const soon = timed
    .filter((item) => due(item) <= now + soonWithin)
    .sort((a, b) => ofCentre(a) - ofCentre(b) || due(a) - due(b))
  const later = timed.filter((item) => !soon.includes(item)).sort((a, b) => due(a) - due(b))
  const next = soon.length > 0 ? soon : later.slice(0, 1)
  return {
    next,
    byTonight: open.filter((item) => !timed.includes(item)),
    later: later.filter((item) => !next.includes(item)),
    done,
  }
}

/** The days of a month in order, `YYYY-MM-DD`. @param month 1 to 12 */
export function daysOfMonth(year: number, month: number): string[] {
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const pad = (number: number) => String(number).padStart(2, '0')
  return Array.from({ length: days }, (_, index) => `${year}-${pad(month)}-${pad(index + 1)}`)
}
