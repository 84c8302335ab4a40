// The open streams of this process, and the events that each may receive: only events of its centre that its reader
// has the right to see and that the same page did not cause.
import type { Right } from '@daybook/contract/kernel/rights.ts'
import type { Audience } from './live.event.ts'

/** Streams of one person at a time. Opening another ends the oldest. */
const maxPerPerson = 20

export interface Stream {
  tenantId: string
  personId: string
  sessionId: string
  pageId: string | undefined
  /** Undefined until the reader is known. The stream can be ended, and receives nothing. */
  rights: ReadonlySet<Right> | undefined
  send: (text: string) => void
  end: () => void
}

export interface Addressed {
  to: Audience
  /** The page that caused the event. */
  pageId: string | undefined
}

export function isFor(
  { to, pageId }: Addressed,
  stream: Pick<Stream, 'personId' | 'rights' | 'pageId'>,
): boolean {
  const { personId, rights } = stream
  if (!rights || (pageId !== undefined && pageId === stream.pageId)) return false
  return typeof to === 'string' ? rights.has(to) : to.people.includes(personId)
}

export interface Streams {
  add: (stream: Stream) => void
  remove: (stream: Stream) => void
  /** @param tenantId null for all centres */
  of: (tenantId: string | null) => Iterable<Stream>
  endSession: (sessionId: string) => void
  endAll: () => void
}

export function createStreams(): Streams {
  const byCentre = new Map<string, Set<Stream>>()

  function* of(tenantId: string | null): Iterable<Stream> {
    if (tenantId !== null) yield* byCentre.get(tenantId) ?? []
    else for (const streams of byCentre.values()) yield* streams
  }

  /** Iterates over a copy, because a stream that ends leaves the set. */
  function endEach(streams: Iterable<Stream>): void {
    for (const stream of [...streams]) stream.end()
  }

  return {
    of,
    add(stream) {
      const streams = byCentre.get(stream.tenantId) ?? new Set()
      byCentre.set(stream.tenantId, streams.add(stream))
      const own = [...streams].filter(({ personId }) => personId === stream.personId)
      endEach(own.slice(0, -maxPerPerson))
    },
    remove(stream) {
      const streams = byCentre.get(stream.tenantId)
      streams?.delete(stream)
      if (streams?.size === 0) byCentre.delete(stream.tenantId)
    },
    endSession: (sessionId) => endEach([...of(null)].filter((stream) => stream.sessionId === sessionId)),
    endAll: () => endEach(of(null)),
  }
}
