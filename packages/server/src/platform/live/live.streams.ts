// The open streams of this process, and which events each may receive: strictly those of its centre, of these the ones
// that its reader has the right to see and did not cause on the same page.
import type { Right } from '@daybook/contract/kernel/rights.ts'
import type { Audience } from './live.event.ts'

/** Streams of one person at a time; whoever opens another loses the oldest. */
const maxPerPerson = 20

export interface Stream {
  tenantId: string
  personId: string
  sessionId: string
  pageId: string | undefined
  /** Undefined until it is known who reads: such a stream can be ended, and receives nothing. */
  rights: ReadonlySet<Right> | undefined
  send: (text: string) => void
  end: () => void
}

export interface Addressed {
  to: Audience
  /** The page that caused it. */
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
  /** @param tenantId null: of all centres */
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

  /** From a copy: a stream that ends leaves the set that is being walked through. */
  function endThose(streams: Iterable<Stream>): void {
    for (const stream of [...streams]) stream.end()
  }

  return {
    of,
    add(stream) {
      const streams = byCentre.get(stream.tenantId) ?? new Set()
      byCentre.set(stream.tenantId, streams.add(stream))
      const own = [...streams].filter(({ personId }) => personId === stream.personId)
      endThose(own.slice(0, -maxPerPerson))
    },
    remove(stream) {
      const streams = byCentre.get(stream.tenantId)
      streams?.delete(stream)
      if (streams?.size === 0) byCentre.delete(stream.tenantId)
    },
    endSession: (sessionId) => endThose([...of(null)].filter((stream) => stream.sessionId === sessionId)),
    endAll: () => endThose(of(null)),
  }
}
