// Telling open pages what was written: after the commit an event goes to every server process, and each passes it to
// its streams. What cannot be told for certain becomes a `reset`, upon which pages read again.
import type { LiveEventName, Reset, Told } from '@daybook/contract/kernel/live.ts'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { MintId } from '../ids.ts'
import { type LiveConnection, openConnection } from './live.connection.queries.ts'
import type { Audience, Ended, LiveEvent, Tiding } from './live.event.ts'
import { createHistory } from './live.history.ts'
import { textOf } from './live.payloads.ts'
import { createStreams, isFor, type Stream } from './live.streams.ts'

/** An event longer than this is not sent: reading again costs less. */
const longest = 256 * 1024
/** What may wait for the database. */
const mostWaiting = 8 * 1024 * 1024
/** How far apart the pages of a centre read again, and those of all centres. */
const spread = { centre: 1000, everywhere: 10_000 }
const beatEvery = 15_000

/** What a page that resumes knows already. */
export type Known = { id: string } | { since: number } | undefined

export interface Live {
  /** To be called after the commit. Does not wait and does not fail. */
  tell: (tenantId: string, by: Told['by'], tidings: readonly Tiding[]) => void
  /** Whether streams may be opened: this process hears what the others tell. */
  isOpen: () => boolean
  /** From here on the stream can be ended; it hears nothing before it is admitted. */
  join: (stream: Stream) => void
  /** Says what was missed, and from now on everything. */
  admit: (stream: Stream, known: Known) => void
  leave: (stream: Stream) => void
  /** Ends all streams and opens no more. What requests under way write is still told. */
  endStreams: () => void
  /** Sends what waits. */
  close: () => Promise<void>
}

export async function startLive(parts: {
  url: string
  clock: Clock
  ids: MintId
  log: Logger
}): Promise<Live> {
  const sender = parts.ids().slice(-12)
  const now = () => parts.clock.now().getTime()
  let count = 0
  const mint = () => `${sender}-${count++}`
  const history = createHistory<{ to: Audience; text: string }>({ id: mint(), at: now() })
  const missedBy = (tenantId: string, known: NonNullable<Known>) =>
    'id' in known ? history.after(tenantId, known.id) : history.since(tenantId, known.since)
  const streams = createStreams()
  let isUp = false
  let isEnding = false
  let connection: LiveConnection | undefined
  /** Centres of which something was written that nobody may have heard. Of all of them when the process starts: one
   *  before it may have been killed between a commit and the telling. */
  const owed = new Set<string | null>([null])
  let farewells: Ended[] = []

  function up() {
    history.restart(null, { id: mint(), at: now() })
    isUp = true
    // The connection itself is handed out after its first connection.
    queueMicrotask(settle)
  }

  function settle() {
    if (!isUp || !connection) return
    for (const tenantId of owed) connection.send(textOf({ id: mint(), kind: 'reset', tenantId }))
    owed.clear()
    for (const ended of farewells) connection.send(textOf({ id: mint(), kind: 'ended', ended }))
    farewells = []
  }

  function send(event: LiveEvent) {
    const text = textOf(event)
    if (isUp && connection && text.length <= longest && connection.waiting() + text.length <= mostWaiting)
      return connection.send(text)
    owe(event)
    settle()
  }

  function owe(event: LiveEvent) {
    if (event.kind === 'ended') farewells.push(event.ended)
    else owed.add(event.tenantId)
  }

  function heard(event: LiveEvent) {
    if (event.kind === 'ended') return streams.end(event.ended)
    const { id, kind, tenantId } = event
    if (kind === 'told') {
      const { to, told } = event
      const text = sse('told', told, id)
      history.add(tenantId, { id, at: now(), bytes: text.length, event: { to, text } })
      for (const stream of streams.of(tenantId)) if (isFor(to, stream)) stream.send(text)
    } else {
      history.restart(tenantId, { id, at: now() })
      const within = tenantId === null ? spread.everywhere : spread.centre
      const text = sse('reset', { within } satisfies Reset, id)
      for (const stream of streams.of(tenantId)) if (stream.rights) stream.send(text)
    }
  }

  connection = await openConnection({
    url: parts.url,
    log: parts.log,
    sender,
    connected: up,
    received: heard,
    incomplete() {
      parts.log.error({ live: 'incomplete' })
      heard({ id: mint(), kind: 'reset', tenantId: null })
    },
    disconnected() {
      isUp = false
      // Their pages come again, say what they know, and show that their session lives.
      streams.endAll()
    },
    unsent: (texts) => {
      for (const text of texts) owe(JSON.parse(text) as LiveEvent)
    },
  })
  settle()

  const beat = setInterval(() => {
    history.sweep(now())
    for (const stream of streams.of(null))
      if (stream.rights) stream.send(sse('beat', null, history.last(stream.tenantId)))
  }, beatEvery)
  beat.unref()

  return {
    tell(tenantId, by, tidings) {
      for (const tiding of tidings) {
        if ('ended' in tiding) send({ id: mint(), kind: 'ended', ended: tiding.ended })
        else {
          const { to, operation, data } = tiding
          const told = { operation, at: parts.clock.now().toISOString(), by, data }
          send({ id: mint(), kind: 'told', tenantId, to, told })
        }
      }
    },
    isOpen: () => isUp && !isEnding,
    join: streams.add,
    admit(stream, known) {
      const missed = known ? missedBy(stream.tenantId, known) : []
      if (!missed) stream.send(sse('reset', { within: spread.centre } satisfies Reset))
      for (const { event } of missed ?? []) if (isFor(event.to, stream)) stream.send(event.text)
      stream.send(sse('ready', null, history.last(stream.tenantId)))
    },
    leave: streams.remove,
    endStreams() {
      isEnding = true
      clearInterval(beat)
      streams.endAll()
    },
    close: () => connection.close(),
  }
}

/** One event of the stream. JSON has no line breaks of its own. */
function sse(event: LiveEventName, data: unknown, id?: string): string {
  const head = id === undefined ? '' : `id: ${id}\n`
  return `${head}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}
