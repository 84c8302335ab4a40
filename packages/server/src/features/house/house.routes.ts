import { namesFor } from '@daybook/contract/child/shortName.rules.ts'
import { house } from '@daybook/contract/house/house.contract.ts'
import type { ContextOf } from '../../platform/context.ts'
import { implement } from '../../platform/implement.ts'
import { childDays, childPresence, staffAtWork } from '../attendance/index.ts'
import { lastCounted } from '../event/event.roll.queries.ts'
import { allRooms } from '../room/room.queries.ts'
import { visitorsHere } from '../visitor/index.ts'

/** Reads what attendance and visitors know, in a few statements. */
async function getHouse(context: ContextOf<(typeof house.operations)['getHouse']>) {
  const { tx, actor, clock } = context
  const now = clock.now()
  const { ofChild, ofPerson } = namesFor(actor)
  const [rooms, days, atWork, visitors, counted] = await Promise.all([
    allRooms(tx),
    childDays(tx, actor.today),
    staffAtWork(context, actor.today, undefined),
    visitorsHere(tx),
    lastCounted(tx, actor.today, actor.timeZone),
  ])
  const countedOf = (id: string) => ({ counted: counted.get(id) })
  const children = days
    .map((day) => childPresence(day, now))
    .filter(({ presence }) => presence === 'present')
    .map((child) => ({
      id: child.id,
      name: ofChild(child),
      roomCode: child.inRoomCode,
      ...countedOf(child.id),
    }))
  const staff = atWork.map(({ id, realName, roomCode }) => ({
    id,
    name: ofPerson(realName),
    roomCode,
    ...countedOf(id),
  }))
  return {
    at: now.toISOString(),
    rooms: rooms.map(({ code, name }) => ({
      code,
      name,
      children: children.filter(({ roomCode }) => roomCode === code),
      staff: staff.filter(({ roomCode }) => roomCode === code),
    })),
    staff: staff.filter(({ roomCode }) => roomCode === null),
    visitors: visitors.map((visitor) => ({
      ...visitor,
      ...countedOf(visitor.id),
      name: ofPerson(visitor.name),
      withName: ofPerson(visitor.withName),
    })),
  }
}

export const houseRoutes = implement(house, { getHouse: { can: 'house.read', run: getHouse } })
