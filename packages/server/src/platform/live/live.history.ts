// Recent events of each centre, so that a page that was briefly disconnected receives what it missed. The history is
// limited in bytes and time. A page that was away for longer reloads its data.
const keepBytes = 1024 * 1024
const keepFor = 10 * 60_000
/** Allows for small differences between the clocks of processes and pages. */
const slack = 10_000

export interface Kept<E> {
  id: string
  /** When this process received it, milliseconds since the epoch. */
  at: number
  bytes: number
  event: E
}

interface Mark {
  id: string
  at: number
}

interface CentreHistory<E> {
  /** The history is complete after this mark. */
  from: Mark
  kept: Kept<E>[]
  bytes: number
}

export interface History<E> {
  add: (tenantId: string, kept: Kept<E>) => void
  /** Events are missing, in one centre or in all. Nobody can resume from before this mark. */
  restart: (tenantId: string | null, from: Mark) => void
  /** The id to resume from for a page that has received everything so far. */
  last: (tenantId: string) => string
  /** Everything after an event, or since an instant. Undefined when the history may be incomplete. */
  after: (tenantId: string, id: string) => Kept<E>[] | undefined
  since: (tenantId: string, instant: number) => Kept<E>[] | undefined
  /** Drops old events. */
  sweep: (now: number) => void
}

/** @param from when, and with what id, the process started listening */
export function createHistory<E>(from: Mark): History<E> {
  let everywhere = from
  const histories = new Map<string, CentreHistory<E>>()
  const historyOf = (tenantId: string): CentreHistory<E> =>
    histories.get(tenantId) ?? { from: everywhere, kept: [], bytes: 0 }

  function shorten(history: CentreHistory<E>, isTooMuch: (oldest: Kept<E>) => boolean): void {
    for (let [oldest] = history.kept; oldest && isTooMuch(oldest); [oldest] = history.kept) {
      history.kept.shift()
      history.bytes -= oldest.bytes
      history.from = { id: oldest.id, at: oldest.at }
    }
  }

  return {
    add(tenantId, kept) {
      const history = historyOf(tenantId)
      history.kept.push(kept)
      history.bytes += kept.bytes
      shorten(history, () => history.bytes > keepBytes)
      histories.set(tenantId, history)
    },
    restart(tenantId, mark) {
      if (tenantId === null) {
        histories.clear()
        everywhere = mark
      } else histories.set(tenantId, { from: mark, kept: [], bytes: 0 })
    },
    last(tenantId) {
      const { from, kept } = historyOf(tenantId)
      return (kept.at(-1) ?? from).id
    },
    after(tenantId, id) {
      const { from, kept } = historyOf(tenantId)
      if (id === from.id) return [...kept]
      const at = kept.findIndex((event) => event.id === id)
      return at < 0 ? undefined : kept.slice(at + 1)
    },
    since(tenantId, instant) {
      const { from, kept } = historyOf(tenantId)
      return from.at > instant - slack ? undefined : kept.filter(({ at }) => at > instant - slack)
    },
    sweep(now) {
      for (const history of histories.values()) shorten(history, ({ at }) => now - at > keepFor)
    },
  }
}
