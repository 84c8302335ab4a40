// Closes resources in reverse order: on a signal, when a step fails, or at the end.

export type Closers = {
  add(close: () => Promise<void>): void
  closing(): boolean
  /** Closes everything; a second call waits for the first. */
  close(): Promise<void>
}

export function closers(): Closers {
  const open: (() => Promise<void>)[] = []
  let closing: Promise<void> | undefined
  const closeAll = async () => {
    for (let next = open.pop(); next; next = open.pop()) await next()
  }
  return {
    add: (close) => void open.push(close),
    closing: () => closing !== undefined,
    close: () => {
      closing ??= closeAll()
      return closing
    },
  }
}

/** Service managers kill a process ten seconds after they asked it to end, if they are not told to wait for longer. */
const longest = 9000

/** Ctrl-C and similar signals close everything and exit with 0. A second signal exits at once. Whatever cannot be
 *  closed in time is left as it is; the next start repairs it.
 *  @param drainSeconds how long the server goes on working before it closes */
export function closeOnSignal(things: Closers, say: (line: string) => void, drainSeconds = 0): void {
  let first: number | undefined
  const onSignal = async () => {
    if (first !== undefined) {
      // npm and the terminal both forward one Ctrl-C, so signals within a second count as one.
      if (Date.now() - first > 1000) process.exit(130)
      return
    }
    first = Date.now()
    say('\nStopping (Ctrl-C again to end at once)')
    setTimeout(
      () => {
        console.error('Not everything could be closed in time.')
        process.exit(1)
      },
      longest + drainSeconds * 1000,
    )
    try {
      await things.close()
      say('Stopped.')
      process.exit(0)
    } catch (error) {
      console.error(error)
      process.exit(1)
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void onSignal())
}
