// The children of a briefing, each with what all features know of their day.
import { aftercareWatchRules, isWatched } from '@daybook/contract/aftercare/aftercare.rules.ts'
import type { briefing } from '@daybook/contract/briefing/briefing.contract.ts'
import { newestOf } from '@daybook/contract/briefing/briefing.rules.ts'
import { barredOn } from '@daybook/contract/contact/collect.rules.ts'
import { dayBounds } from '@daybook/contract/kernel/dates.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import type { Actor, Context } from '../../platform/context.ts'
import { watchedChildren } from '../aftercare/aftercare.watch.ts'
import { childDays, childPresence } from '../attendance/index.ts'
import { type CollectorRow, collectorsOfAll } from '../contact/index.ts'
import { dosesHere } from '../medicinePlan/medicinePlan.doses.ts'
import { careSince, type Here, knownOf, type ReportRow, reportsSince } from './briefing.queries.ts'

type BriefedChild = AnswerOf<(typeof briefing.operations)['getBriefing']>['children'][number]

/** By name. A fixed number of queries, however many children are here. */
export async function childrenOf(
  { tx, actor, clock }: Context<unknown, Actor>,
  here: readonly Here[],
): Promise<BriefedChild[]> {
  if (here.length === 0) return []
  const now = clock.now()
  const ids = here.map(({ childId }) => childId)
  const { from } = dayBounds(actor.today, actor.timeZone)
  const [days, contacts, known, care, reports, watched, planned] = await Promise.all([
    childDays(tx, actor.today, ids),
    collectorsOfAll(tx, ids),
    knownOf(tx, ids, actor.today),
    careSince(tx, ids, from),
    reportsSince(tx, ids, from),
    watchedChildren(tx, actor),
    dosesHere(tx, actor, now),
  ])
  const [contactsOf, careOf, reportsOf] = [byChild(contacts), byChild(care), byChild(reports)]
  const looks = new Map(watched.map((one) => [one.id, aftercareWatchRules.dueAt(one, now.getTime())]))
  return days.map((childDay) => {
    const { id } = childDay.card
    const entries = careOf.get(id) ?? []
    const ofKind = Map.groupBy(reportsOf.get(id) ?? [], ({ kind }) => kind)
    const reported = ofKind.get('medicine') ?? []
    const ofPlan = planned.filter(({ childId }) => childId === id)
    const accidents = ofKind.get('incident') ?? []
    const { custodyNote = null, reminders = [] } = known.find((row) => row.id === id) ?? {}
    const stays = here.filter(({ childId }) => childId === id)
    return {
      ...childPresence(childDay, now),
      mayNotCollect: barred(contactsOf.get(id) ?? [], actor.today),
      orders: (contactsOf.get(id) ?? []).flatMap(orderOf),
      custodyNote,
      reminders,
      care: entries,
      doses: [
        ...reported.map(({ id, at, detail: { name = '', dose = '' } }) => ({ id, at, name, dose })),
        ...ofPlan.flatMap(({ given }) => given),
      ].sort((a, b) => Date.parse(b.at) - Date.parse(a.at)),
      nextDoses: ofPlan.map(({ next }) => next).sort(byTime),
      injuries: accidents.map((accident) => injury(accident, looks.get(accident.id) ?? null)),
      changedAt: newestOf([...stays, ...entries, ...reported, ...ofPlan, ...accidents]) ?? now.toISOString(),
    }
  })
}

type NextDose = BriefedChild['nextDoses'][number]
/** Those without a time last. */
const byTime = (a: NextDose, b: NextDose) => timeOf(a) - timeOf(b)
const timeOf = ({ dueAt }: NextDose) => (dueAt === null ? Number.MAX_VALUE : Date.parse(dueAt))

const byChild = <Row extends { childId: string }>(rows: readonly Row[]) =>
  Map.groupBy(rows, ({ childId }) => childId)

const orderOf = ({ name, orderNote, orderPhone }: CollectorRow) =>
  orderNote === null ? [] : [{ name, note: orderNote, phone: orderPhone }]

const barred = (contacts: readonly CollectorRow[], day: string): string[] =>
  barredOn(contacts, day).map(({ contact }) => contact.name)

function injury({ id, at, detail }: ReportRow, nextLookAt: string | null): BriefedChild['injuries'][number] {
  const bodyParts = detail.bodyParts ?? []
  return { id, at, injuries: detail.injuries ?? [], bodyParts, isWatched: isWatched(bodyParts), nextLookAt }
}
