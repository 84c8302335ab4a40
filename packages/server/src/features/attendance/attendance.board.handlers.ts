// Reads of attendance: the board of a day, and who is here now.
import type { attendance, ChildOnBoard } from '@daybook/contract/attendance/attendance.contract.ts'
import { countRoom } from '@daybook/contract/attendance/attendance.rules.ts'
import { periodOf } from '@daybook/contract/kernel/period.rules.ts'
import type { z } from 'zod'
import type { ContextOf } from '../../platform/context.ts'
import { found } from '../../platform/errors.ts'
import { pageOf } from '../../platform/page.ts'
import { inLanguage } from '../centre/index.ts'
import { childCards, custodyNotesOf } from '../child/index.ts'
import { collectorMinAge, collectorsOfAll } from '../contact/index.ts'
import { untoldOf } from '../report/index.ts'
import { allRooms, roomByCode } from '../room/room.queries.ts'
import { childDays, childOnBoard, childPresence } from './attendance.day.ts'
import { forgottenSignOuts } from './attendance.forgotten.queries.ts'
import { staysOfPeriod } from './attendance.record.queries.ts'
import { openWorkOf, staffAtWork } from './attendance.work.queries.ts'

type Operations = typeof attendance.operations
type Of<K extends keyof Operations> = ContextOf<Operations[K]>
type OnBoard = z.output<typeof ChildOnBoard>

export async function listPresent({ tx, actor, clock, input }: Of<'listPresent'>) {
  if (input.code) await roomByCode(tx, input.code)
  const now = clock.now()
  const days = await childDays(tx, actor.today)
  return days
    .map((day) => childPresence(day, now))
    .filter((child) => child.presence === 'present' && (!input.code || child.inRoomCode === input.code))
}

export async function listToday(context: Of<'listToday'>) {
  const { tx, actor, clock, input } = context
  const { code, date: day = actor.today } = input
  if (code) await roomByCode(tx, code)
  const now = clock.now()
  const days = await childDays(tx, day)
  const ids = days.map(({ card }) => card.id)
  const [rooms, contacts, custodyNotes, minAge, untold] = await Promise.all([
    allRooms(tx),
    collectorsOfAll(tx, ids),
    custodyNotesOf(tx, ids),
    collectorMinAge(tx),
    untoldOf(context, day === actor.today ? ids : []),
  ])
  const readsContacts = actor.rights.has('child.read')
  const contactsOf = Map.groupBy(contacts, ({ childId }) => childId)
  const everyone = days.map((one) => ({
    ...childOnBoard(one, actor, now),
    contacts: (contactsOf.get(one.card.id) ?? []).map(({ childId: _, note, ...contact }) =>
      readsContacts ? { ...contact, note } : contact,
    ),
    custodyNote: custodyNotes.get(one.card.id) ?? null,
    collectorMinAge: minAge,
    notTold: untold.get(one.card.id),
  }))
  const closedFor = days[0]?.expectation.closedFor ?? null
  const [closed] = closedFor === null ? [] : inLanguage([{ day, name: closedFor }], context.caller)
  return {
    day,
    closedFor: closed?.name ?? null,
    rooms: rooms.map(({ code, name, capacity }) => ({ code, name, capacity, ...countRoom(code, everyone) })),
    children: everyone.filter((child) => !code || belongsTo(child, code)),
    forgotten: await forgottenSignOuts(tx, actor.today),
    ownWork: await openWorkOf(tx, actor.personId, actor.today),
  }
}

export async function listStays({ tx, actor, input }: Of<'listStays'>) {
  const { code, childId, current, size, ascs, descs } = input
  const days = periodOf(input, actor.today)
  const roomId = code && (await roomByCode(tx, code)).id
  if (childId) found((await childCards(tx, { ids: [childId], day: days.until }))[0])
  const page = { current, size, ascs, descs }
  const { records, total } = await staysOfPeriod(tx, { days, roomId, childId, ...page })
  return pageOf(records, total, input)
}

/** Whether the child is enrolled in the room or there now. */
const belongsTo = (child: OnBoard, code: string) =>
  child.roomCode === code || (child.presence === 'present' && child.inRoomCode === code)

export async function listStaffAtWork(context: Of<'listStaffAtWork'>) {
  const { tx, actor, input } = context
  const roomId = input.code && (await roomByCode(tx, input.code)).id
  return staffAtWork(context, actor.today, roomId)
}
