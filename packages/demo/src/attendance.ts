// Who came and who stayed away, day by day; on the last day before today somebody was not signed out.
import { weekdayOf } from '@daybook/contract/kernel/dates.ts'
import type { Child } from './children.ts'
import { type DayOfChild, dayInRole, rolesOfToday, usualDay } from './day.ts'
import type { Duty } from './duty.ts'
import { told } from './hours.ts'
import { type Making, minutesLater, notAfterNow } from './making.ts'
import { type Random, randomFrom } from './random.ts'

/** A stay of a child, as far as it has come. */
export interface Visit {
  child: Child
  roomId: string
  day: string
  from: Date
  /** Null: still there. */
  until: Date | null
}

export interface Forgotten {
  attendanceId: string
  visit: Visit
}

interface Attendance {
  /** Of every day of the story, in order. */
  visits: Map<string, Visit[]>
  forgotten: Forgotten | undefined
}

export function makeAttendance(making: Making, children: readonly Child[], duty: Duty): Attendance {
  const { sketch, days, today, hours } = making
  const random = randomFrom(`${sketch.tenantId} attendance`)
  const holidays = new Map(children.map((child) => [child.id, holidayOf(days, random)]))
  const expectedToday = children.filter((child) => child.weekdays.includes(weekdayOf(today)))
  const roles = rolesOfToday(expectedToday, random)
  const visits = new Map<string, Visit[]>()
  let forgotten: Forgotten | undefined
  for (const [index, day] of days.entries()) {
    const ofDay: Visit[] = []
    for (const child of children) {
      const room = child.rooms.find(({ startsOn, endsOn }) => startsOn <= day && day <= (endsOn ?? day))
      if (!room) continue
      const isExpected = child.weekdays.includes(weekdayOf(day))
      const onHoliday = holidays.get(child.id)?.has(day) ?? false
      const role = day === today ? roles.get(child.id) : undefined
      const story = role
        ? dayInRole(role, child, hours.toldNow)
        : usualDay(child, { isExpected, onHoliday }, random)
      if (story.away) addAbsence(making, child, day, story.away, duty, random)
      ofDay.push(...visitsOf(making, { child, roomId: room.roomId, day }, story))
    }
    const last = index === days.length - 2 ? lastToLeave(ofDay) : undefined
    for (const visit of ofDay) {
      const attendanceId = addAttendance(making, visit, visit === last ? null : visit.until, duty, random)
      if (visit === last) forgotten = { attendanceId, visit }
    }
    visits.set(day, ofDay)
  }
  return { visits, forgotten }
}

/** For some children, some days in a row. */
function holidayOf(days: readonly string[], random: Random): Set<string> {
  const first = random.int(0, days.length - 1)
  const length = random.int(2, 6)
  return new Set(random.chance(0.15) ? days.slice(first, first + length) : [])
}

function visitsOf(
  { hours, today }: Making,
  of: Pick<Visit, 'child' | 'roomId' | 'day'>,
  { stays }: DayOfChild,
): Visit[] {
  const isAhead = (minute: number) => of.day === today && minute > hours.toldNow
  return stays.flatMap(({ from, until }) => {
    if (isAhead(from)) return []
    return [{ ...of, from: hours.at(of.day, from), until: isAhead(until) ? null : hours.at(of.day, until) }]
  })
}

/** The named ones are looked for elsewhere. */
function lastToLeave(visits: readonly Visit[]): Visit | undefined {
  const left = visits.filter(({ child, until }) => until && !child.isNamed)
  return left.sort((a, b) => (b.until?.getTime() ?? 0) - (a.until?.getTime() ?? 0))[0]
}

/** @param until when it was signed out, if it was */
function addAttendance(making: Making, visit: Visit, until: Date | null, duty: Duty, random: Random): string {
  const { child, roomId, day, from } = visit
  const delay = random.next()
  // Some are entered later, and a few the day after.
  const minutes = delay < 0.003 ? 26 * 60 : delay < 0.04 ? random.int(10, 50) : 0
  const recordedAt = notAfterNow(making, minutesLater(from, minutes))
  const outRecordedAt = until && new Date(Math.max(until.getTime(), recordedAt.getTime()))
  const by = duty.at(day, from, roomId)
  const outBy = until && duty.at(day, until, roomId)
  const stamp = making.rows.stamp(recordedAt, by)
  making.rows.add('attendance', {
    ...stamp,
    updatedAt: (outRecordedAt ?? recordedAt).toISOString(),
    updatedBy: outBy ?? by,
    childId: child.id,
    roomId,
    day,
    signedInAt: from.toISOString(),
    signedInBy: by,
    signedInRecordedAt: recordedAt.toISOString(),
    signedOutAt: until?.toISOString() ?? null,
    signedOutBy: outBy,
    signedOutRecordedAt: outRecordedAt?.toISOString() ?? null,
  })
  return stamp.id
}

const notes = {
  sick: ['Temperature since last night', 'Tummy bug, 48 hours at home', 'Runny nose and a cough', null],
  holiday: ['Visiting family in Sāmoa', 'At the bach', 'Away with grandparents', null],
  other: ['Appointment at the hospital', 'Day off with Dad', null],
}

function addAbsence(
  making: Making,
  child: Child,
  day: string,
  reason: keyof typeof notes,
  duty: Duty,
  random: Random,
): void {
  const { rows, hours } = making
  const at = hours.at(day, told(7, random.int(10, 55)))
  const stamp = rows.stamp(at, duty.at(day, at, null))
  rows.add('absence', { ...stamp, childId: child.id, day, reason, note: random.pick(notes[reason]) })
}
