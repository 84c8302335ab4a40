import { makeArticles } from './articles.ts'
import { makeAssets } from './assets.ts'
import { makeAttendance } from './attendance.ts'
import { makeAwards } from './awards.ts'
import { makeBottles } from './bottles.ts'
import { makeCare } from './care.ts'
import { makeChecks } from './checks.ts'
import { makeChildren } from './children.ts'
import { makeContacts } from './contacts.ts'
import { makeConversation } from './conversations.ts'
import { makeCredentials } from './credentials.ts'
import { makeDrills } from './drills.ts'
import { makeDuty } from './duty.ts'
import { makeEvents } from './events.ts'
import { pictureFor } from './faces.ts'
import { makeFoods } from './foods.ts'
import { makeHazards } from './hazards.ts'
import { makeHouse } from './house.ts'
import { makeIllnesses } from './illnesses.ts'
import { makeLearningStories } from './learning.stories.ts'
import { makeLeaveEntries } from './leave.entries.ts'
import { makingOf } from './making.ts'
import { makeMeals } from './meals.ts'
import { makeMedicinePlans } from './medicine.plans.ts'
import { makeMedicines } from './medicines.ts'
import { makeMenus } from './menus.ts'
import { askManagers, giveNotice } from './messages.ts'
import { makeNaps } from './naps.ts'
import { makeNotes } from './notes.ts'
import { makeNotices } from './notices.ts'
import { makePayParity } from './payParity.ts'
import type { Photos } from './pictures/photos.ts'
import { makePlaces } from './places.ts'
import { makeMeetings, makePolicies } from './publications.ts'
import { randomFrom } from './random.ts'
import { makeAccidents, makeLeave } from './reports.ts'
import { makeRosters } from './rosters.ts'
import { type Rows, rowsOf } from './rows.ts'
import type { CentreSketch } from './sketch.ts'
import { makeStaff } from './staff.ts'
import { makeTemperatures } from './temperatures.ts'
import { makeClosures, makeTerms } from './terms.ts'
import { makeVisitors } from './visitors.ts'
import { makeWaiting } from './waiting.ts'
import { makeWebAddresses } from './webAddresses.ts'
import { makeWorkflows } from './workflows.ts'

/** Everything about one centre, up to now. The same sketch, instant and hash make the same rows. */
export function makeCentre(sketch: CentreSketch, now: Date, passwordHash: string, photos?: Photos): Rows {
  const making = makingOf(sketch, now, photos)
  const { rows } = making
  const house = makeHouse(making)
  const staff = makeStaff(making, house, passwordHash)
  const duty = makeDuty(making, staff)
  const children = makeChildren(making, house.roomIds, staff[0]?.id ?? '')
  const { visits, forgotten } = makeAttendance(making, children, duty)
  const naps = makeNaps(making, { house, staff, duty }, visits)
  makeCare(making, { house, staff, duty, naps }, visits)
  makeChecks(making, duty)
  makeDrills(making, staff)
  makeFoods(making, staff)
  makeMenus(making, staff)
  makeArticles(making, staff)
  makeAssets(making, staff, house.roomIds)
  makeWebAddresses(making, staff)
  makePlaces(making, staff)
  makeTerms(making, staff)
  makeClosures(making, staff)
  makeNotes(making, duty, visits)
  makeMeals(making, duty, visits)
  makeWaiting(making, house.roomIds[0] ?? '', staff[0]?.id ?? '')
  makeContacts(making)
  makeAccidents(making, staff, { children, visits: [...visits.values()].flat() })
  makeLeave(making, staff)
  makeCredentials(making, staff)
  makePayParity(making, staff)
  makeIllnesses(making, staff, [...visits.values()].flat())
  makeMedicines(making, staff, [...visits.values()].flat())
  makeEvents(making, staff)
  makeHazards(making, staff)
  makeVisitors(making, staff)
  makeConversation(making, staff)
  makePolicies(making, staff)
  makeMeetings(making, staff)
  makeNotices(making, staff)
  makeRosters(making, staff)
  makeAwards(making, staff)
  makeWorkflows(making, staff)
  makeLearningStories(making, staff, children)
  makeLeaveEntries(making, staff)
  if (forgotten) askManagers(making, staff, forgotten)
  giveNotice(making, staff)
  makeMedicinePlans(making, duty, [...visits.values()].flat())
  makeBottles(making, duty)
  makeTemperatures(making, duty)
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
