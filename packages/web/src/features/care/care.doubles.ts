// Two people who record the same care for one child within minutes. Both entries stay: the one who was later is told.
import type { BoardChild, Entry } from './care.view.ts'

const within = 5 * 60_000

export interface Double {
  child: BoardChild
  own: Entry
  other: Entry
}

/** The reader's new entries beside which somebody else had recorded one already.
 *  @param isSent only the server knows who was first */
export function doublesOf(
  children: readonly BoardChild[],
  personId: string,
  isSent: (id: string) => boolean,
): Double[] {
  return children.flatMap((child) => {
    const entries = [...child.entries, ...(child.last ? [child.last] : [])]
    const others = entries.filter(({ recordedBy }) => recordedBy.id !== personId)
    const own = entries.findLast(
      ({ id, recordedBy, can }) => recordedBy.id === personId && can.includes('undo') && isSent(id),
    )
    const other = own && others.find((one) => isNear(one, own) && isBefore(one, own))
    return own && other ? [{ child, own, other }] : []
  })
}

const isNear = (one: Entry, other: Entry) =>
  Math.abs(Date.parse(one.occurredAt) - Date.parse(other.occurredAt)) <= within

/** Of two that arrived at the same instant, one is later all the same. */
const isBefore = (one: Entry, other: Entry) =>
  one.recordedAt === other.recordedAt ? one.id < other.id : one.recordedAt < other.recordedAt
