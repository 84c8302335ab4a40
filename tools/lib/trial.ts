// A command that starts servers of its own to try something, and leaves none of them behind.
import { type Closers, closeOnSignal, closers } from './closers.ts'
import { main } from './problem.ts'

/** Runs it, and then closes what it has added, also when it fails or is stopped. */
export const trial = (run: (things: Closers) => Promise<void>): Promise<void> =>
  main(async () => {
    const things = closers()
    closeOnSignal(things, console.log)
    try {
      await run(things)
    } finally {
      await things.close()
    }
  })
