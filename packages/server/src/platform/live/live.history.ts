// What was told lately, per centre, so that a page that was away for a moment hears what it missed. Bounded in bytes
// and time: who was away for longer reads again.
const keepBytes = 1024 * 1024
const keepFor = 10 * 60_000
/** Clocks of server processes, and what a page knows of them, differ a little. */
const slack = 10_000

export interface Kept<E> {
  id: string
  /** When it was heard here, milliseconds since the epoch. */
  at: number
  bytes: number
  event: E
}

interface Mark {
  id: string
  at: number
}

interface Shelf<E> {
  /** What came after it is all here. */
  from: Mark
  kept: Kept<E>[]
  bytes: number
}

export interface History<E> {
  add: (tenantId: string, kept: Kept<E>) => void
  /** Something is missing, in one centre or in all: nobody resumes from before it. */
  restart: (tenantId: string | null, from: Mark) => void
  /** The id to resume from for whoever knows everything until now. */
  last: (tenantId: string) => string
  /** Everything after an event, or since an instant; undefined when it is not known whether that is everything. */
  after: (tenantId: string, id: string) => Kept<E>[] | undefined
  since: (tenantId: string, instant: number) => Kept<E>[] | undefined
  /** Forgets what is old. */
  sweep: (now: number) => void
}

/** @param from when and with what id the process began to listen */
export function createHistory<E>(from: Mark): History<E> {
  let everywhere = from
  const shelves = new Map<string, Shelf<E>>()
  const shelfOf = (tenantId: string): Shelf<E> =>
    shelves.get(tenantId) ?? { from: everywhere, kept: [], bytes: 0 }

  function shorten(shelf: Shelf<E>, isTooMuch: (oldest: Kept<E>) => boolean): void {
    for (let [oldest] = shelf.kept; oldest && isTooMuch(oldest); [oldest] = shelf.kept) {
      shelf.kept.shift()
      shelf.bytes -= oldest.bytes
      shelf.from = { id: oldest.id, at: oldest.at }
    }
  }

  return {
    add(tenantId, kept) {
      const shelf = shelfOf(tenantId)
      shelf.kept.push(kept)
      shelf.bytes += kept.bytes
      shorten(shelf, () => shelf.bytes > keepBytes)
      shelves.set(tenantId, shelf)
    },
    restart(tenantId, mark) {
      if (tenantId === null) {
        shelves.clear()
        everywhere = mark
      } else shelves.set(tenantId, { from: mark, kept: [], bytes: 0 })
    },
    last(tenantId) {
      const { from, kept } = shelfOf(tenantId)
      return (kept.at(-1) ?? from).id
    },
    after(tenantId, id) {
      const { from, kept } = shelfOf(tenantId)
      if (id === from.id) return [...kept]
      const at = kept.findIndex((one) => one.id === id)
      return at < 0 ? undefined : kept.slice(at + 1)
    },
    since(tenantId, instant) {
      const { from, kept } = shelfOf(tenantId)
      return from.at > instant - slack ? undefined : kept.filter(({ at }) => at > instant - slack)
    },
    sweep(now) {
      for (const shelf of shelves.values()) shorten(shelf, ({ at }) => now - at > keepFor)
    },
  }
}
