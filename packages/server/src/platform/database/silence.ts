// A database server that loses its power or its network closes no connection: whoever waits for an answer waits on. So a
// connection of its own asks every two seconds. When there is no answer, all other connections are given up. What was
// waiting fails at once and can be sent again, to the server that has taken over.
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { endedWithin } from '../within.ts'
import { socketsTo } from './primary.ts'

/** Milliseconds between two questions. */
const every = 2000
/** How long an answer may take, in milliseconds. */
const usualPatience = 5000
/** The patience is spent in as many parts. A process that stood still has then looked for the answer once more before it
 *  gives up. */
const parts = 5

export interface SilenceWatch {
  /** Destroys this socket when the database is found silent. */
  track(socket: Socket): void
  stop(): Promise<void>
}

/** Watches the database of this URL until it is stopped.
 *  @param patience how long an answer may take, in milliseconds */
export function watchForSilence(url: string, log: Logger, patience = usualPatience): SilenceWatch {
  const tracked = new Set<Socket>()
  const ending = new AbortController()
  const { signal } = ending
  const isAnswered = async (asked: Promise<unknown>) => {
    for (let part = 0; part < parts && !signal.aborted; part++)
      if (await endedWithin(patience / parts, asked)) return true
    return signal.aborted
  }

  /** Resolves when the connection has failed, or was silent. */
  async function askOnConnection(): Promise<void> {
    const socket = socketsTo(url)()
    const client = new pg.Client({
      connectionString: url,
      stream: () => socket,
      application_name: 'daybook watch',
      connectionTimeoutMillis: patience,
    })
    client.on('error', () => undefined)
    const onStop = () => void socket.destroy()
    signal.addEventListener('abort', onStop)
    try {
      await client.connect()
      for (;;) {
        const asked = client.query('select')
        if (!(await isAnswered(asked))) return giveUp()
        await asked
        await sleep(every, undefined, { signal })
      }
    } finally {
      signal.removeEventListener('abort', onStop)
      socket.destroy()
    }
  }

  function giveUp(): void {
    log.warn({ database: 'silent; its connections are given up', connections: tracked.size })
    for (const socket of tracked) socket.destroy(new Error('the database is silent'))
  }

  async function watch(): Promise<void> {
    while (!signal.aborted) {
      await askOnConnection().catch(() => undefined)
      await sleep(every, undefined, { signal }).catch(() => undefined)
    }
  }

  const watching = watch()
  return {
    track(socket) {
      tracked.add(socket)
      socket.once('close', () => tracked.delete(socket))
    },
    async stop() {
      ending.abort()
      await watching
    },
  }
}
