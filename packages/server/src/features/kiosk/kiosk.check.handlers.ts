// Signing in and out at the tablet, in two steps.
import { namesFor } from '@daybook/contract/child/shortName.rules.ts'
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import type { kiosk } from '@daybook/contract/kiosk/kiosk.contract.ts'
import { type Direction, kioskChecked, ticketLifetime } from '@daybook/contract/kiosk/kiosk.rules.ts'
import { hashOfTicket, newTicket } from '../../platform/codes/tickets.ts'
import type { ContextOf } from '../../platform/context.ts'
import { fail, failAndKeep, found } from '../../platform/errors.ts'
import {
  childDays,
  childPresence,
  endWork,
  signIn,
  signOut,
  staffAtWork,
  startWork,
} from '../attendance/index.ts'
import { collectorsOfAll, withCode } from '../contact/index.ts'
import { allRooms } from '../room/room.queries.ts'
import { centreOf, kindOf, nameOf, staffByName } from './kiosk.board.queries.ts'
import { barredNamed, collectorNamed, shownNames } from './kiosk.collectors.ts'
import { tellOfAsleep, tellOfBarred, tellOfSick, tellOfUntold } from './kiosk.notify.ts'
import { insertTicket, spendTicket } from './kiosk.pin.queries.ts'
import type { KioskParts } from './kiosk.pin.ts'
import { provePin } from './kiosk.pin.ts'

type Operations = typeof kiosk.operations
type Of<K extends keyof Operations> = ContextOf<Operations[K]>

export async function getKioskBoard(context: Of<'getKioskBoard'>) {
  const { tx, actor, clock } = context
  const now = clock.now()
  const [{ name: centreName, timeZone }, rooms, days, staff, atWork] = await Promise.all([
    centreOf(tx),
    allRooms(tx),
    childDays(tx, actor.today),
    staffByName(tx),
    staffAtWork(context, actor.today, undefined),
  ])
  const children = days.map((day) => childPresence(day, now))
  const working = new Set(atWork.map(({ id }) => id))
  const { ofChild, ofPerson } = namesFor(actor)
  return {
    centreName,
    timeZone,
    rooms: rooms.map(({ code, name }) => ({
      code,
      name,
      children: children
        .filter((child) => (child.inRoomCode ?? child.roomCode) === code)
        .map((child) => ({ id: child.id, name: ofChild(child), isHere: child.presence === 'present' })),
    })),
    staff: staff.map(({ id, name }) => ({ id, name: ofPerson(name), isHere: working.has(id) })),
  }
}

export async function listCollectors({ tx, actor, input }: Of<'listCollectors'>) {
  if ((await kindOf(tx, input.id)) !== 'child') fail('NOT_FOUND')
  const shown = shownNames(await collectorsOfAll(tx, [input.id]), actor.today)
  const coded = await withCode(
    tx,
    [...shown.values()].map(({ id }) => id),
  )
  return [...shown].map(([name, { id }]) => ({ name, hasCode: coded.has(id) }))
}

/** Proves the PIN of a teacher, or who brings or collects a child. */
export async function validateCheck(parts: KioskParts, context: Of<'validateCheck'>) {
  const { tx, actor, clock, ids, input, auditSubjects } = context
  const { id, direction, collector } = input
  if (direction === undefined) fail('VALIDATION_FAILED', { direction: 'REQUIRED' })
  const kind = found(await kindOf(tx, id))
  if (kind === 'staff') {
    const name = async () => found(await nameOf(tx, id))
    await provePin(parts, context, { table: 'staffPin', id, name })
  } else if (collector === undefined) fail('VALIDATION_FAILED', { collector: 'REQUIRED' })
  const contacts = kind === 'child' ? await collectorsOfAll(tx, [id]) : []
  const given = collector ?? ''
  const day = dayOf(context)
  const known = collectorNamed(contacts, given, day)
  const barred = barredNamed(contacts, { given, day, direction })
  if (barred) await tellOfBarred(context, { direction, by: barred })
  if (kind === 'child' && direction === 'out' && !known) {
    auditSubjects(id)
    const refuse = barred ? failAndKeep : fail
    refuse('COLLECTOR_NOT_ALLOWED', { collector: 'COLLECTOR_NOT_ALLOWED' })
  }
  if (known && direction === 'out' && (await withCode(tx, [known.id])).size > 0)
    await provePin(parts, context, { table: 'contactCode', id: known.id, name: async () => known.name })
  const ticket = newTicket(parts.random)
  await insertTicket(tx, {
    id: ids(),
    kioskId: actor.personId,
    personId: id,
    ticketHash: hashOfTicket(ticket),
    direction,
    collector: kind === 'child' ? (known?.name ?? collector ?? null) : null,
    expiresAt: new Date(clock.now().getTime() + ticketLifetime).toISOString(),
  })
  auditSubjects(id)
  return { ticket }
}

/** The day of the tap at the centre. */
const dayOf = ({ actor, clock, input }: Of<'validateCheck'> | Of<'check'>) =>
  dayAt(input.occurredAt ? new Date(input.occurredAt) : clock.now(), actor.timeZone)

/** Spends the ticket. What attendance refuses keeps the ticket good, because its transaction is rolled back. */
export async function check(context: Of<'check'>) {
  const { tx, actor, clock, input, publish, auditSubjects } = context
  const { id, occurredAt } = input
  const now = clock.now()
  const kind = found(await kindOf(tx, id))
  const ticketHash = hashOfTicket(input.ticket)
  const spent = await spendTicket(tx, { kioskId: actor.personId, personId: id, ticketHash, now })
  if (!spent) fail('TICKET_WRONG')
  const direction: Direction = spent.direction === 'in' ? 'in' : 'out'
  let seeStaff = false
  if (kind === 'child') seeStaff = await checkChild(context, direction, spent.collector)
  else {
    // People record their own work.
    const own = { ...context, actor: { ...actor, personId: id } }
    if (direction === 'in') await startWork({ ...own, input: { occurredAt } })
    else await endWork({ ...own, input: { occurredAt } })
  }
  auditSubjects(id)
  publish({ operation: kioskChecked, to: 'attendance.read', data: { id } })
  return { direction, at: occurredAt ?? now.toISOString(), seeStaff }
}

/** Returns whether whoever brings or collects the child should see a member of staff. */
async function checkChild(
  context: Of<'check'>,
  direction: Direction,
  collector: string | null,
): Promise<boolean> {
  const { clock, input } = context
  const named = { ids: [input.id], occurredAt: input.occurredAt }
  const by = collector || undefined
  if (direction === 'in') {
    await signIn({ ...context, input: { ...named, attendanceIds: undefined, roomCode: undefined } }, by)
    return tellOfSick(context, input.id)
  }
  // The rule is that of the staff, and its answer is not: the tablet is not told why somebody may not collect.
  const contacts = await collectorsOfAll(context.tx, [input.id])
  if (!by || !collectorNamed(contacts, by, dayOf(context)))
    fail('COLLECTOR_NOT_ALLOWED', { collector: 'COLLECTOR_NOT_ALLOWED' })
  await signOut({ ...context, input: { ...named, collector: by } })
  const leftAt = input.occurredAt ?? clock.now().toISOString()
  const left = { childId: input.id, leftAt, byName: by }
  await tellOfAsleep(context, left)
  return tellOfUntold(context, left)
}
