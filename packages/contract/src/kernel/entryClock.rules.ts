// Whether the time of an entry can be trusted. An entry made without a network takes its time from the device's clock.
// When it is sent, the client says what that clock shows at that moment, and the server compares it with its own time.
// Clients that do not send the header are trusted as before.

/** Clocks of devices differ a little. */
export const clockTolerance = 2 * 60_000
/** A corrected time is suggested only within this time, as far back as a teacher may record. */
const longestAgo = 7 * 86_400_000

export const entryClockHeader = 'Entry-Clock'

/** The clock that an entry took its time from, as it is when the entry is sent. */
export interface EntryClock {
  /** What it shows, in milliseconds since the epoch. */
  reading: number
  /** It was not set since the entry was made. A page knows this for as long as it is open, from a clock that nobody can
   *  set. */
  isContinuous: boolean
}

/** The value of the header: `1763762400000;continuous`, or the number alone. */
export function formatEntryClock({ reading, isContinuous }: EntryClock): string {
  const bounded = Math.min(Math.max(0, Math.round(reading)), 9_999_999_999_999)
  return isContinuous ? `${bounded};continuous` : String(bounded)
}

/** Returns undefined for a value that is not valid. */
export function parseEntryClock(value: unknown): EntryClock | undefined {
  const found = typeof value === 'string' ? /^(\d{1,13})(;continuous)?$/.exec(value) : null
  return found ? { reading: Number(found[1]), isContinuous: found[2] !== undefined } : undefined
}

/** The uncertain times of a record: the name of each, and the corrected time where it is known. */
export type UncertainTimes = Record<string, string | null>

/** The times of a record that are uncertain, or null. A time is corrected by as much as the clock is wrong now, if it was
 *  not set in between. */
export function uncertainTimes(
  times: Record<string, string | null | undefined>,
  clock: EntryClock | undefined,
  now: Date,
): UncertainTimes | null {
  const wrongBy = clock ? clock.reading - now.getTime() : 0
  if (Math.abs(wrongBy) <= clockTolerance) return null
  const given = Object.entries(times).flatMap(([name, at]) => (at ? [[name, at] as const] : []))
  const corrected = (at: string) => {
    const time = Date.parse(at) - wrongBy
    const isPossible = time <= now.getTime() + clockTolerance && time >= now.getTime() - longestAgo
    return clock?.isContinuous && isPossible ? new Date(time).toISOString() : null
  }
  return given.length > 0 ? Object.fromEntries(given.map(([name, at]) => [name, corrected(at)])) : null
}

/** The times that are still uncertain after a change. A time that somebody has changed is certain. */
export function stillUncertain(
  uncertain: UncertainTimes | null,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): UncertainTimes | null {
  const left = Object.entries(uncertain ?? {}).filter(([name]) => before[name] === after[name])
  return left.length > 0 ? Object.fromEntries(left) : null
}

/** Whether every uncertain time has a suggestion, so that one tap can correct them. */
export function hasSuggestions(uncertain: UncertainTimes | null): boolean {
  return uncertain !== null && Object.values(uncertain).every((at) => at !== null)
}

/** What to do with uncertain times: keep the recorded ones or take the suggested ones. */
export const timeChoices = ['recorded', 'suggested'] as const
export type TimeChoice = (typeof timeChoices)[number]

/** The times that settling changes, by name. A record with a time that has no suggestion keeps all of them. */
export function settledTimes(uncertain: UncertainTimes | null, take: TimeChoice): Record<string, string> {
  if (take === 'recorded' || !hasSuggestions(uncertain)) return {}
  // Every time has a suggestion.
  return uncertain as Record<string, string>
}
