// Signing in and out at the tablet, in two steps.
import { fullName } from '@daybook/contract/child/child.rules.ts'
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
import { allRooms } from '../room/index.ts'
import {
  centreOf,
  collectorsOf,
  kindOf,
  mayCollect,
  noteCollector,
  staffByName,
} from './kiosk.board.queries.ts'
import { tellOfAsleep, tellOfSick } from './kiosk.notify.ts'
import type { KioskParts } from './kiosk.parts.ts'
import { clearFailures, countWrongPin, findPin, insertTicket, spendTicket } from './kiosk.pin.queries.ts'

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
  return {
    centreName,
    timeZone,
    rooms: rooms.map(({ code, name }) => ({
      code,
      name,
      children: children
        .filter((child) => (child.inRoomCode ?? child.roomCode) === code)
        .map(({ id, firstName, familyName, presence }) => ({
          id,
          name: doorName({ firstName, familyName }),
          isHere: presence === 'present',
        })),
    })),
    staff: staff.map((person) => ({ ...person, isHere: working.has(person.id) })),
  }
}

export async function listCollectors({ tx, input }: Of<'listCollectors'>) {
  if ((await kindOf(tx, input.id)) !== 'child') fail('NOT_FOUND')
  return collectorsOf(tx, input.id)
}

/** Proves the PIN of a teacher, or who brings or collects a child. */
export async function validateCheck(parts: KioskParts, context: Of<'validateCheck'>) {
  const { tx, actor, clock, ids, input, auditSubjects } = context
  const { id, direction, pin, collector } = input
  if (direction === undefined) fail('VALIDATION_FAILED', { direction: 'REQUIRED' })
  const kind = found(await kindOf(tx, id))
  if (kind === 'staff') await provePin(parts, context, id, pin)
  else if (collector === undefined) fail('VALIDATION_FAILED', { collector: 'REQUIRED' })
  else if (direction === 'out' && !(await mayCollect(tx, id, collector)))
    fail('COLLECTOR_NOT_ALLOWED', { collector: 'COLLECTOR_NOT_ALLOWED' })
  const ticket = newTicket(parts.random)
  await insertTicket(tx, {
    id: ids(),
    kioskId: actor.personId,
    personId: id,
    ticketHash: hashOfTicket(ticket),
    direction,
    collector: kind === 'child' ? (collector ?? null) : null,
    expiresAt: new Date(clock.now().getTime() + ticketLifetime).toISOString(),
  })
  auditSubjects(id)
  return { ticket }
}

/** Somebody without a PIN gets the same answer as for a wrong one. */
async function provePin(
  { passwords }: KioskParts,
  { tx, clock }: Of<'validateCheck'>,
  id: string,
  pin: string | undefined,
): Promise<void> {
  if (pin === undefined) fail('VALIDATION_FAILED', { pin: 'REQUIRED' })
  const now = clock.now()
  const known = await findPin(tx, id)
  if (known?.lockedUntil && Date.parse(known.lockedUntil) > now.getTime())
    fail('PIN_LOCKED', { pin: 'PIN_LOCKED' })
  if (await passwords.verify(pin, known?.pinHash)) return clearFailures(tx, id)
  if (!known) fail('PIN_WRONG', { pin: 'PIN_WRONG' })
  await countWrongPin(tx, id, known.failures, now)
  failAndKeep('PIN_WRONG', { pin: 'PIN_WRONG' })
}

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

/** Returns whether whoever brings the child should see a member of staff. */
async function checkChild(
  context: Of<'check'>,
  direction: Direction,
  collector: string | null,
): Promise<boolean> {
  const { tx, actor, clock, input } = context
  const named = { ids: [input.id], occurredAt: input.occurredAt }
  const made =
    direction === 'in'
      ? await signIn({ ...context, input: { ...named, attendanceIds: undefined, roomCode: undefined } })
      : await signOut({ ...context, input: { ...named, attendanceId: undefined } })
  const by = collector ?? ''
  for (const { attendanceId } of made)
    if (by)
      await noteCollector(tx, attendanceId, direction === 'in' ? { broughtBy: by } : { collectedBy: by })
  if (direction === 'in') return tellOfSick(context, input.id)
  const leftAt = input.occurredAt ?? clock.now().toISOString()
  await tellOfAsleep(context, { childId: input.id, leftAt, byName: by || actor.name })
  return false
}

/** First name and initial. A name in Chinese characters stays whole: its family name alone says little. */
function doorName({ firstName, familyName }: { firstName: string; familyName: string }): string {
  const whole = fullName({ firstName, familyName })
  return whole.startsWith(firstName) ? `${firstName} ${familyName.slice(0, 1)}.` : whole
}
