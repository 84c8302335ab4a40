// For every half hour of a day: how many adults each room has and how many its children need, and how many of them hold
// the certificates that the law asks for. Pure.
import { type Place, ruleOn } from '../rule/rule.rules.ts'
import { type Held, hasLapsed, holderRulesOn, holdersNeeded, holds } from './holder.rules.ts'
import { adultsNeeded } from './ratio.rules.ts'
import {
  breakOf,
  dayOfWeek,
  minutesOf,
  overlap,
  type Shift,
  timeOf,
  type WeekdayCode,
  weekdayCodes,
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

/** Adults in the centre with a valid certificate of one kind. */
interface Holders {
  kind: string
  adults: number
  needed: number
}

interface HalfHour {
  /** `08:30` */
  at: string
  /** In the order of the rooms. */
  rooms: Cell[]
  /** The law counts over the whole centre. */
  whole: Cell
  /** Of the kinds that the country asks for and the centre records. */
  holders: Holders[]
}

export interface Planned extends Place {
  weekOn: string
  rooms: readonly { id: string }[]
  shifts: readonly Shift[]
  bookings: readonly Booking[]
  certificates: readonly Held[]
}

/** From the first arrival to the last departure. Who is on a break for any part of a half hour does not count in it. */
export function coverageOf(planned: Planned, day: WeekdayCode): HalfHour[] {
  const { weekOn, rooms, certificates } = planned
  const on = dayOfWeek(weekOn, day)
  const holderRules = holderRulesOn({ ...planned, day: on }).map(({ figures }) => figures)
  const counts = ({ personId }: Shift) =>
    !holderRules.some(
      ({ certificate, oneFor }) => oneFor === 'person' && hasLapsed(certificates, personId, certificate, on),
    )
  const ofDay = planned.shifts.filter((shift) => shift.day === day && counts(shift))
  const shifts = ofDay.filter(({ roomId }) => roomId !== null)
  const bookings = planned.bookings.filter(({ days }) => days.includes(day))
  const all = [...shifts, ...bookings]
  if (all.length === 0) return []
  const first = Math.floor(Math.min(...all.map(({ from }) => minutesOf(from))) / halfHour)
  const last = Math.ceil(Math.max(...all.map(({ until }) => minutesOf(until))) / halfHour)
  const ratio = ruleOn('ratio', { ...planned, day: on })?.figures
  // A centre that records none of a kind is not told that it has too few.
  const asked = holderRules.filter(({ certificate }) => certificates.some(({ kind }) => kind === certificate))
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
        needed: ratio ? adultsNeeded(ratio, ages) : null,
      }
    }
    // Who works in the office is there for first aid too.
    const present = ofDay.filter((shift) => worksThrough(shift, slot))
    return {
      at: slot.from,
      rooms: rooms.map(({ id }) => cell(({ roomId }) => roomId === id)),
      whole: cell(() => true),
      holders: asked.flatMap(({ certificate: kind, oneFor }): Holders[] => {
        if (oneFor === 'person') return []
        const adults = present.filter(({ personId }) => holds(certificates, personId, kind, on)).length
        return [{ kind, adults, needed: holdersNeeded(oneFor, here.length) }]
      }),
    }
  })
}

function worksThrough(shift: Shift, slot: { from: string; until: string }): boolean {
  if (minutesOf(shift.from) > minutesOf(slot.from) || minutesOf(shift.until) < minutesOf(slot.until))
    return false
  const pause = breakOf(shift)
  return pause === null || !overlap(pause, slot)
}

export const isShort = ({ adults, needed }: { adults: number; needed: number | null }): boolean =>
  needed !== null && adults < needed

/** The kinds of certificates that too few adults hold at some time of the day. */
export const shortKindsOf = (coverage: readonly HalfHour[]): string[] => [
  ...new Set(coverage.flatMap(({ holders }) => holders.filter(isShort).map(({ kind }) => kind))),
]

/** Who is planned on a day on which their certificate of a kind has expired, by room. */
export function lapsedIn(
  { weekOn, shifts, certificates }: Pick<Planned, 'weekOn' | 'shifts' | 'certificates'>,
  kind: string,
): { roomId: string | null; people: string[] }[] {
  const lapsed = shifts.filter(({ personId, day }) =>
    hasLapsed(certificates, personId, kind, dayOfWeek(weekOn, day)),
  )
  const rooms = Map.groupBy(lapsed, ({ roomId }) => roomId)
  return [...rooms].map(([roomId, here]) => ({
    roomId,
    people: [...new Set(here.map(({ personId }) => personId))],
  }))
}

/** The days of a week with a half hour that falls short only because certificates have expired by then, by kind. */
export function gapsOf(planned: Planned): { kind: string; days: WeekdayCode[] }[] {
  const valid = planned.certificates.map((held) => ({ ...held, expiresOn: '9999-12-31' }))
  const days = weekdayCodes.map((day) => {
    const renewed = coverageOf({ ...planned, certificates: valid }, day)
    return { day, now: coverageOf(planned, day), renewed: new Map(renewed.map((slot) => [slot.at, slot])) }
  })
  return holderRulesOn({ ...planned, day: planned.weekOn })
    .map(({ figures: { certificate: kind, oneFor } }) => {
      const cellOf = (slot: HalfHour | undefined) =>
        oneFor === 'person' ? slot?.whole : slot?.holders.find((holders) => holders.kind === kind)
      const lacks = (slot: HalfHour | undefined) => isShort(cellOf(slot) ?? { adults: 0, needed: null })
      const short = days.filter(({ now, renewed }) =>
        now.some((slot) => lacks(slot) && !lacks(renewed.get(slot.at))),
      )
      return { kind, days: short.map(({ day }) => day) }
    })
    .filter((gap) => gap.days.length > 0)
}
