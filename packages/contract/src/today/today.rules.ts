// The order of a day's list. Pure, so that a task that becomes overdue on an open screen moves up at once.
import type { TaskStatus } from '../task/task.rules.ts'

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

/** How far ahead a round shows without being asked for. */
const soonWithin = 90 * 60_000

/** Today's items in three parts: what counts now, and, folded, what comes later and what is done. A round that is due
 *  within an hour and a half counts as now. If there is none, the next one does, so that the list says what comes. */
export function partsOfDay<T extends Ordered>(
  items: readonly T[],
  now: number,
): { current: T[]; later: T[]; done: T[] } {
  const sorted = inOrderOfDay(items)
  const done = sorted.filter(({ status }) => status === 'done')
  const isFar = ({ status, dueAt = '' }: T) => status === 'pending' && Date.parse(dueAt) > now + soonWithin
  const far = sorted.filter(isFar)
  const near = sorted.filter((item) => !done.includes(item) && !far.includes(item))
  const hasRound = near.some(({ status }) => status !== undefined)
  const next = hasRound ? [] : far.slice(0, 1)
  return { current: [...near, ...next], later: far.slice(next.length), done }
}

/** The days of a month in order, `YYYY-MM-DD`. @param month 1 to 12 */
export function daysOfMonth(year: number, month: number): string[] {
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const pad = (number: number) => String(number).padStart(2, '0')
  return Array.from({ length: days }, (_, index) => `${year}-${pad(month)}-${pad(index + 1)}`)
}
