// Visitors of the last weeks, two of them in the house now: one with a teacher, one for a manager to assign.
import { createHash } from 'node:crypto'
import { told } from './hours.ts'
import { type Making, minutesLater, notAfterNow } from './making.ts'
import type { Staff } from './staff.ts'

interface Guest {
  name: string
  company: string | null
  purpose: string
  /** Days of the story ago, the told minute, and minutes stayed; null for one who is here. */
  ago: number
  at: number
  stayed: number | null
  isAssigned: boolean
}

const guests: readonly Guest[] = [
  {
    name: 'Wiremu Paki',
    company: 'Harbour Plumbing',
    purpose: 'Repairing the tap of the low basin',
    ago: 0,
    at: told(9, 40),
    stayed: null,
    isAssigned: true,
  },
  {
    name: 'Sina Leota',
    company: null,
    purpose: 'Looking at the centre for our daughter',
    ago: 0,
    at: told(10, 5),
    stayed: null,
    isAssigned: false,
  },
  {
    name: 'Graham Ellis',
    company: 'Fire Protection Services',
    purpose: 'Yearly check of extinguishers',
    ago: 3,
    at: told(13, 15),
    stayed: 50,
    isAssigned: true,
  },
  {
    name: 'Ling Zhou',
    company: 'Public health nurse',
    purpose: 'Hearing and vision checks',
    ago: 8,
    at: told(9, 10),
    stayed: 140,
    isAssigned: true,
  },
  {
    name: 'Aperahama Tūhoe',
    company: 'Kapa haka tutor',
    purpose: 'Singing with the children',
    ago: 12,
    at: told(10),
    stayed: 45,
    isAssigned: true,
  },
  {
    name: 'Joanna Brandt',
    company: 'Green Thumb Gardens',
    purpose: 'Delivering soil for the vegetable beds',
    ago: 19,
    at: told(14, 30),
    stayed: 20,
    isAssigned: false,
  },
]

export function makeVisitors(making: Making, staff: readonly Staff[]): void {
  const { rows, days, hours } = making
  const [manager] = staff
  const teachers = staff.filter(({ isManager }) => !isManager)
  if (!manager) return
  for (const [place, { ago, at, stayed, isAssigned, ...said }] of guests.entries()) {
    const checkedIn = notAfterNow(making, hours.at(days.at(-1 - ago) ?? '', at))
    const checkedOut = stayed === null ? null : minutesLater(checkedIn, stayed).toISOString()
    const stamp = rows.stamp(checkedIn, null)
    const teacher = teachers[place % teachers.length] ?? manager
    const instant = checkedIn.toISOString()
    rows.add('visit', {
      ...stamp,
      ...said,
      updatedAt: checkedOut ?? stamp.updatedAt,
      email: `${said.name.split(' ')[0]?.toLowerCase()}@example.org`,
      phone: `021 555 01${60 + place}`,
      hostName: manager.realName,
      hostId: manager.id,
      conditionsAcceptedAt: instant,
      badgeHash: createHash('sha256').update(stamp.id).digest(),
      checkedInAt: instant,
      checkedOutAt: checkedOut,
      checkedOutBy: checkedOut && (isAssigned ? teacher.id : null),
      teacherId: isAssigned ? teacher.id : null,
      assignedAt: isAssigned ? instant : null,
      assignedBy: isAssigned ? manager.id : null,
    })
  }
}
