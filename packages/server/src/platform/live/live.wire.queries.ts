// The one connection of this process on which it tells all processes and hears them all, itself among them, so that
// everybody hears everything in the same order. Telling happens outside the transactions that are told of: NOTIFY
// makes commits wait for each other (docs/decisions/009-live.md).
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import type { LiveEvent } from './live.event.ts'
import { joiner, payloadsOf } from './live.frames.ts'

const channel = 'daybook_live'
/** Of one turn. Whoever writes more than the database takes off is told of in the next. */
const turnBytes = 512 * 1024
/** What is told within so many milliseconds after a turn goes together: telling takes a transaction of its own. */
const breath = 50
const longestPause = 10_000
/** How often a silent connection is asked whether it still is one, and how long it may take to say so. */
const lookAfter = 15_000
const patience = 10_000

/** With a name it is planned once. */
const telling = { name: 'tell', text: 'select pg_notify($1, payload) from unnest($2::text[]) as payload' }

export interface WireParts {
  url: string
  /** A word, another for every process. */
  sender: string
  log: Logger
  /** Listening has begun, for the first time or again. */
  up: () => void
  /** What is told from now on is missed, until `up`. */
  down: () => void
  heard: (event: LiveEvent) => void
  /** Of these texts it is not known whether anybody has heard them. */
  unsent: (texts: readonly string[]) => void
}

export interface Wire {
  send: (text: string) => void
  /** Bytes that wait to be sent. */
  waiting: () => number
  /** Sends what waits, then closes. */
  close: () => Promise<void>
}

/** Resolves after the first attempt to connect, whether it succeeded or not. */
export async function openWire(parts: WireParts): Promise<Wire> {
  const { log } = parts
  let client: pg.Client | undefined
  let queue: string[] = []
  let queued = 0
  let turn: Promise<void> | undefined
  let isClosed = false
  let failures = 0
  let timer: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: parts.url,
      application_name: 'daybook live',
      connectionTimeoutMillis: patience,
      query_timeout: patience,
      keepAlive: true,
      // What is told need not outlive the database: whoever listens reads again after it was away.
      options: '-c synchronous_commit=off',
    })
    const join = joiner()
    next.on('notification', ({ payload = '' }) => {
      try {
        for (const event of join(payload)) parts.heard(event)
      } catch (error) {
        // Whoever may connect to the database may also notify; nothing of it may end the process.
        log.error({ live: 'not understood', error: error instanceof Error ? error.message : String(error) })
      }
    })
    next.on('error', () => drop(next))
    next.on('end', () => drop(next))
    try {
      await next.connect()
      await next.query(`listen ${channel}`)
    } catch (error) {
      log.warn({ live: 'not connected', error: error instanceof Error ? error.message : String(error) })
      void next.end().catch(() => undefined)
      return again()
    }
    if (isClosed) return void next.end()
    client = next
    failures = 0
    parts.up()
    lookFrom(next)
    pump()
  }

  function again(): void {
    if (isClosed) return
    const pause = Math.min(longestPause, 100 * 2 ** Math.min(failures++, 7))
    timer = setTimeout(() => void connect(), pause)
  }

  function drop(lost: pg.Client): void {
    if (client !== lost) return
    client = undefined
    clearTimeout(timer)
    void lost.end().catch(() => undefined)
    if (isClosed) return
    log.warn({ live: 'connection lost' })
    parts.down()
    again()
  }

  /** A connection whose other end is gone without a word says nothing for ever. */
  function lookFrom(current: pg.Client): void {
    timer = setTimeout(() => {
      current.query('select 1').then(
        () => client === current && lookFrom(current),
        () => drop(current),
      )
    }, lookAfter)
    timer.unref()
  }

  function pump(): void {
    if (turn || !client || queue.length === 0) return
    const now = takeTurn()
    const payloads = payloadsOf(now, parts.sender)
    const current = client
    turn = current
      .query({ ...telling, values: [channel, payloads] })
      .then(
        () => sleep(breath),
        () => {
          parts.unsent(now)
          drop(current)
        },
      )
      .finally(() => {
        turn = undefined
        pump()
      })
  }

  function takeTurn(): string[] {
    let bytes = 0
    const upTo = queue.findIndex((text) => {
      bytes += text.length
      return bytes > turnBytes
    })
    const now = queue.splice(0, upTo < 0 ? queue.length : Math.max(1, upTo))
    queued -= now.reduce((sum, text) => sum + text.length, 0)
    return now
  }

  await connect()
  return {
    send(text) {
      queue.push(text)
      queued += text.length
      pump()
    },
    waiting: () => queued,
    async close() {
      while (client && (turn || queue.length > 0)) {
        pump()
        await turn
      }
      isClosed = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
      queue = []
    },
  }
}
