// Everything recorded about a child's day by all features, as one timeline.
import type { Attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import type { CareLogEntry } from '@daybook/contract/care/care.contract.ts'
import type { Moment } from '@daybook/contract/childPage/childPage.contract.ts'
import type { z } from 'zod'

type AnyMoment = z.output<typeof Moment>
type Of<T extends AnyMoment['type']> = Extract<AnyMoment, { type: T }>

interface Said {
  attendances: readonly z.output<typeof Attendance>[]
  absences: readonly Of<'absence'>[]
  entries: readonly z.output<typeof CareLogEntry>[]
  /** By sleep id. */
  courses: ReadonlyMap<string, NonNullable<Of<'care'>['sleep']>>
  rooms: readonly { code: string; name: string }[]
}

/** The order at the same instant: arrival, care, departure. */
const order: readonly AnyMoment['type'][] = ['absence', 'signedIn', 'care', 'signedOut']

/** Newest first. */
export function momentsOf({ attendances, absences, entries, courses, rooms }: Said): AnyMoment[] {
  const roomOf = (code: string) => ({ code, name: rooms.find((room) => room.code === code)?.name ?? code })
  const signs = attendances.flatMap(({ id, roomCode, enteredLate, uncertainTimes, ...stay }) => {
    const sign = (time: 'signedInAt' | 'signedOutAt') => ({
      id,
      room: roomOf(roomCode),
      enteredLate,
      isUncertain: uncertainTimes !== null && time in uncertainTimes,
    })
    const moments: AnyMoment[] = [
      { ...sign('signedInAt'), type: 'signedIn', at: stay.signedInAt, by: stay.signedInBy },
    ]
    if (stay.signedOutAt !== null)
      moments.push({
        ...sign('signedOutAt'),
        type: 'signedOut',
        at: stay.signedOutAt,
        by: stay.signedOutBy ?? '',
      })
    return moments
  })
  const care = entries.map((entry): AnyMoment => {
    const sleep = courses.get(entry.id) ?? null
    return { type: 'care', id: entry.id, at: entry.occurredAt, entry, sleep }
  })
  return [...absences, ...signs, ...care].sort(newestFirst)
}

function newestFirst(a: AnyMoment, b: AnyMoment): number {
  return (
    Date.parse(b.at) - Date.parse(a.at) ||
    order.indexOf(b.type) - order.indexOf(a.type) ||
    (a.id < b.id ? 1 : -1)
  )
}
