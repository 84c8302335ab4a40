// A child's day in the wire format: its card, the data, what is derived from it, and what the reader may do.
import type { ChildOnBoard, ChildPresence } from '@daybook/contract/attendance/attendance.contract.ts'
import { marksOf, presenceOf } from '@daybook/contract/attendance/attendance.rules.ts'
import type { z } from 'zod'
import type { Actor } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { type Card, childCards } from '../child/index.ts'
import { type Expectation, expectationsOf, type Stay, staysOfDay } from './attendance.day.queries.ts'
import { abilitiesOnDay, abilitiesOnStay, stayEnteredLate } from './attendance.policy.ts'

export interface ChildDay {
  card: Card
  expectation: Expectation
  stays: Stay[]
}

/** The days of these children; without ids, of all who are enrolled or were here that day. Ordered by name. */
export async function childDays(tx: Tx, day: string, childIds?: readonly string[]): Promise<ChildDay[]> {
  const [stays, expected, known] = await Promise.all([
    staysOfDay(tx, day, childIds),
    expectationsOf(tx, day, childIds),
    childIds && childCards(tx, { day, ids: childIds }),
  ])
  const expectations = new Map(expected.map((row) => [row.childId, row]))
  if (known) return daysOf(known, expectations, stays)
  // Children who came without being enrolled that day.
  const others = [...new Set(stays.map(({ childId }) => childId))].filter((id) => !expectations.has(id))
  const [more, cards] = await Promise.all([
    expectationsOf(tx, day, others),
    childCards(tx, { day, ids: [...expectations.keys(), ...others] }),
  ])
  for (const row of more) expectations.set(row.childId, row)
  return daysOf(cards, expectations, stays)
}

function daysOf(
  cards: readonly Card[],
  expectations: ReadonlyMap<string, Expectation>,
  allStays: readonly Stay[],
): ChildDay[] {
  const stays = Map.groupBy(allStays, (stay) => stay.childId)
  return cards.flatMap((card) => {
    const expectation = expectations.get(card.id)
    return expectation ? [{ card, expectation, stays: stays.get(card.id) ?? [] }] : []
  })
}

function factsOf({ expectation, stays }: ChildDay) {
  const { expectedFrom, expectedUntil, absence, awayUntil } = expectation
  return { expectedFrom, expectedUntil, absence: absence ?? awayUntil, attendances: stays }
}

export function childPresence(childDay: ChildDay, now: Date): z.output<typeof ChildPresence> {
  const facts = factsOf(childDay)
  const last = childDay.stays.at(-1)
  return {
    ...childDay.card,
    presence: presenceOf(facts, now),
    marks: marksOf(facts, now),
    expectedFrom: facts.expectedFrom,
    expectedUntil: facts.expectedUntil,
    attendanceId: last?.id ?? null,
    signedInAt: last?.signedInAt ?? null,
    signedOutAt: last?.signedOutAt ?? null,
    inRoomCode: last?.roomCode ?? null,
    absence: childDay.expectation.absence,
    awayUntil: childDay.expectation.awayUntil,
    isTermBreak: childDay.expectation.isTermBreak,
  }
}

export function childOnBoard(
  childDay: ChildDay,
  actor: Actor,
  now: Date,
): Omit<z.output<typeof ChildOnBoard>, 'contacts' | 'custodyNote' | 'collectorMinAge' | 'notTold'> {
  const { stays, expectation } = childDay
  const shown = childPresence(childDay, now)
  const day = {
    presence: shown.presence,
    reportedAbsent: expectation.absence !== null,
    stays: stays.length,
  }
  return {
    ...shown,
    attendances: stays.map((stay, i) => ({
      id: stay.id,
      roomCode: stay.roomCode,
      signedInAt: stay.signedInAt,
      signedInBy: stay.signedInBy.name,
      signedOutAt: stay.signedOutAt,
      signedOutBy: stay.signedOutBy?.name ?? null,
      enteredLate: stayEnteredLate(stay),
      uncertainTimes: stay.uncertainTimes,
      can: abilitiesOnStay(stay, i === stays.length - 1, actor, now),
    })),
    can: abilitiesOnDay(day, actor),
  }
}
