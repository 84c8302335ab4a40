import { childPage } from '@daybook/contract/childPage/childPage.contract.ts'
import { chartDaysUpTo } from '@daybook/contract/childPage/childPage.rules.ts'
import { dayBounds } from '@daybook/contract/kernel/dates.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import type { ContextOf } from '../../platform/context.ts'
import { found } from '../../platform/errors.ts'
import { implement } from '../../platform/implement.ts'
import { childDays, childOnBoard, childPresence } from '../attendance/index.ts'
import { logOfChild, readerOf } from '../care/index.ts'
import { noticesOf, roomsOfChild } from '../child/index.ts'
import { collectorMinAge, contactsOf } from '../contact/index.ts'
import { untoldOf } from '../report/index.ts'
import { allRooms } from '../room/room.queries.ts'
import { momentsOf } from './childPage.moments.ts'
import { absencesOf, careByDay, daysHere, sleepCoursesOf } from './childPage.queries.ts'

type Operations = typeof childPage.operations
type Of<K extends keyof Operations> = ContextOf<Operations[K]>
type Page = AnswerOf<Operations['getPage']>

async function getPage(context: Of<'getPage'>): Promise<Page> {
  const { tx, actor, clock, input, auditSubjects } = context
  const { id, date: day = actor.today } = input
  auditSubjects(id)
  const now = clock.now()
  const period = dayBounds(day, actor.timeZone)
  const [[childDay], entries, courses, absences, contacts, minAge, rooms, houseRooms, notices, untold] =
    await Promise.all([
      childDays(tx, day, [id]),
      logOfChild(tx, id, period, { reader: readerOf(actor), now }),
      sleepCoursesOf(tx, id, period),
      absencesOf(tx, id, day),
      contactsOf(tx, id, actor),
      collectorMinAge(tx),
      roomsOfChild(tx, id, actor.today),
      allRooms(tx),
      noticesOf(tx, id),
      untoldOf(context, day === actor.today ? [id] : []),
    ])
  const ofDay = found(childDay)
  const { attendances } = childOnBoard(ofDay, actor, now)
  const can: Page['can'] = []
  // There is nothing to show for a day on which the child was neither expected nor here.
  const isOfThatDay = ofDay.expectation.roomId !== null || attendances.length > 0
  if (actor.rights.has('care.record') && day <= actor.today && isOfThatDay) can.push('writeNote')
  if (actor.rights.has('child.edit')) can.push('addContact')
  return {
    now: now.toISOString(),
    day,
    contacts,
    collectorMinAge: minAge,
    notTold: untold.get(id),
    rooms,
    can,
    child: childPresence(ofDay, now),
    ...notices,
    moments: momentsOf({ attendances, absences, entries, courses, rooms: houseRooms }),
  }
}

async function getCharts({ tx, actor, clock, input: { id } }: Of<'getCharts'>) {
  const days = chartDaysUpTo(actor.today)
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const from = dayBounds(first, actor.timeZone).from
  const { until } = dayBounds(last, actor.timeZone)
  const [, recorded, here] = await Promise.all([
    roomsOfChild(tx, id, actor.today),
    careByDay(tx, id, { from, until, timeZone: actor.timeZone, now: clock.now() }),
    daysHere(tx, id, first, last),
  ])
  const byDay = new Map(recorded.map((one) => [one.day, one]))
  return {
    days: days.map((day) => {
      const {
        wet = 0,
        soiled = 0,
        both = 0,
        dry = 0,
        asleep = 0,
        milk = 0,
        bottles = 0,
        meals = { all: 0, most: 0, some: 0, none: 0 },
      } = byDay.get(day) ?? {}
      return {
        day,
        attended: here.has(day),
        asleep,
        nappies: { wet, soiled, both, dry },
        milk,
        bottles,
        meals,
      }
    }),
  }
}

export const childPageRoutes = implement(childPage, {
  getPage: { can: 'child.read', look: 'childPage.look', run: getPage },
  getCharts: { can: 'child.read', run: getCharts },
})
