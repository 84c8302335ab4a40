// How long the outbox waits after a request that failed: longer after each one in a row. It does not follow an entry's own
// tries, of which a morning without a network makes many.
const longest = 60_000

/** @param timer resolves after so many milliseconds */
export function createPause(timer: (milliseconds: number) => Promise<void>) {
  let failures = 0
  let end: () => void = () => undefined
  const untilEnd = () => new Promise<void>((resolve) => (end = resolve))
  return {
    /** The server has answered, or the network is back: the next pause is short again. */
    reset() {
      failures = 0
    },
    /** Waits, unless `end` is called meanwhile. */
    wait: () => Promise.race([timer(Math.min(longest, 1000 * 2 ** failures++)), untilEnd()]),
    untilEnd,
    end: () => end(),
  }
}
