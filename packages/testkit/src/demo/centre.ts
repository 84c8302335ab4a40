import { addDays } from '@daybook/contract/kernel/dates.ts'
import { makeAttendance } from './attendance.ts'
import { makeCare } from './care.ts'
import { makeChildren } from './children.ts'
import { makeDuty } from './duty.ts'
import { pictureFor } from './faces.ts'
import { told } from './hours.ts'
import { makingOf } from './making.ts'
import { askManagers, giveNotice } from './messages.ts'
import { randomFrom } from './random.ts'
import { type Rows, rowsOf } from './rows.ts'
import type { CentreSketch } from './sketch.ts'
import { makeStaff } from './staff.ts'

/** Everything about one centre, up to now. The same sketch, instant and hash make the same rows. */
export function makeCentre(sketch: CentreSketch, now: Date, passwordHash: string): Rows {
  const making = makingOf(sketch, now)
  const { rows, hours, days } = making
  const { name, timeZone, countryCode } = sketch
  const [opensAt, closesAt] = hours.span(told(7), told(18))
  const { id: _, ...stamp } = rows.stamp(hours.at(addDays(days[0] ?? '', -500), told(9)), null)
  rows.add('centre', { ...stamp, name, timeZone, countryCode, opensAt, closesAt })
  const { roomIds, staff } = makeStaff(making, passwordHash)
  const duty = makeDuty(making, staff)
  const children = makeChildren(making, roomIds, staff[0]?.id ?? '')
  const { visits, forgotten } = makeAttendance(making, children, duty)
  makeCare(making, { roomIds, staff, visits, duty })
  if (forgotten) askManagers(making, staff, forgotten)
  giveNotice(making, staff)
  return rows
}

/** The tenant that the product is operated from, with its administrator. */
export function makePlatform(now: Date, passwordHash: string): Rows {
  const rows = rowsOf('000000')
  const { id: _, ...stamp } = rows.stamp(now, null)
  rows.add('centre', { ...stamp, name: 'Daybook' })
  rows.add('staff', {
    ...rows.stamp(now, null),
    ...{ account: 'admin', passwordHash, realName: 'Ada Morton', nickName: 'Ada', roles: ['administrator'] },
    picture: pictureFor({ sex: 'female', heritage: 'european' }, 'adult', randomFrom('administrator')),
  })
  return rows
}
