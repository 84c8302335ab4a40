import { makeAttendance } from './attendance.ts'
import { makeCare } from './care.ts'
import { makeChildren } from './children.ts'
import { makeContacts } from './contacts.ts'
import { makeDuty } from './duty.ts'
import { pictureFor } from './faces.ts'
import { makeHazards } from './hazards.ts'
import { makeHouse } from './house.ts'
import { makeIllnesses } from './illnesses.ts'
import { makingOf } from './making.ts'
import { askManagers, giveNotice } from './messages.ts'
import { makeNaps } from './naps.ts'
import { makeNotes } from './notes.ts'
import { randomFrom } from './random.ts'
import { makeAccidents, makeLeave } from './reports.ts'
import { type Rows, rowsOf } from './rows.ts'
import type { CentreSketch } from './sketch.ts'
import { makeStaff } from './staff.ts'

/** Everything about one centre, up to now. The same sketch, instant and hash make the same rows. */
export function makeCentre(sketch: CentreSketch, now: Date, passwordHash: string): Rows {
  const making = makingOf(sketch, now)
  const { rows } = making
  const house = makeHouse(making)
  const staff = makeStaff(making, house, passwordHash)
  const duty = makeDuty(making, staff)
  const children = makeChildren(making, house.roomIds, staff[0]?.id ?? '')
  const { visits, forgotten } = makeAttendance(making, children, duty)
  makeCare(making, { house, staff, duty }, visits)
  makeNaps(making, { staff, duty }, visits)
  makeNotes(making, duty, visits)
  makeContacts(making)
  makeAccidents(making, staff, { children, visits: [...visits.values()].flat() })
  makeLeave(making, staff)
  makeIllnesses(making, staff, [...visits.values()].flat())
  makeHazards(making, staff)
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
    account: 'admin',
    passwordHash,
    realName: 'Ada Morton',
    nickName: 'Ada',
    roles: ['administrator'],
    picture: pictureFor({ sex: 'female', heritage: 'european' }, 'adult', randomFrom('administrator')),
  })
  return rows
}
