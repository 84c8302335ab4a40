/** The only source of the current time. Handlers get one; no other code reads the machine's clock. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** A clock that starts at `start` and runs on from there (demonstrations and browser tests). */
export function clockFrom(start: Date, real: Clock = systemClock): Clock {
  const shift = start.getTime() - real.now().getTime()
  return { now: () => new Date(real.now().getTime() + shift) }
}
