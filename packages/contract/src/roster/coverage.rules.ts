// For every half hour of a day: how many adults each room has and how many its children need, and how many of them hold
// the certificates that the law asks for. Pure.
import { type Place, ruleOn } from '../rule/rule.rules.ts'
import { type Held, hasLapsed, holderRulesOn, holdersNeeded } from './holder.rules.ts'
import { adultsNeeded } from './ratio.rules.ts'
import {
  breakOf,
  dayOfWeek,
  minutesOf,
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
  // A day has up to 24 half hours, and a large centre hundreds of bookings: their times are read once.
  const ofDay = planned.shifts.filter((shift) => shift.day === day && counts(shift)).map(timesOf)
  const shifts = ofDay.filter(({ roomId }) => roomId !== null)
  const bookings = planned.bookings.filter(({ days }) => days.includes(day)).map(timesOf)
  const all = [...shifts, ...bookings]
  if (all.length === 0) return []
  const first = Math.floor(Math.min(...all.map(({ start }) => start)) / halfHour)
  const last = Math.ceil(Math.max(...all.map(({ end }) => end)) / halfHour)
  const ratio = ruleOn('ratio', { ...planned, day: on })?.figures
  const cellOf = (adults: readonly unknown[] = [], children: readonly { months: number }[] = []): Cell => {
    const ages = children.map(({ months }) => months)
    return {
      adults: adults.length,
      children: children.length,
      needed: ratio ? adultsNeeded(ratio, ages) : null,
    }
  }
  const asked = holderRules.flatMap(({ certificate: kind, oneFor }) => {
    // A centre that records none of a kind is not told that it has too few.
    const known = certificates.filter((held) => held.kind === kind)
    if (oneFor === 'person' || known.length === 0) return []
    const valid = known.filter(({ expiresOn }) => expiresOn >= on)
    return [{ kind, oneFor, people: new Set(valid.map(({ personId }) => personId)) }]
  })
  return Array.from({ length: last - first }, (_, place) => {
    const start = (first + place) * halfHour
    const slot = { start, end: start + halfHour }
    const working = shifts.filter((shift) => worksThrough(shift, slot))
    const here = bookings.filter((booking) => overlaps(booking, slot))
    const adults = Map.groupBy(working, ({ roomId }) => roomId)
    const children = Map.groupBy(here, ({ roomId }) => roomId)
    // Who works in the office is there for first aid too.
    const present = ofDay.filter((shift) => worksThrough(shift, slot))
    return {
      at: timeOf(start),
      rooms: rooms.map(({ id }) => cellOf(adults.get(id), children.get(id))),
      whole: cellOf(working, here),
      holders: asked.map(({ kind, oneFor, people }) => ({
        kind,
        adults: present.filter(({ personId }) => people.has(personId)).length,
        needed: holdersNeeded(oneFor, here.length),
      })),
    }
  })
}

/** In minutes of the day. */
interface Times {
  start: number
  end: number
}

const timesOf = <T extends { from: string; until: string }>(one: T): T & Times => ({
  ...one,
  start: minutesOf(one.from),
  end: minutesOf(one.until),
})

const overlaps = (one: Times, other: Times) => one.start < other.end && other.start < one.end

function worksThrough(shift: Shift & Times, slot: Times): boolean {
  if (shift.start > slot.start || shift.end < slot.end) return false
  const pause = breakOf(shift)
  return pause === null || !overlaps(timesOf(pause), slot)
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
