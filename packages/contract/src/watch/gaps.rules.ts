// The report of gaps: which looks were taken late and which were missed, while something was watched. Pure, so that the
// page of a record, also without a network, and the server say the same. Instants are ISO 8601, durations milliseconds.
import type { WatchRules } from './watch.rules.ts'

/** A look that is over by less than this is on time. Times are recorded in whole minutes, so that less than a minute
 *  cannot be told from on time. */
const tolerance = 60_000

/** A period in which something was watched. */
interface WatchedPeriod<Look> {
  from: string
  /** The end, or now while it is still watched. */
  until: number
  /** In any order. Those before the period count for when the first look in it is due, and those after it do not count. */
  looks: readonly Look[]
  /** When a look is due after the last one; null when none is. @param lastAt null before the first look */
  dueAfter(lastAt: string | null): string | null
}

/** A time in which nobody looked although a look was due. */
export interface Gap<Look> {
  dueAt: string
  /** The look that ended it, from which follows who took it. Null when none followed in the period. */
  endedBy: Look | null
  /** How long the look was overdue, until the end of the period if none followed. */
  overBy: number
  kind: 'late' | 'missed'
}

/** Every late or missed look of a period, in order. */
export function gapsIn<Look extends { at: string }>(
  { from, until, looks, dueAfter }: WatchedPeriod<Look>,
  { missedAfter }: Pick<WatchRules<never>, 'missedAfter'>,
): Gap<Look>[] {
  const start = Date.parse(from)
  const inOrder = looks.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
  const within = inOrder.filter(({ at }) => Date.parse(at) >= start && Date.parse(at) <= until)
  let lastAt = inOrder.findLast(({ at }) => Date.parse(at) < start)?.at ?? null
  const gaps: Gap<Look>[] = []
  for (const look of [...within, null]) {
    const due = dueAfter(lastAt)
    if (due === null) break
    // Nobody could look before the period started.
    const dueAt = Math.max(Date.parse(due), start)
    const overBy = (look === null ? until : Date.parse(look.at)) - dueAt
    const kind = overBy > missedAfter ? 'missed' : 'late'
    if (overBy >= tolerance) gaps.push({ dueAt: new Date(dueAt).toISOString(), endedBy: look, overBy, kind })
    lastAt = look?.at ?? null
  }
  return gaps
}
