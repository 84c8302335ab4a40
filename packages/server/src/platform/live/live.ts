// Live events. After a commit an event goes to every server process, and each passes it to its streams. When delivery
// is uncertain, a `reset` is sent instead and pages reload their data.
import type { Socket } from 'node:net'
import type { LiveEventName, Reset } from '@daybook/contract/kernel/live.ts'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { CreateId } from '../ids.ts'
import { type LiveConnection, openConnection } from './live.connection.queries.ts'
import type { NewEvent, Notification, Origin } from './live.event.ts'
import { createHistory } from './live.history.ts'
import { textOf } from './live.payloads.ts'
import { type Addressed, createStreams, isFor, type Stream } from './live.streams.ts'

/** A longer event becomes a reset: reading again costs less. */
const maxEventBytes = 256 * 1024
/** Limit of bytes that wait to be sent to the database. */
const maxWaitingBytes = 8 * 1024 * 1024
/** Milliseconds over which pages spread their reloads: for one centre, and for all centres. */
const spread = { centre: 1000, everywhere: 10_000 }
const heartbeatMilliseconds = 15_000

/** The last event that a resuming page has received. */
export type ResumeFrom = { id: string } | { since: number } | undefined

export interface Live {
  /** Call it after the commit. It does not wait and does not fail. */
  publish: (tenantId: string, origin: Origin, events: readonly NewEvent[]) => void
  /** How many streams are open. */
  count: () => number
  /** Whether streams may be opened: this process receives notifications. */
  isOpen: () => boolean
  /** From now on the stream can be ended. It receives nothing before it is admitted. */
  join: (stream: Stream) => void
  /** Sends missed events, then all new ones. */
  admit: (stream: Stream, from: ResumeFrom) => void
  leave: (stream: Stream) => void
  /** Ends all streams and opens no more. Writes of running requests are still published. */
  endStreams: () => void
  /** Sends pending events and closes. */
  close: () => Promise<void>
}

export async function startLive(parts: {
  url: string
  clock: Clock
  ids: CreateId
  log: Logger
  /** Is told of the socket of each connection. */
  onSocket?: (socket: Socket) => void
}): Promise<Live> {
  const sender = parts.ids().slice(-12)
  const now = () => parts.clock.now().getTime()
  let count = 0
  const mint = () => `${sender}-${count++}`
  const history = createHistory<Addressed & { text: string }>({ id: mint(), at: now() })
  const missedSince = (tenantId: string, from: NonNullable<ResumeFrom>) =>
    'id' in from ? history.after(tenantId, from.id) : history.since(tenantId, from.since)
  const streams = createStreams()
  let isConnected = false
  let isEnding = false
  let connection: LiveConnection | undefined
  /** Centres with events that may not have been received. At process start these are all centres, because an earlier
   *  process may have been killed between a commit and its event. */
  const pendingResets = new Set<string | null>([null])

  function sendResets() {
    if (!isConnected || !connection) return
    for (const tenantId of pendingResets) connection.send(textOf({ id: mint(), kind: 'reset', tenantId }))
    pendingResets.clear()
  }

  function send(notification: Notification) {
    const text = textOf(notification)
    const fits = text.length <= maxEventBytes
    if (isConnected && connection && fits && connection.waiting() + text.length <= maxWaitingBytes)
      return connection.send(text)
    pendingResets.add(notification.tenantId)
    sendResets()
  }

  function receive(notification: Notification) {
    const { id, kind, tenantId } = notification
    if (kind === 'reset') return reset(id, tenantId)
    const { to, pageId, event } = notification
    const text = sse('event', event, id)
    history.add(tenantId, { id, at: now(), bytes: text.length, event: { to, pageId, text } })
    for (const stream of streams.of(tenantId)) if (isFor({ to, pageId }, stream)) stream.send(text)
  }

  function reset(id: string, tenantId: string | null) {
    history.restart(tenantId, { id, at: now() })
    const within = tenantId === null ? spread.everywhere : spread.centre
    const text = sse('reset', { within } satisfies Reset, id)
    for (const stream of streams.of(tenantId)) if (stream.rights) stream.send(text)
  }

  connection = await openConnection({
    url: parts.url,
    log: parts.log,
    onSocket: parts.onSocket,
    sender,
    received: receive,
    sessionEnded: streams.endSession,
    connected() {
      history.restart(null, { id: mint(), at: now() })
      isConnected = true
      // The connection object is returned only after its first attempt.
      queueMicrotask(sendResets)
    },
    disconnected() {
      isConnected = false
      // Pages reconnect, resume from their last event, and prove that their session is still active.
      streams.endAll()
    },
    incomplete() {
      parts.log.error({ live: 'incomplete' })
      reset(mint(), null)
    },
    unsent: (texts) => {
      for (const text of texts) pendingResets.add((JSON.parse(text) as Notification).tenantId)
    },
  })
  sendResets()

  const heartbeat = setInterval(() => {
    history.sweep(now())
    for (const stream of streams.of(null))
      if (stream.rights) stream.send(sse('heartbeat', null, history.last(stream.tenantId)))
  }, heartbeatMilliseconds)
  heartbeat.unref()

  return {
    publish(tenantId, { by, pageId, transaction, answers }, events) {
      for (const { to, operation, data } of events) {
        const event = { operation, at: parts.clock.now().toISOString(), transaction, by, data }
        // The page that caused an event receives it too, unless the outbox applies it from the answer. No form has to
        // remember what else shows what it has changed.
        const except = typeof to === 'string' && operation === answers ? pageId : undefined
        send({ id: mint(), kind: 'event', tenantId, to, pageId: except, event })
      }
    },
    count: () => [...streams.of(null)].length,
    isOpen: () => isConnected && !isEnding,
    join: streams.add,
    admit(stream, from) {
      const missed = from ? missedSince(stream.tenantId, from) : []
      if (!missed) stream.send(sse('reset', { within: spread.centre } satisfies Reset))
      for (const { event } of missed ?? []) if (isFor(event, stream)) stream.send(event.text)
      stream.send(sse('ready', null, history.last(stream.tenantId)))
    },
    leave: streams.remove,
    endStreams() {
      isEnding = true
      clearInterval(heartbeat)
      streams.endAll()
    },
    close: () => connection.close(),
  }
}

/** One event of the stream. JSON has no raw line breaks. */
function sse(event: LiveEventName, data: unknown, id?: string): string {
  const head = id === undefined ? '' : `id: ${id}\n`
  return `${head}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}
