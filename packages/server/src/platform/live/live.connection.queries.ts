// The connection on which this process notifies all processes, itself included, and listens. Every process therefore
// receives everything in the same order. NOTIFY runs outside the transactions that write, because it makes commits wait
// for each other (docs/decisions/009-live.md).
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { socketsTo } from '../database/primary.ts'
import { endedWithin } from '../within.ts'
import type { Notification } from './live.event.ts'
import { payloadReader, payloadWriter } from './live.payloads.ts'

const channel = 'daybook_live'
/** Channel on which the database reports ended sessions (migrations/0009_ended_sessions.sql). */
const sessionChannel = 'daybook_ended_sessions'
/** The largest batch. Events that arrive while a batch is being sent wait for the next one. */
const batchBytes = 512 * 1024
/** Events within this many milliseconds after a batch are batched, because each batch needs a transaction. */
const batchMilliseconds = 50
const longestPause = 10_000
/** How often an idle connection is checked, and how long it may take to answer. */
const checkEvery = 15_000
const timeout = 10_000
/** How long its own notification may take to come back. */
const echoWithin = 5000

/** The name makes PostgreSQL plan it once. */
const notify = { name: 'notify', text: 'select pg_notify($1, payload) from unnest($2::text[]) as payload' }

export interface ConnectionParts {
  url: string
  /** Unique to this process. */
  sender: string
  log: Logger
  /** Is told of the socket of each connection. */
  onSocket?: ((socket: Socket) => void) | undefined
  /** Listening has started, for the first time or again. */
  connected: () => void
  /** Events are missed from now until `connected`. */
  disconnected: () => void
  received: (notification: Notification) => void
  sessionEnded: (sessionId: string) => void
  /** A notification cannot be reassembled. */
  incomplete: () => void
  /** These texts may not have been received by any process. */
  unsent: (texts: readonly string[]) => void
}

export interface LiveConnection {
  send: (text: string) => void
  /** Bytes waiting to be sent. */
  waiting: () => number
  /** Sends pending notifications, then closes. */
  close: () => Promise<void>
}

/** Resolves after the first attempt to connect, whether it succeeded or not. */
export async function openConnection(parts: ConnectionParts): Promise<LiveConnection> {
  const { log } = parts
  const payloadsOf = payloadWriter(parts.sender)
  const sockets = socketsTo(parts.url, parts.onSocket)
  /** On it the connection hears itself. */
  const echoChannel = `daybook_echo_${parts.sender}`
  let heardEcho = () => {}
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
      stream: sockets,
      application_name: 'daybook live',
      connectionTimeoutMillis: timeout,
      query_timeout: timeout,
      keepAlive: true,
      // Notifications need not survive a database crash, because pages reload after a reconnect.
      options: '-c synchronous_commit=off',
    })
    const read = payloadReader()
    next.on('notification', ({ channel: from, payload = '' }) => {
      if (from === echoChannel) return heardEcho()
      if (from === sessionChannel) return parts.sessionEnded(payload)
      try {
        const { isIncomplete, notifications } = read(payload)
        if (isIncomplete) parts.incomplete()
        for (const notification of notifications) parts.received(notification)
      } catch (error) {
        // Anyone who can connect to the database can notify. Such a payload must not end the process.
        log.error({ live: 'not understood', error: error instanceof Error ? error.message : String(error) })
      }
    })
    next.on('error', () => drop(next))
    next.on('end', () => drop(next))
    try {
      await next.connect()
      await next.query(`listen ${channel}; listen ${sessionChannel}; listen ${echoChannel}`)
      await hearItself(next)
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

  /** A pooler by transaction takes LISTEN without an error, and nothing is heard. */
  async function hearItself(current: pg.Client): Promise<void> {
    const heard = new Promise<void>((resolve) => {
      heardEcho = resolve
    })
    await current.query(`notify ${echoChannel}`)
    if (!(await endedWithin(echoWithin, heard)))
      throw new Error('its own notification did not come back; LISTEN needs DATABASE_URL without a pooler')
  }

  /** A connection whose other end disappeared without closing it stays silent for ever. */
  function checkLater(current: pg.Client): void {
    timer = setTimeout(() => {
      hearItself(current).then(
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
