// The centres of the demo. All of it is invented: no such centre, nobody of these names.
import { childrenOfSecondCentre, namedChildren } from './cast.ts'
import { told } from './hours.ts'
import { type HeritageName, namesFrom, type Sex } from './names.ts'
import { randomFrom } from './random.ts'
import type { CentreSketch, RoomSketch, StaffSketch } from './sketch.ts'

/** Two rooms change in turns, so that at any time one round is under way or near (see outcomes.ts). */
const babyNappies = [told(9), told(10, 15), told(12), told(14), told(15, 45)]
const toddlerNappies = [told(9, 30), told(11, 15), told(13), told(15), told(16, 45)]
const toilet = [told(10), told(12, 15), told(14, 30)]
/** Before the room goes out, and two hours later. */
const sunscreen = [told(9, 40), told(11, 40), told(13, 40)]
const earlySunscreen = [told(8, 40), told(10, 40), told(13, 10)]

const infants = 'Infants and toddlers'
const young = 'Young children'
const piwakawaka: RoomSketch = {
  code: 'piwakawaka',
  name: 'Pīwakawaka',
  fromMonths: 0,
  untilMonths: 24,
  capacity: 14,
  children: 12,
  teachers: 4,
  team: infants,
  inNappies: 1,
  rounds: {
    nappyChange: babyNappies,
    bottleFeed: [told(9, 15), told(11, 30), told(14, 15)],
    sunscreenApplication: sunscreen,
    sleep: [told(9, 45), told(13)],
  },
}
const tui: RoomSketch = {
  code: 'tui',
  name: 'Tūī',
  fromMonths: 24,
  untilMonths: 36,
  capacity: 18,
  children: 16,
  teachers: 4,
  team: infants,
  inNappies: 0.7,
  rounds: {
    nappyChange: toddlerNappies,
    bottleFeed: [told(14, 50)],
    toiletVisit: toilet,
    sunscreenApplication: sunscreen,
    sleep: [told(12, 30)],
  },
}
const kereru: RoomSketch = {
  code: 'kereru',
  name: 'Kererū',
  fromMonths: 36,
  untilMonths: 48,
  capacity: 20,
  children: 18,
  teachers: 3,
  team: young,
  inNappies: 0.1,
  rounds: { toiletVisit: toilet, sunscreenApplication: earlySunscreen },
}
const totara: RoomSketch = {
  code: 'totara',
  name: 'Tōtara',
  fromMonths: 48,
  untilMonths: 60,
  capacity: 20,
  children: 18,
  teachers: 3,
  team: young,
  inNappies: 0,
  rounds: { sunscreenApplication: sunscreen },
}
const rooms = [piwakawaka, tui, kereru, totara]

const staff =
  (role: StaffSketch['role']) =>
  (sex: Sex, heritage: HeritageName, account: string, nickName: string, realName: string): StaffSketch => ({
    role,
    sex,
    heritage,
    account,
    nickName,
    realName,
  })
const manager = staff('manager')
const teacher = staff('teacher')

export const demoCentre: CentreSketch = {
  tenantId: '100001',
  name: 'Tīeke Street Early Learning',
  timeZone: 'Pacific/Auckland',
  countryCode: 'NZ',
  rooms,
  children: namedChildren,
  staff: [
    manager('female', 'maori', 'manager', 'Mere', 'Mere Paewai'),
    manager('male', 'pacific', 'assistant', 'Sione', 'Sione Taufa'),
    teacher('female', 'maori', 'teacher', 'Hana', 'Hana Tūrei'),
    teacher('female', 'chinese', 'meihua', 'Meihua', '王美华'),
  ],
  managers: 2,
}

/** Across the sea, in another time zone: what is recorded here is never seen in the other centre. */
export const secondCentre: CentreSketch = {
  tenantId: '100002',
  name: 'Currawong Steps Children’s Centre',
  timeZone: 'Australia/Sydney',
  countryCode: 'AU',
  rooms: [
    { ...piwakawaka, code: 'wattle', name: 'Wattle', capacity: 8, children: 5, teachers: 2 },
    {
      ...kereru,
      code: 'banksia',
      name: 'Banksia',
      fromMonths: 24,
      untilMonths: 60,
      capacity: 10,
      children: 5,
      teachers: 1,
    },
  ],
  children: childrenOfSecondCentre,
  staff: [
    manager('male', 'indian', 'manager', 'Rohan', 'Rohan Nair'),
    teacher('female', 'european', 'teacher', 'Georgia', 'Georgia Whitford'),
  ],
  managers: 1,
}

/** One of many, as large as the first, for measuring: with rounds of nappies, as one kind of care is like the other, and
 *  of sleep. */
export function madeUpCentre(tenantId: string): CentreSketch {
  const { familyName } = namesFrom(randomFrom(`${tenantId} centre`))()
  return {
    ...demoCentre,
    tenantId,
    name: `${familyName} Road Early Learning ${tenantId}`,
    rooms: rooms.map((room) => {
      const { nappyChange, sleep } = room.rounds
      return { ...room, rounds: { nappyChange, sleep } }
    }),
    children: [],
    staff: [],
  }
}
