import type { Clock } from '../clock.ts'

/** Whether the database has had room for what was written lately. A write alone shows that: devices keep their entries
 *  and send them again, so another refusal or a success comes soon. */
export interface DatabaseRoom {
  isFull(): boolean
  /** A write was refused because there was no room. */
  refused(): void
  written(): void
}

/** A server that nobody writes to is asked again after this time: a proxy may send it no requests while it is full. */
const longest = 60_000

export function databaseRoom(clock: Clock): DatabaseRoom {
  let fullUntil = 0
  return {
    isFull: () => clock.now().getTime() < fullUntil,
    refused() {
      fullUntil = clock.now().getTime() + longest
    },
    written() {
      fullUntil = 0
    },
  }
}
