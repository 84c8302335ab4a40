// What is due in the day's list. A feature says what it is and when; whether it belongs to the days asked for, whether it
// is overdue, and where it stands in the list follow from that.
import { dayAt, instantOf } from '@daybook/contract/kernel/dates.ts'
import type { Right } from '@daybook/contract/kernel/rights.ts'
import type { EntryOut } from '@daybook/contract/kernel/schema.ts'
import type { TaskStatus } from '@daybook/contract/task/task.rules.ts'
import type { DueItem } from '@daybook/contract/today/today.contract.ts'
import type { Actor } from '../../platform/context.ts'
import type { DayItems, DaysWanted } from './today.parts.ts'

interface Said extends Pick<DueItem, 'id' | 'name' | 'subject' | 'about' | 'page'> {
  /** The entry of a dictionary that comes before it. */
  entry?: EntryOut
  roomCode?: string
  /** Who is to do it. Without them, it is not in anybody's to-do list. */
  staff?: { id: string; name: string | null }
  /** Shown as its time of day. */
  startsAt?: string | null
  isDone?: boolean
}

/** To be done by a day, and overdue after it. */
interface DueOn extends Said {
  day: string
  isStarted?: boolean
}

/** Of an instant. It is not overdue unless it says so. */
interface DueAt extends Said {
  at: string
  isOverdue?: boolean
}

export type Due = DueOn | DueAt

/** @param can the right to the page that they lead to
 *  @param list may give more than the days that are wanted */
export const dueItems = (
  can: Right,
  list: (context: Parameters<DayItems['between']>[0], wanted: DaysWanted) => Promise<readonly Due[]>,
): DayItems => ({
  can,
  async between(context, wanted) {
    const items = (await list(context, wanted)).map((due) => dueItem(due, context.actor))
    return items.filter((item) => isWanted(item, wanted))
  },
})

function isWanted({ day, status }: DueItem, { from, until, withOverdue }: DaysWanted): boolean {
  return day <= until && (day >= from || (withOverdue && status !== 'done'))
}

function dueItem(due: Due, { today, timeZone }: Pick<Actor, 'today' | 'timeZone'>): DueItem {
  const { id, name, subject, about, page, entry, roomCode = null, staff, startsAt = null } = due
  return {
    kind: 'due',
    id,
    name,
    subject,
    about,
    ...(entry && { entry }),
    page,
    roomCode,
    ...('at' in due
      ? { day: dayAt(new Date(due.at), timeZone), dueAt: due.at }
      : { day: due.day, dueAt: startsAt ?? instantOf(due.day, '00:00', timeZone).toISOString() }),
    ...(startsAt !== null && { startsAt }),
    status: statusOf(due, today),
    staffId: staff?.id ?? null,
    staffName: staff?.name ?? null,
  }
}

function statusOf(due: Due, today: string): TaskStatus {
  if (due.isDone) return 'done'
  if ('at' in due) return due.isOverdue ? 'overdue' : 'pending'
  if (due.day < today) return 'overdue'
  return due.isStarted ? 'inProgress' : 'pending'
}
