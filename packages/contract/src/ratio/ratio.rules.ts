// Who counts for the ratio at an instant, how many adults are needed, and when there were too few. Pure, so that the
// server's job, each device and a device without a network come to the same answer. Instants are ISO 8601, `now`
// milliseconds.

import { adultsNeeded } from '../roster/ratio.rules.ts'
import type { Ratio } from '../rule/figures.rules.ts'
import type { WatchRules } from '../watch/watch.rules.ts'

/** Why somebody who is at work does not count: a break, or something else to do (regulation 44 of New Zealand names food
 *  preparation, administration and maintenance). */
export const pauseKinds = ['break', 'nonContact'] as const
export type PauseKind = (typeof pauseKinds)[number]

export interface Period {
  from: string
  /** Null while it goes on. */
  until: string | null
}

/** A period whose instants may be milliseconds already, because many questions are asked about it. */
interface Span {
  from: string | number
  until: string | number | null
}

export interface ChildOfDay {
  months: number
  stays: readonly (Span & { roomCode: string | null })[]
}

export interface AdultOfDay {
  id: string
  stays: readonly (Span & { roomCode: string | null })[]
  pauses: readonly (Span & { kind: PauseKind })[]
  /** Without certificates that have to be valid for somebody to count at all. */
  lapsed: readonly string[]
}

export interface RatioDay {
  children: readonly ChildOfDay[]
  adults: readonly AdultOfDay[]
}

export interface Count {
  adults: number
  /** Of the children present, in months. */
  ages: number[]
  /** Null where no rule of the country is known. */
  needed: number | null
}

const ms = (instant: string | number) => (typeof instant === 'number' ? instant : Date.parse(instant))

/** Whether an instant is in this time. Its end is not. */
export const covers = ({ from, until }: Span, at: number) =>
  ms(from) <= at && (until === null || at < ms(until))

/** Where somebody is; undefined when they are not here. */
export const roomAt = (stays: AdultOfDay['stays'], at: number): string | null | undefined =>
  stays.find((stay) => covers(stay, at))?.roomCode

/** What an adult who is at work does instead of being with children. What was not ended before they went home is over
 *  when they are back. */
export function pauseAt<Pause extends AdultOfDay['pauses'][number]>(
  { stays, pauses }: { stays: AdultOfDay['stays']; pauses: readonly Pause[] },
  at: number,
): Pause | undefined {
  const stay = stays.find((stay) => covers(stay, at))
  return stay && pauses.find((pause) => covers(pause, at) && ms(pause.from) >= ms(stay.from))
}

export const countsAt = (adult: AdultOfDay, at: number): boolean =>
  adult.lapsed.length === 0 && pauseAt(adult, at) === undefined && roomAt(adult.stays, at) !== undefined

/** @param roomCode of one room; the whole centre, which the law asks about, when left out */
export function countAt(day: RatioDay, ratio: Ratio | undefined, at: number, roomCode?: string): Count {
  const isThere = ({ stays }: Pick<AdultOfDay, 'stays'>) => {
    const room = roomAt(stays, at)
    return roomCode === undefined ? room !== undefined : room === roomCode
  }
  const ages = day.children.filter(isThere).map(({ months }) => months)
  const adults = day.adults.filter((adult) => isThere(adult) && countsAt(adult, at)).length
  return { adults, ages, needed: ratio ? adultsNeeded(ratio, ages) : null }
}

export const isTooFew = ({ adults, needed }: Pick<Count, 'adults' | 'needed'>): boolean =>
  needed !== null && adults < needed

/** More children of an age than this are not asked about: it stands for as many or more. */
export const mostSpare = 50

/** How many more children of each age the adults who count can take, the youngest band first. */
export function spareOf(ratio: Ratio, { adults, ages }: Count): { below: number | null; more: number }[] {
  return ratio.bands.map(({ below }, place) => {
    const months = ratio.bands[place - 1]?.below ?? 0
    let more = 0
    while (
      more < mostSpare &&
      adultsNeeded(ratio, [...ages, ...Array<number>(more + 1).fill(months)]) <= adults
    )
      more++
    return { below, more }
  })
}

export const causes = ['adultLeft', 'break', 'nonContact', 'childrenCame', 'other'] as const
export type Cause = (typeof causes)[number]

/** A time in which too few adults counted. */
export interface Shortfall extends Period {
  cause: Cause
  /** The adult who left or paused then. */
  causeId: string | null
  /** When it was worst. */
  adults: number
  needed: number
  children: number
}

/** Every time of a day with too few adults, in order. None while nobody has signed in to work, because then nothing is
 *  known. @param now what is after it is not known yet */
export function shortfallsOf(day: RatioDay, ratio: Ratio, now: number): Shortfall[] {
  if (day.adults.length === 0) return []
  const timed = inMs(day)
  const found: Shortfall[] = []
  let open: Shortfall | undefined
  for (const at of changesOf(timed, now)) {
    const { adults, needed, ages } = countAt(timed, ratio, at)
    if (needed === null || adults >= needed) {
      if (open) open.until = new Date(at).toISOString()
      open = undefined
      continue
    }
    const worst = { adults, needed, children: ages.length }
    if (!open) {
      open = { from: new Date(at).toISOString(), until: null, ...causeOf(timed, at), ...worst }
      found.push(open)
    } else if (needed - adults > open.needed - open.adults) Object.assign(open, worst)
  }
  return found
}

/** Everybody of the day is asked about at each of its instants, so these are read once. */
function inMs({ children, adults }: RatioDay): RatioDay {
  const timed = <S extends Span>(spans: readonly S[]) =>
    spans.map((span) => ({
      ...span,
      from: ms(span.from),
      until: span.until === null ? null : ms(span.until),
    }))
  return {
    children: children.map((child) => ({ ...child, stays: timed(child.stays) })),
    adults: adults.map((adult) => ({ ...adult, stays: timed(adult.stays), pauses: timed(adult.pauses) })),
  }
}

/** Every instant at which somebody came, left, paused or came back, up to now. */
function changesOf({ children, adults }: RatioDay, now: number): number[] {
  const periods: Span[] = [...children, ...adults].flatMap(({ stays }) => stays)
  const pauses = adults.flatMap((adult) => adult.pauses)
  const instants = [...periods, ...pauses].flatMap(({ from, until }) => [from, ...(until ? [until] : [])])
  return [...new Set(instants.map(ms))].filter((at) => at <= now).sort((a, b) => a - b)
}

/** What changed at the instant from which there were too few: an adult before children, who only add to it. */
function causeOf({ children, adults }: RatioDay, at: number): Pick<Shortfall, 'cause' | 'causeId'> {
  const isAt = (instant: Span['until']) => instant !== null && ms(instant) === at
  for (const { id, pauses } of adults) {
    const pause = pauses.find(({ from }) => isAt(from))
    if (pause) return { cause: pause.kind, causeId: id }
  }
  const left = adults.find(({ stays }) => stays.some(({ until }) => isAt(until)))
  if (left) return { cause: 'adultLeft', causeId: left.id }
  const came = children.some(({ stays }) => stays.some(({ from }) => isAt(from)))
  return { cause: came ? 'childrenCame' : 'other', causeId: null }
}

/** Two minutes to hand over, then those who oversee safety get a message. */
export const ratioWatchRules: WatchRules<{ since: string }> = {
  dueAt: ({ since }) => since,
  missedAfter: 2 * 60_000,
}
