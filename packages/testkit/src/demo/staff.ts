// The people who work at a demo centre, their certificates, and when they were at work.
import { addDays } from '@daybook/contract/kernel/dates.ts'
import { pictureFor } from './faces.ts'
import { told } from './hours.ts'
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

/** Makes rooms, teams, posts and staff; answers the rooms' ids in their order, and the staff, managers first. */
export function makeStaff(making: Making, passwordHash: string): { roomIds: string[]; staff: Staff[] } {
  const { rows, sketch, hours, days } = making
  const began = hours.at(addDays(days[0] ?? '', -400), told(9))
  const named = <T extends 'team' | 'position'>(table: T, names: readonly string[]) =>
    new Map(
      [...new Set(names)].map((name) => {
        const stamp = rows.stamp(began, null)
        rows.add<'team' | 'position'>(table, { ...stamp, name })
        return [name, stamp.id]
      }),
    )
  const roomIds = sketch.rooms.map(({ code, name, fromMonths, untilMonths, capacity }, index) => {
    const stamp = rows.stamp(began, null)
    rows.add('room', { ...stamp, code, name, fromMonths, untilMonths, capacity, sort: index + 1 })
    return stamp.id
  })
  const teams = named('team', [...sketch.rooms.map((room) => room.team), 'Office'])
  const positions = named('position', ['Centre manager', 'Assistant manager', 'Head teacher', 'Teacher'])
  const random = randomFrom(`${sketch.tenantId} staff`)
  const people = peopleOf(making, random)
  const places = [
    ...Array.from({ length: sketch.managers }, () => ({ room: -1, first: false })),
    ...sketch.rooms.flatMap(({ teachers }, room) =>
      Array.from({ length: teachers }, (_, place) => ({ room, first: place === 0 })),
    ),
  ]
  const staff = people.map((person, index): Staff => {
    const { room, first } = places[index] as (typeof places)[number]
    const isManager = room < 0
    const post = isManager
      ? index === 0
        ? 'Centre manager'
        : 'Assistant manager'
      : first
        ? 'Head teacher'
        : 'Teacher'
    const roomId = roomIds[room] ?? null
    const stamp = rows.stamp(hours.at(addDays(days[0] ?? '', -random.int(20, 380)), told(9, index)), null)
    const { account, realName, nickName, sex } = person
    rows.add('staff', {
      ...stamp,
      ...{ account, passwordHash, realName, nickName, sex, roomId },
      picture: pictureFor(person, 'adult', random),
      email: `${account}@${sketch.tenantId}.example`,
      birthDate: addDays(making.today, -random.int(22 * 365, 61 * 365)),
      roles: isManager ? ['teacher', 'manager'] : ['teacher'],
      teamId: teams.get(sketch.rooms[room]?.team ?? 'Office') ?? null,
      positionId: positions.get(post) ?? null,
    })
    return { id: stamp.id, realName, roomId, isManager, isNamed: sketch.staff.includes(person) }
  })
  staff.forEach((person, index) => void makeCredentials(making, person, index, random))
  return { roomIds, staff }
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

/** Days until the first certificate of the people at these places runs out: one has, some soon will. */
const soon = new Map([
  [1, 34],
  [2, 19],
  [3, -9],
  [6, 5],
  [9, 52],
])

function makeCredentials(making: Making, { id: staffId }: Staff, place: number, random: Random): void {
  const { rows, hours, today } = making
  const titles = ['First aid certificate', 'Practising certificate', 'Safety check (police vet)']
  titles.forEach((title, index) => {
    const expiresOn = addDays(today, (index === 0 && soon.get(place)) || random.int(90, 700))
    const issuedOn = addDays(expiresOn, index === 0 ? -2 * 365 : -3 * 365)
    const stamp = rows.stamp(hours.at(addDays(issuedOn, 3), told(16)), null)
    const number = `${title.slice(0, 2).toUpperCase()}-${random.int(100_000, 999_999)}`
    rows.add('credential', { ...stamp, staffId, title, number, issuedOn, expiresOn })
  })
}
