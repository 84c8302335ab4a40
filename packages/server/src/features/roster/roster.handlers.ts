// What a week schedule has beyond its publication: the checks against leave, what a week is planned with, and one
// person's week.
import { addDays } from '@daybook/contract/kernel/dates.ts'
import type { FieldError } from '@daybook/contract/kernel/fieldErrors.ts'
import type { roster } from '@daybook/contract/roster/roster.contract.ts'
import type { rosterFields } from '@daybook/contract/roster/roster.fields.ts'
import { rosterReceipt } from '@daybook/contract/roster/roster.receipt.ts'
import {
  changesFor,
  codeOf,
  fallsInLeave,
  mondayOf,
  type Roster,
  rosterProblems,
  weekOf,
} from '@daybook/contract/roster/roster.rules.ts'
import type { ContextOf } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { fail, found } from '../../platform/errors.ts'
import { inLanguage, placeOfCentre } from '../centre/index.ts'
import { type ReceiptKind, readable, receiptHandlers, receiptsOf } from '../receipt/index.ts'
import { allRooms } from '../room/room.queries.ts'
import { awayIn } from './roster.away.ts'
import { daysOffIn, expectedIn, heldCertificates } from './roster.expected.ts'
import { lastConfirmed, peopleToPlan, rosterOfWeek } from './roster.queries.ts'

type Of<K extends keyof typeof roster.operations> = ContextOf<(typeof roster.operations)[K]>

export const rosterKind: ReceiptKind<typeof rosterFields> = {
  ...rosterReceipt,
  name: 'roster',
  // Who works as before has confirmed it already.
  asksPerson: changesFor,
  problems: rosterProblems,
  async check(context, { id, values: { weekOn, shifts } }) {
    if (await rosterOfWeek(context.tx, weekOn, id)) fail('VALIDATION_FAILED', { 'detail.weekOn': 'TAKEN' })
    const away = (await awayIn(context, weekOn)).filter(({ isConfirmed }) => isConfirmed)
    const refused = shifts.flatMap((shift, place): [string, FieldError][] =>
      fallsInLeave(shift, away) ? [[`detail.shifts.${place}.from`, 'ON_LEAVE']] : [],
    )
    if (refused.length > 0) fail('VALIDATION_FAILED', Object.fromEntries(refused))
  },
}
const handlers = receiptHandlers(rosterKind)

export async function getPlan(context: Of<'getPlan'>) {
  const { tx, caller, input } = context
  const weekOn = mondayOf(input.weekOn)
  const rooms = await allRooms(tx)
  const published = await rosterOfWeek(tx, weekOn)
  const lastWeek = await rosterOfWeek(tx, addDays(weekOn, -7))
  const place = await placeOfCentre(tx)
  const { closed, bookings } = await expectedIn(tx, weekOn)
  return {
    ...place,
    bookings,
    holidays: inLanguage(closed, caller).map(({ day, name }) => ({ day: codeOf(day), name })),
    certificates: await heldCertificates(tx),
    rooms: rooms.map(({ id, name }) => ({ id, name })),
    people: await peopleToPlan(tx),
    leave: await awayIn(context, weekOn),
    daysOff: await daysOffIn(tx, weekOn),
    published: published ? { id: published.id } : null,
    lastWeek: lastWeek?.detail.shifts ?? [],
  }
}

export async function getRoster(context: Of<'get'>) {
  const { tx, actor } = context
  const whole = await handlers.get.run(context)
  const isNew = whole.own !== null && whole.own.answer === null
  return { ...whole, before: isNew ? await shiftsBefore(tx, whole, actor.personId) : null }
}

export async function preview(context: Of<'preview'>) {
  const { tx, actor, input, auditSubjects } = context
  const row = await readable(rosterKind, context)
  const person = (await peopleToPlan(tx)).find(({ id }) => id === (input.userId ?? actor.personId))
  const { id, name } = found(person)
  const { weekOn, shifts } = row.detail as Roster
  auditSubjects(row.id, id)
  const seesAnswer = id === actor.personId || actor.rights.has('receipt.publish')
  const receipts = seesAnswer ? await receiptsOf(tx, { publicationId: row.id, version: row.version }) : []
  const receipt = receipts.find(({ personId }) => personId === id)
  return {
    id: row.id,
    weekOn,
    version: row.version,
    person: { id, name },
    userId: id,
    status: receipt?.answer ?? null,
    mark: receipt?.comment ?? null,
    shifts: weekOf(shifts, id),
    before: await shiftsBefore(tx, row, id),
  }
}

async function shiftsBefore(
  tx: Tx,
  { id: publicationId, version }: { id: string; version: number },
  personId: string,
) {
  const before = await lastConfirmed(tx, { publicationId, personId, version })
  return before ? weekOf(before.shifts, personId) : null
}
