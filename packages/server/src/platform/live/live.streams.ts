// The open streams of this process, and who of them hears what: strictly those of the centre, of them those who may.
import type { Right } from '@daybook/contract/kernel/rights.ts'
import type { Audience, Ended } from './live.event.ts'

/** Streams of one person at a time; who opens another loses the oldest. */
const mostOfOne = 20

export interface Stream {
  tenantId: string
  personId: string
  sessionId: string
  /** Undefined until it is known who reads: such a stream can be ended, and hears nothing. */
  rights: ReadonlySet<Right> | undefined
  send: (text: string) => void
  end: () => void
}

export function isFor(to: Audience, { personId, rights }: Pick<Stream, 'personId' | 'rights'>): boolean {
  if (!rights) return false
  return typeof to === 'string' ? rights.has(to) : to.people.includes(personId)
}

export interface Streams {
  add: (stream: Stream) => void
  remove: (stream: Stream) => void
  /** @param tenantId null: of all centres */
  of: (tenantId: string | null) => Iterable<Stream>
  end: (ended: Ended) => void
  endAll: () => void
}

export function createStreams(): Streams {
  const byCentre = new Map<string, Set<Stream>>()

  function* of(tenantId: string | null): Iterable<Stream> {
    if (tenantId !== null) yield* byCentre.get(tenantId) ?? []
    else for (const streams of byCentre.values()) yield* streams
  }

  /** From a list of its own: a stream that ends leaves the set that is walked through. */
  function endThose(streams: Iterable<Stream>): void {
    for (const stream of [...streams]) stream.end()
  }

  return {
    of,
    add(stream) {
      const streams = byCentre.get(stream.tenantId) ?? new Set()
      byCentre.set(stream.tenantId, streams.add(stream))
      const own = [...streams].filter(({ personId }) => personId === stream.personId)
      endThose(own.slice(0, -mostOfOne))
    },
    remove(stream) {
      const streams = byCentre.get(stream.tenantId)
      streams?.delete(stream)
      if (streams?.size === 0) byCentre.delete(stream.tenantId)
    },
    end(ended) {
      const isMeant = (stream: Stream) =>
        'sessionId' in ended ? stream.sessionId === ended.sessionId : stream.personId === ended.personId
      endThose([...of(null)].filter(isMeant))
    },
    endAll: () => endThose(of(null)),
  }
}
