// The children of a briefing, each with what all features know of their day.
import { aftercareWatchRules, isWatched } from '@daybook/contract/aftercare/aftercare.rules.ts'
import { barredOn } from '@daybook/contract/contact/collect.rules.ts'
import { dayBounds } from '@daybook/contract/kernel/dates.ts'
import type { Actor, Context } from '../../platform/context.ts'
import { watchedChildren } from '../aftercare/aftercare.watch.ts'
import { childDays, childPresence } from '../attendance/index.ts'
import { type CollectorRow, collectorsOfAll } from '../contact/index.ts'
import { dosesOfToday, nextDosesHere } from '../medicinePlan/medicinePlan.doses.ts'
import { type BriefedChild, briefedChild, listed } from './briefing.parts.ts'
import {
  careSince,
  type Here,
  type ReportRow,
  recordsOf,
  remindersOn,
  reportsSince,
} from './briefing.queries.ts'

/** By name. A fixed number of queries, however many children are here. */
export async function childrenOf(
  { tx, actor, clock }: Context<unknown, Actor>,
  here: readonly Here[],
): Promise<BriefedChild[]> {
  if (here.length === 0) return []
  const now = clock.now()
  const ids = here.map(({ childId }) => childId)
  const { from } = dayBounds(actor.today, actor.timeZone)
  const [days, contacts, records, reminders, care, reports, watched, planned, given] = await Promise.all([
    childDays(tx, actor.today, ids),
    collectorsOfAll(tx, ids),
    recordsOf(tx, ids),
    remindersOn(tx, ids, actor.today),
    careSince(tx, ids, from),
    reportsSince(tx, ids, from),
    watchedChildren(tx, actor),
    nextDosesHere(tx, actor, now),
    dosesOfToday(tx, ids, actor),
  ])
  const [staysOf, recordOf, remindersOf] = [byChild(here), byChild(records), byChild(reminders)]
  const [contactsOf, careOf] = [byChild(contacts), byChild(care)]
  const [plansOf, givenOf] = [byChild(planned), byChild(given)]
  const medicinesOf = byChild(reports.filter(({ kind }) => kind === 'medicine'))
  const accidentsOf = byChild(reports.filter(({ kind }) => kind === 'incident'))
  const watchesOf = byChild(
    watched.map((one) => ({ ...one, nextLookAt: aftercareWatchRules.dueAt(one, now.getTime()) })),
  )
  return days.map((childDay) => {
    const { id } = childDay.card
    const [reported, accidents, watches] = [medicinesOf(id), accidentsOf(id), watchesOf(id)]
    const barred = barredOn(contactsOf(id), actor.today).map(({ contact }) => contact)
    const plans = plansOf(id)
    const planChanges = plans.flatMap(({ changes }) => changes)
    return briefedChild(
      { shown: childPresence(childDay, now), from: [...recordOf(id), ...staysOf(id)] },
      {
        mayNotCollect: listed(barred, ({ name }) => name),
        orders: listed(contactsOf(id).flatMap(orderOf), (order) => order),
        custodyNote: { shown: recordOf(id)[0]?.custodyNote ?? null, from: recordOf(id) },
        reminders: listed(remindersOf(id), ({ text }) => text),
        care: listed(careOf(id), (entry) => entry),
        doses: {
          shown: [...reported.map(doseOf), ...givenOf(id).map(({ shown }) => shown)].sort(newestFirst),
          from: [...reported, ...givenOf(id)],
        },
        nextDoses: { shown: plans.map(({ next }) => next).sort(byTime), from: planChanges },
        injuries: {
          shown: accidents.map((one) => injury(one, watches)),
          from: [...accidents, ...watches],
        },
      },
      now,
    )
  })
}

type NextDose = BriefedChild['nextDoses'][number]
/** Those without a time last. */
const byTime = (a: NextDose, b: NextDose) => timeOf(a) - timeOf(b)
const timeOf = ({ dueAt }: NextDose) => (dueAt === null ? Number.MAX_VALUE : Date.parse(dueAt))

type Dose = BriefedChild['doses'][number]
const newestFirst = (a: Dose, b: Dose) => Date.parse(b.at) - Date.parse(a.at)
const doseOf = ({ id, at, detail: { name = '', dose = '' } }: ReportRow): Dose => ({ id, at, name, dose })

/** The rows of a child, by its id. */
function byChild<Row extends { childId: string | null }>(rows: readonly Row[]) {
  const found = Map.groupBy(rows, ({ childId }) => childId)
  return (id: string): readonly Row[] => found.get(id) ?? []
}

const orderOf = ({ name, orderNote: note, orderPhone: phone, changedAt }: CollectorRow) =>
  note === null ? [] : [{ name, note, phone, changedAt }]

function injury(
  { id, at, detail }: ReportRow,
  watches: readonly { id: string; nextLookAt: string | null }[],
): BriefedChild['injuries'][number] {
  const bodyParts = detail.bodyParts ?? []
  const nextLookAt = watches.find((one) => one.id === id)?.nextLookAt ?? null
  return { id, at, injuries: detail.injuries ?? [], bodyParts, isWatched: isWatched(bodyParts), nextLookAt }
}
