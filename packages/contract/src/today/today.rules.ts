// The order of a day's list. Pure, so that a task that turns overdue on an open screen moves up at once.
import type { TaskStatus } from '../task/task.rules.ts'

/** What the order looks at; a birthday has neither status nor time. */
interface Ordered {
  id: string
  status?: TaskStatus
  /** ISO 8601. */
  dueAt?: string
}

/** What burns first, what is over last, and a birthday before the day's round begins. */
function rank({ status }: Pick<Ordered, 'status'>): number {
  if (status === undefined) return 1
  return { overdue: 0, inProgress: 2, pending: 2, done: 3 }[status]
}

/** Overdue first, then birthdays, then by due time, done last; what is equal stays in its order. */
export function inOrderOfDay<T extends Ordered>(items: readonly T[]): T[] {
  const due = (item: T) => (item.dueAt === undefined ? 0 : Date.parse(item.dueAt))
  return [...items].sort((a, b) => rank(a) - rank(b) || due(a) - due(b))
}

/** The days of a month, `YYYY-MM-DD`, the first first. @param month 1 to 12 */
export function daysOfMonth(year: number, month: number): string[] {
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const pad = (number: number) => String(number).padStart(2, '0')
  return Array.from({ length: days }, (_, index) => `${year}-${pad(month)}-${pad(index + 1)}`)
}
