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
  const { rows, hours, today } = making
  const isAhead = (minute: number) => day === today && minute > hours.toldNow
  const turns: Turn[] = []
  staff.forEach((person, place) => {
    // One signs in as those who are named: they are always at work.
    const isOff = random.chance(0.05) && !person.isNamed
    // Everybody has another shift each week.
    const shift = shifts[(place + Math.floor(index / 5)) % shifts.length] as (typeof shifts)[number]
    const came = shift.from - random.int(1, 9)
    const left = shift.until + random.int(0, 8)
    if (isOff || isAhead(came)) return
    const from = hours.at(day, came)
    const until = isAhead(left) ? null : hours.at(day, left)
    turns.push({ staff: person, from: from.getTime(), until: until?.getTime() ?? Number.POSITIVE_INFINITY })
    rows.add('staffAttendance', {
      ...rows.stamp(from, person.id),
      updatedAt: (until ?? from).toISOString(),
      staffId: person.id,
      roomId: person.roomId,
      day,
      signedInAt: from.toISOString(),
      signedOutAt: until?.toISOString() ?? null,
    })
  })
  return turns
}
