import type { Tx } from '../../platform/database/database.ts'

/** What a calendar shows. It is read outside the app, so nothing in it names a child. */
export interface CalendarEntry {
  /** The same as long as it is the same thing. */
  id: string
  /** Increases with every change. */
  sequence: number
  startsAt: string
  endsAt: string
  title: string
  where?: string
  /** It was called off. */
  isOff?: boolean
}

/** What a feature has for one person's calendar between two instants. Exported from its index.ts as
 *  `<feature>Calendar`. */
export type CalendarSource = (asked: {
  tx: Tx
  personId: string
  from: string
  until: string
  timeZone: string
}) => Promise<CalendarEntry[]>
