// How a shift is moved to another day or person, and its times changed.
import {
  breakOf,
  minutesOf,
  type Shift,
  shiftProblems,
  timeOf,
  type WeekdayCode,
  weekdayCodes,
} from '@daybook/contract/roster/roster.rules.ts'

export interface Cell {
  personId: string
  day: WeekdayCode
}

/** What a key does to a cell, or to its shift. */
export type CellCommand =
  | 'copy'
  | 'paste'
  | 'clear'
  | 'left'
  | 'right'
  | 'up'
  | 'down'
  | 'earlier'
  | 'later'
  | 'shorter'
  | 'longer'

const step = 15
const lastMinute = 24 * 60 - 1
const times: Partial<Record<CellCommand, { from: number; until: number }>> = {
  earlier: { from: -step, until: -step },
  later: { from: step, until: step },
  shorter: { from: 0, until: -step },
  longer: { from: 0, until: step },
}

/** The shift with other times; the same one where a shift cannot have them, or the command is about something else. */
export function retimed(shift: Shift, command: CellCommand): Shift {
  const by = times[command]
  if (!by) return shift
  const from = minutesOf(shift.from) + by.from
  const until = minutesOf(shift.until) + by.until
  if (from < 0 || until > lastMinute) return shift
  const pause = breakOf(shift)
  const breakFrom = pause && timeOf(minutesOf(pause.from) + by.from)
  const next = { ...shift, from: timeOf(from), until: timeOf(until), breakFrom }
  return Object.keys(shiftProblems(next)).length > 0 ? shift : next
}

const ways: Partial<Record<CellCommand, { person: number; day: number }>> = {
  left: { person: 0, day: -1 },
  right: { person: 0, day: 1 },
  up: { person: -1, day: 0 },
  down: { person: 1, day: 0 },
}

/** The next cell in this direction; undefined at the edge of the week, and for other commands. */
export function cellBeside(
  people: readonly { id: string }[],
  { personId, day }: Cell,
  command: CellCommand,
): Cell | undefined {
  const way = ways[command]
  if (!way) return undefined
  const person = people[people.findIndex(({ id }) => id === personId) + way.person]
  const nextDay = weekdayCodes[weekdayCodes.indexOf(day) + way.day]
  return person && nextDay && { personId: person.id, day: nextDay }
}
