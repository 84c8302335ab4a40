import { hours } from '@daybook/contract/hours/hours.contract.ts'
import { periodOf } from '@daybook/contract/kernel/period.rules.ts'
import type { ContextOf } from '../../platform/context.ts'
import { implement } from '../../platform/implement.ts'
import { pageOf } from '../../platform/page.ts'
import { pictureAddress } from '../../platform/storage/addresses.ts'
import { closedDays } from '../centre/index.ts'
import { roomByCode } from '../room/room.queries.ts'
import { hoursOfChildren, hoursOfStaff } from './hours.queries.ts'

type Operations = typeof hours.operations
type Of<K extends keyof Operations> = ContextOf<Operations[K]>

async function listOfChildren({ tx, actor, input }: Of<'listOfChildren'>) {
  const { code, current, size } = input
  const roomId = code && (await roomByCode(tx, code)).id
  const days = periodOf(input, actor.today)
  const closed = await closedDays(tx, days.from, days.until)
  const wanted = { days, closed: closed.map(({ day }) => day), roomId, current, size }
  const { records, total } = await hoursOfChildren(tx, wanted)
  return pageOf(records, total, input)
}

async function listOfStaff({ tx, actor, addresses, input }: Of<'listOfStaff'>) {
  const { current, size } = input
  const { records, total } = await hoursOfStaff(tx, { days: periodOf(input, actor.today), current, size })
  const staff = records.map(({ picture, ...row }) => ({
    ...row,
    avatar: pictureAddress(addresses, picture),
  }))
  return pageOf(staff, total, input)
}

async function listOwn({ tx, actor, input }: Of<'listOwn'>) {
  const own = { days: periodOf(input, actor.today), staffId: actor.personId, current: 1, size: 1 }
  const { records } = await hoursOfStaff(tx, own)
  return records[0]?.days ?? []
}

export const hoursRoutes = implement(hours, {
  listOfChildren: { can: 'attendance.read', run: listOfChildren },
  // What somebody has worked is between them and who runs the centre.
  listOfStaff: { can: 'staff.readPrivate', run: listOfStaff },
  listOwn: { can: 'staff', run: listOwn },
})
