/** The only source of the present. Handlers get one; nothing else asks the machine what time it is. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** A clock that starts at `start` and runs on from there (demonstrations and browser tests). */
export function clockFrom(start: Date, real: Clock = systemClock): Clock {
  const shift = start.getTime() - real.now().getTime()
  return { now: () => new Date(real.now().getTime() + shift) }
}
