// When the staff of a demo centre were at work, so that whatever was recorded was recorded by somebody there.
import { told } from './hours.ts'
import type { Making } from './making.ts'
import { type Random, randomFrom } from './random.ts'
import type { Staff } from './staff.ts'

const shifts = [
  { from: told(7), until: told(15, 30) },
  { from: told(8, 15), until: told(16, 45) },
  { from: told(9, 15), until: told(18) },
]

interface Turn {
  staff: Staff
  /** Milliseconds. */
  from: number
  until: number
}

export interface Duty {
  /** Somebody of the room (of the centre, where nobody is) who was at work at that instant of the day. */
  at(day: string, instant: Date, roomId: string | null): string
}

export function makeDuty(making: Making, staff: readonly Staff[]): Duty {
  const random = randomFrom(`${making.sketch.tenantId} duty`)
  const turns = new Map(making.days.map((day, index) => [day, turnsOf(making, staff, day, index, random)]))
  return {
    at(day, instant, roomId) {
      const at = instant.getTime()
      const there = (turns.get(day) ?? []).filter(({ from, until }) => from <= at && at <= until)
      const own = there.filter((turn) => turn.staff.roomId === roomId)
      // Another one every minute.
      const choice = own.length > 0 ? own : there
      return (choice[Math.floor(at / 60_000) % choice.length]?.staff ?? (staff[0] as Staff)).id
    },
  }
}

function turnsOf(
  making: Making,
  staff: readonly Staff[],
  day: string,
  index: number,
  random: Random,
): Turn[] {
  const { rows, hours, now } = making
  const turns: Turn[] = []
  staff.forEach((person, place) => {
    // The first of each kind are those whom one signs in as: they are always at work.
    const isOff =
      random.chance(0.05) && place > 0 && !person.isManager && staff[place - 1]?.isManager !== true
    // Everybody has another shift each week.
    const shift = shifts[(place + Math.floor(index / 5)) % shifts.length] as (typeof shifts)[number]
    const from = hours.at(day, shift.from - random.int(1, 9))
    const left = hours.at(day, shift.until + random.int(0, 8))
    if (isOff || from > now) return
    const until = left > now ? null : left
    turns.push({ staff: person, from: from.getTime(), until: left.getTime() })
    const stamp = rows.stamp(from, person.id)
    rows.add('staffAttendance', {
      ...stamp,
      updatedAt: (until ?? from).toISOString(),
      ...{ staffId: person.id, roomId: person.roomId, day },
      signedInAt: from.toISOString(),
      signedOutAt: until?.toISOString() ?? null,
    })
  })
  return turns
}
