// A child on a briefing is put together from parts. Each says what it was made from, so that the newest of everything that
// stands there is known, and no part can be left out.
import type { briefing } from '@daybook/contract/briefing/briefing.contract.ts'
import { newestOf } from '@daybook/contract/briefing/briefing.rules.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import type { childPresence } from '../attendance/index.ts'

export type BriefedChild = AnswerOf<(typeof briefing.operations)['getBriefing']>['children'][number]

/** A record with the time of its last change. */
interface Changed {
  changedAt: string
}

interface Part<Shown> {
  shown: Shown
  from: readonly Changed[]
}

type Presence = ReturnType<typeof childPresence>
type Parts = {
  readonly [Name in Exclude<keyof BriefedChild, keyof Presence | 'changedAt'>]: Part<BriefedChild[Name]>
}

/** A part that shows its records one by one. */
export const listed = <Row extends Changed, Shown>(
  rows: readonly Row[],
  show: (row: Row) => Shown,
): Part<Shown[]> => ({ shown: rows.map(show), from: rows })

/** @param now where a child would have no record at all */
export function briefedChild(presence: Part<Presence>, parts: Parts, now: Date): BriefedChild {
  const { mayNotCollect, orders, custodyNote, reminders, care, doses, nextDoses, injuries } = parts
  return {
    ...presence.shown,
    mayNotCollect: mayNotCollect.shown,
    orders: orders.shown,
    custodyNote: custodyNote.shown,
    reminders: reminders.shown,
    care: care.shown,
    doses: doses.shown,
    nextDoses: nextDoses.shown,
    injuries: injuries.shown,
    changedAt: newestOf([presence, ...Object.values(parts)].flatMap(({ from }) => from)) ?? now.toISOString(),
  }
}
