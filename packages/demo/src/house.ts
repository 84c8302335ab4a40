// The centre itself: its hours, rooms, teams and posts.
import { addDays } from '@daybook/contract/kernel/dates.ts'
import { told } from './hours.ts'
import type { Making } from './making.ts'

export interface House {
  /** In the order of the sketch. */
  roomIds: string[]
  /** Name → id. */
  teams: Map<string, string>
  positions: Map<string, string>
}

export const office = 'Office'
export const posts = ['Centre manager', 'Assistant manager', 'Head teacher', 'Teacher'] as const
export type Post = (typeof posts)[number]

export function makeHouse({ rows, sketch, hours, today }: Making): House {
  const { name, timeZone, countryCode, rooms } = sketch
  const stamp = () => rows.stamp(hours.at(addDays(today, -1300), told(9)), null)
  const [opensAt, closesAt] = hours.span(told(7), told(18))
  const { id: _, ...stampOfCentre } = stamp()
  rows.add('centre', {
    ...stampOfCentre,
    name,
    timeZone,
    countryCode,
    opensAt,
    closesAt,
    keepsLeaveBalance: true,
    // A demo is looked at on any day.
    openOnHolidays: true,
  })
  const roomIds = rooms.map(({ code, name, fromMonths, untilMonths, capacity }, index) => {
    const made = stamp()
    rows.add('room', { ...made, code, name, fromMonths, untilMonths, capacity, sort: index + 1 })
    return made.id
  })
  const named = (table: 'team' | 'position', names: Iterable<string>) =>
    new Map(
      Array.from(names, (name, index) => {
        const made = stamp()
        rows.add(table, { ...made, name, ...(table === 'position' && postOf(name, index)) })
        return [name, made.id]
      }),
    )
  const teams = named('team', new Set([...rooms.map(({ team }) => team), office]))
  return { roomIds, teams, positions: named('position', posts) }
}

/** The managers' posts come first. */
const postOf = (name: string, index: number) => ({
  code: name.toLowerCase().replace(' ', '-'),
  category: index < 2 ? '1' : '2',
  sort: index + 1,
})
