// What the tablet tells people of the centre.
import { fullName } from '@daybook/contract/child/child.rules.ts'
import type { kiosk } from '@daybook/contract/kiosk/kiosk.contract.ts'
import type { ContextOf } from '../../platform/context.ts'
import { found } from '../../platform/errors.ts'
import { childDays, staffAtWork } from '../attendance/index.ts'
import { tell } from '../notification/index.ts'
import { allRooms } from '../room/index.ts'
import { managerIds } from '../staff/index.ts'
import { kioskAlerts } from './kiosk.alerts.ts'
import { nameOf } from './kiosk.board.queries.ts'

type Operations = typeof kiosk.operations
type Of<K extends keyof Operations> = ContextOf<Operations[K]>

const todaysChildren = '/pages/home/children-list'

/** Tells the child's room that an illness keeps this child at home today. Returns whether it does. */
export async function tellOfSick(context: Of<'check'>, childId: string): Promise<boolean> {
  const { tx, actor } = context
  const [day] = await childDays(tx, actor.today, [childId])
  const until = day?.expectation.awayUntil
  const stay = day?.stays.at(-1)
  if (!day || !until || !stay) return false
  const room = found((await allRooms(tx)).find(({ id }) => id === stay.roomId))
  const [atWork, managers] = await Promise.all([staffAtWork(context, actor.today, room.id), managerIds(tx)])
  await tell(context, kioskAlerts.cameSick, [
    {
      to: [...new Set([...atWork.map(({ id }) => id), ...managers])],
      params: { childName: fullName(day.card), roomName: room.name, day: until },
      link: todaysChildren,
      causeId: stay.id,
    },
  ])
  return true
}

export async function reportTap(context: Of<'reportTap'>) {
  const { tx, actor, input, auditSubjects } = context
  const { id, tapId, direction, occurredAt, collector } = input
  const name = found(await nameOf(tx, id))
  await tell(context, kioskAlerts.missing, [
    {
      to: await managerIds(tx),
      params: { name, direction, at: occurredAt, byName: collector ?? actor.name },
      link: todaysChildren,
      causeId: tapId,
    },
  ])
  auditSubjects(id)
  return null
}
