// What the tablet shows of who is here: as it was last read, with what was tapped on it since. On another day nobody is here
// yet, and what was read too long ago may be wrong either way: a tablet that hears nothing asks who comes and who goes.
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { every } from './kiosk.board.ts'
import { lastTaps, type Tap } from './kiosk.queue.ts'
import type { Person, ReadBoard } from './kiosk.view.ts'

/** A board that has missed some reads does not know what colleagues recorded meanwhile. */
const isOldAfter = 5 * every

export const isOldRead = (readAt: string | undefined, now: number): boolean =>
  readAt === undefined || now - Date.parse(readAt) > isOldAfter

/** Whether an instant is on the centre's day that it is now. */
export const isOfDay = (at: string | undefined, now: number, timeZone: string): boolean =>
  at !== undefined && dayAt(new Date(at), timeZone) === dayAt(new Date(now), timeZone)

export const tapsOfDay = (taps: readonly Tap[], now: number, timeZone: string): Tap[] =>
  taps.filter(({ occurredAt }) => isOfDay(occurredAt, now, timeZone))

/** The names as they will be once the waiting taps are sent. */
export function withTaps({ rooms, staff, ...board }: ReadBoard, taps: readonly Tap[], now: number) {
  const { readAt, timeZone } = board
  const isToday = isOfDay(readAt, now, timeZone)
  const last = lastTaps(tapsOfDay(taps, now, timeZone))
  const tapped = <P extends Person>(people: readonly P[]): P[] =>
    people.map((person) => ({
      ...person,
      isHere: last.has(person.id) ? last.get(person.id) === 'in' : isToday && person.isHere,
    }))
  return {
    ...board,
    rooms: rooms.map((room) => ({ ...room, children: tapped(room.children) })),
    staff: tapped(staff),
  }
}
