// The people who work at a demo centre.
import { addDays } from '@daybook/contract/kernel/dates.ts'
import { pictureFor } from './faces.ts'
import { told } from './hours.ts'
import { type House, office, type Post } from './house.ts'
import type { Making } from './making.ts'
import { namesFrom } from './names.ts'
import { type Random, randomFrom } from './random.ts'
import type { StaffSketch } from './sketch.ts'

export interface Staff {
  id: string
  realName: string
  roomId: string | null
  isManager: boolean
  /** Named in the sketch. */
  isNamed: boolean
}

/** Who has been here for a year to the day: the honour is still to be given. */
const anniversary = 'meihua'

/** Managers first. */
export function makeStaff(making: Making, house: House, passwordHash: string): Staff[] {
  const random = randomFrom(`${making.sketch.tenantId} staff`)
  const people = peopleOf(making, random)
  return placesOf(making).map((place, index) => {
    const person = people[index] as StaffSketch
    const added = addStaff(making, house, { person, place, passwordHash }, random)
    return added
  })
}

interface Place {
  post: Post
  /** Of the sketch; the managers have none. */
  room?: number
}

function placesOf({ sketch }: Making): Place[] {
  const manager = (index: number): Place => ({ post: index === 0 ? 'Centre manager' : 'Assistant manager' })
  const managers = Array.from({ length: sketch.managers }, (_, index) => manager(index))
  const teachers = sketch.rooms.flatMap(({ teachers }, room) =>
    Array.from(
      { length: teachers },
      (_, index): Place => ({ post: index === 0 ? 'Head teacher' : 'Teacher', room }),
    ),
  )
  return [...managers, ...teachers]
}

function addStaff(
  { rows, sketch, hours, today }: Making,
  { roomIds, teams, positions }: House,
  { person, place, passwordHash }: { person: StaffSketch; place: Place; passwordHash: string },
  random: Random,
): Staff {
  const { account, realName, nickName, sex } = person
  const isManager = place.room === undefined
  const room = sketch.rooms[place.room ?? -1]
  const roomId = roomIds[place.room ?? -1] ?? null
  const hired = addDays(today, isManager ? -1200 : -random.int(60, 1100))
  const stamp = rows.stamp(hours.at(hired, told(9, random.int(0, 59))), null)
  rows.add('staff', {
    ...stamp,
    account,
    passwordHash,
    realName,
    nickName,
    sex,
    roomId,
    picture: pictureFor(person, 'adult', random),
    email: `${account}@${sketch.tenantId}.example`,
    birthDate: addDays(today, -random.int(22 * 365, 61 * 365)),
    roles: isManager ? ['teacher', 'manager'] : ['teacher'],
    teamId: teams.get(room?.team ?? office) ?? null,
    positionId: positions.get(place.post) ?? null,
    startedOn: account === anniversary ? addDays(today, -365) : hired,
  })
  return { id: stamp.id, realName, roomId, isManager, isNamed: sketch.staff.includes(person) }
}

/** Managers first, then the teachers; the named ones at the head of each. */
function peopleOf({ sketch }: Making, random: Random): StaffSketch[] {
  const nextName = namesFrom(random)
  const accounts = new Set(sketch.staff.map(({ account }) => account))
  const invented = (role: StaffSketch['role']): StaffSketch => {
    const { firstName, familyName, sex, heritage } = nextName()
    const plain = firstName
      .normalize('NFD')
      .replace(/[^A-Za-z]/g, '')
      .toLowerCase()
    let account = plain
    for (let count = 2; accounts.has(account); count++) account = `${plain}${count}`
    accounts.add(account)
    return { account, nickName: firstName, realName: `${firstName} ${familyName}`, role, sex, heritage }
  }
  const filled = (role: StaffSketch['role'], count: number) => {
    const named = sketch.staff.filter((person) => person.role === role)
    return [...named, ...Array.from({ length: count - named.length }, () => invented(role))]
  }
  const teachers = sketch.rooms.reduce((sum, room) => sum + room.teachers, 0)
  return [...filled('manager', sketch.managers), ...filled('teacher', teachers)]
}
