// For every half hour of a day, how many adults each room has, and how many its children need. Pure.
import { adultsNeeded, ratioRuleFor } from './ratio.rules.ts'
import {
  breakOf,
  dayOfWeek,
  minutesOf,
  overlap,
  type Shift,
  timeOf,
  type WeekdayCode,
} from './roster.rules.ts'

const halfHour = 30

interface Booking {
  roomId: string
  days: readonly WeekdayCode[]
  from: string
  until: string
  months: number
}

interface Cell {
  adults: number
  children: number
  /** Null where no rule of the country is known. */
  needed: number | null
}

interface HalfHour {
  /** `08:30` */
  at: string
  /** In the order of the rooms. */
  rooms: Cell[]
  /** The law counts over the whole centre. */
  whole: Cell
}

interface Planned {
  country: string
  region: string | null
  weekOn: string
  rooms: readonly { id: string }[]
  shifts: readonly Shift[]
  bookings: readonly Booking[]
}

/** From the first arrival to the last departure. Who is on a break for any part of a half hour does not count in it. */
export function coverageOf(planned: Planned, day: WeekdayCode): HalfHour[] {
  const { weekOn, rooms } = planned
  const shifts = planned.shifts.filter((shift) => shift.day === day && shift.roomId !== null)
  const bookings = planned.bookings.filter(({ days }) => days.includes(day))
  const all = [...shifts, ...bookings]
  if (all.length === 0) return []
  const first = Math.floor(Math.min(...all.map(({ from }) => minutesOf(from))) / halfHour)
  const last = Math.ceil(Math.max(...all.map(({ until }) => minutesOf(until))) / halfHour)
  const rule = ratioRuleFor(planned, dayOfWeek(weekOn, day))
  return Array.from({ length: last - first }, (_, place) => {
    const start = (first + place) * halfHour
    const slot = { from: timeOf(start), until: timeOf(start + halfHour) }
    const working = shifts.filter((shift) => worksThrough(shift, slot))
    const here = bookings.filter((booking) => overlap(booking, slot))
    const cell = (isHere: (at: { roomId: string | null }) => boolean): Cell => {
      const children = here.filter(isHere)
      const ages = children.map(({ months }) => months)
      return {
        adults: working.filter(isHere).length,
        children: children.length,
        needed: rule ? adultsNeeded(rule, ages) : null,
      }
    }
    return {
      at: slot.from,
      rooms: rooms.map(({ id }) => cell(({ roomId }) => roomId === id)),
      whole: cell(() => true),
    }
  })
}

function worksThrough(shift: Shift, slot: { from: string; until: string }): boolean {
  if (minutesOf(shift.from) > minutesOf(slot.from) || minutesOf(shift.until) < minutesOf(slot.until))
    return false
  const pause = breakOf(shift)
  return pause === null || !overlap(pause, slot)
}

export const isShort = ({ adults, needed }: Cell): boolean => needed !== null && adults < needed
