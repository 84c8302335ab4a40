// The one connection of this process on which it notifies all processes and listens to them all, itself among them, so
// that every process receives everything in the same order. Notifying happens outside the transactions that it is
// about: NOTIFY makes commits wait for each other (docs/decisions/009-live.md).
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Notification } from './live.event.ts'
import { payloadReader, payloadWriter } from './live.payloads.ts'

const channel = 'daybook_live'
/** The database itself says here which sessions have ended (migrations/0009_ended_sessions.sql). */
const sessionChannel = 'daybook_ended_sessions'
/** The largest batch. Whatever is written faster than the database takes it waits for the next one. */
const batchBytes = 512 * 1024
/** Events within so many milliseconds after a batch go together: notifying takes a transaction of its own. */
const batchMilliseconds = 50
const longestPause = 10_000
/** How often a silent connection is asked whether it still is one, and how long it may take to answer. */
const checkEvery = 15_000
const timeout = 10_000

/** With a name it is planned once. */
const notify = { name: 'notify', text: 'select pg_notify($1, payload) from unnest($2::text[]) as payload' }

export interface ConnectionParts {
  url: string
  /** Unique to this process. */
  sender: string
  log: Logger
  /** Listening has begun, for the first time or again. */
  connected: () => void
  /** Events are missed from now on, until `connected`. */
  disconnected: () => void
  received: (notification: Notification) => void
  sessionEnded: (sessionId: string) => void
  /** Something was sent that cannot be put together any more. */
  incomplete: () => void
  /** It is not known whether any process has received these texts. */
  unsent: (texts: readonly string[]) => void
}

export interface LiveConnection {
  send: (text: string) => void
  /** Bytes that wait to be sent. */
  waiting: () => number
  /** Sends what waits, then closes. */
  close: () => Promise<void>
}

/** Resolves after the first attempt to connect, whether it succeeded or not. */
export async function openConnection(parts: ConnectionParts): Promise<LiveConnection> {
  const { log } = parts
  const payloadsOf = payloadWriter(parts.sender)
  let client: pg.Client | undefined
  let queue: string[] = []
  let queued = 0
  let sending: Promise<void> | undefined
  let isClosed = false
  let failures = 0
  let timer: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: parts.url,
      application_name: 'daybook live',
      connectionTimeoutMillis: timeout,
      query_timeout: timeout,
      keepAlive: true,
      // Notifications need not outlive the database: a listener that was away reads again.
      options: '-c synchronous_commit=off',
    })
    const read = payloadReader()
    next.on('notification', ({ channel: from, payload = '' }) => {
      if (from === sessionChannel) return parts.sessionEnded(payload)
      try {
        const { isIncomplete, notifications } = read(payload)
        if (isIncomplete) parts.incomplete()
        for (const one of notifications) parts.received(one)
      } catch (error) {
        // Anyone who may connect to the database may also notify; nothing of it may end the process.
        log.error({ live: 'not understood', error: error instanceof Error ? error.message : String(error) })
      }
    })
    next.on('error', () => drop(next))
    next.on('end', () => drop(next))
    try {
      await next.connect()
      await next.query(`listen ${channel}; listen ${sessionChannel}`)
    } catch (error) {
      log.warn({ live: 'not connected', error: error instanceof Error ? error.message : String(error) })
      void next.end().catch(() => undefined)
      return connectLater()
    }
    if (isClosed) return void next.end()
    client = next
    failures = 0
    parts.connected()
    checkLater(next)
    sendNext()
  }

  function connectLater(): void {
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
    parts.disconnected()
    connectLater()
  }

  /** A connection whose other end vanished without closing it stays silent for ever. */
  function checkLater(current: pg.Client): void {
    timer = setTimeout(() => {
      current.query('select 1').then(
        () => client === current && checkLater(current),
        () => drop(current),
      )
    }, checkEvery)
    timer.unref()
  }

  function sendNext(): void {
    if (sending || !client || queue.length === 0) return
    const batch = takeBatch()
    const current = client
    sending = current
      .query({ ...notify, values: [channel, payloadsOf(batch)] })
      .then(
        () => sleep(batchMilliseconds),
        () => {
          parts.unsent(batch)
          drop(current)
        },
      )
      .finally(() => {
        sending = undefined
        sendNext()
      })
  }

  function takeBatch(): string[] {
    let bytes = 0
    const upTo = queue.findIndex((text) => {
      bytes += text.length
      return bytes > batchBytes
    })
    const batch = queue.splice(0, upTo < 0 ? queue.length : Math.max(1, upTo))
    queued -= batch.reduce((sum, text) => sum + text.length, 0)
    return batch
  }

  await connect()
  return {
    send(text) {
      queue.push(text)
      queued += text.length
      sendNext()
    },
    waiting: () => queued,
    async close() {
      while (client && (sending || queue.length > 0)) {
        sendNext()
        await sending
      }
      isClosed = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
      queue = []
    },
  }
}
