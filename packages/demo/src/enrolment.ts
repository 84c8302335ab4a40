// When a child is expected, and in which room: as the years pass it moves from room to room.
import { addDays } from '@daybook/contract/kernel/dates.ts'
import { told } from './hours.ts'
import type { Making } from './making.ts'
import type { Random } from './random.ts'

export interface Habits {
  /** ISO weekdays. */
  weekdays: readonly number[]
  /** Told minutes. */
  arrives: number
  leaves: number
}

export interface RoomStay {
  roomId: string
  startsOn: string
  endsOn: string | null
}

const fullWeek = [1, 2, 3, 4, 5]
const partWeeks = [
  [1, 2, 3],
  [3, 4, 5],
  [1, 3, 5],
  [2, 4],
  [1, 2, 4, 5],
  [2, 3, 4],
]
const arrivals = [told(7, 30), told(8), told(8, 15), told(8, 30), told(8, 30), told(8, 45), told(9)]
const departures = [told(15), told(15), told(15, 30), told(16), told(16, 30), told(17), told(17, 30)]
const halfDays = [
  { arrives: told(8, 30), leaves: told(12, 30) },
  { arrives: told(12, 30), leaves: told(17) },
]

/** @param always comes the whole day, every day */
export function habitsOf({ weekdays }: Making, always: boolean, isYoung: boolean, random: Random): Habits {
  const wholeDay = { arrives: random.pick(arrivals), leaves: random.pick(departures) }
  if (always) return { weekdays, ...wholeDay }
  const week = random.chance(0.6) ? fullWeek : random.pick(partWeeks)
  // At the weekend fewer children come.
  const weekend = weekdays.filter((weekday) => weekday > 5 && random.chance(0.7))
  const isHalf = !isYoung && random.chance(0.12)
  return { weekdays: [...week, ...weekend], ...(isHalf ? random.pick(halfDays) : wholeDay) }
}

/** From the first room that it was old enough for when it came, up to the one it is in now.
 *  @param room place of that one among the centre's rooms */
export function roomStaysOf(
  { sketch, today }: Making,
  roomIds: readonly string[],
  { birthDate, room }: { birthDate: string; room: number },
  random: Random,
): RoomStay[] {
  const laterOf = (a: string, b: string) => (a > b ? a : b)
  const came = laterOf(addDays(birthDate, 120), addDays(today, -random.int(75, 700)))
  const entries = sketch.rooms.slice(0, room + 1).map(({ fromMonths }, index) => {
    const oldEnough = laterOf(came, addDays(birthDate, Math.round(fromMonths * 30.44)))
    // Some are ready for the next room before their age says so.
    const startsOn = index === room && oldEnough > addDays(today, -1) ? addDays(today, -40) : oldEnough
    return { roomId: roomIds[index] ?? '', startsOn }
  })
  const stays = entries.map((entry, index) => {
    const next = entries[index + 1]
    return { ...entry, endsOn: next ? addDays(next.startsOn, -1) : null }
  })
  return stays.filter(({ startsOn, endsOn }) => endsOn === null || startsOn <= endsOn)
}
