// Optimistic updates: every read shows what the server last said, with every waiting write on top, in the order they
// were made. A read that arrives meanwhile does not hide them, and a write that is refused takes only its own effect
// back.
import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { currentReader, type Reader } from '../live/live.reader.ts'
import type { ReadChange } from '../live/live.updates.ts'

interface Write {
  /** The entry's key. */
  key: string
  operation: string
  input: unknown
}

export interface Optimistic {
  add: (write: Write) => void
  /** The write was refused: as if it had never been made. */
  revoke: (key: string) => void
  /** The write was accepted: its effect becomes part of what the server said. */
  keep: (key: string) => void
  /** The server has said more about a read: that goes beneath what waits. What was not read stays so. */
  revise: <Data>(queryKey: QueryKey, update: (data: Data) => Data) => void
  /** Another person is here: nothing of what was shown is put back. */
  clear: () => void
}

/** @param expectOf what a write makes of a read, if anything */
export function optimisticOn(
  client: QueryClient,
  expectOf: (queryKey: QueryKey, operation: string) => ReadChange['expect'],
): Optimistic {
  let waiting: (Write & { reader: Reader })[] = []
  /** What the server said, of reads that show more. */
  const base = new Map<string, unknown>()
  let isDrawing = false

  const changes = (queryKey: QueryKey) => waiting.filter(({ operation }) => expectOf(queryKey, operation))

  function withWrite(queryKey: QueryKey, data: unknown, { operation, input, reader }: (typeof waiting)[0]) {
    try {
      return expectOf(queryKey, operation)?.(data as never, input as never, reader) ?? data
    } catch {
      // What cannot be shown is sent all the same.
      return data
    }
  }

  function show(queryKey: QueryKey) {
    const hash = hashKey(queryKey)
    if (!base.has(hash)) return
    const on = changes(queryKey)
    isDrawing = true
    client.setQueryData(
      queryKey,
      on.reduce((data, write) => withWrite(queryKey, data, write), base.get(hash)),
    )
    isDrawing = false
    if (on.length === 0) base.delete(hash)
  }

  function settle(key: string, isKept: boolean) {
    const write = waiting.find((one) => one.key === key)
    if (!write) return
    waiting = waiting.filter((one) => one !== write)
    for (const [queryKey] of client.getQueriesData({})) {
      const hash = hashKey(queryKey)
      if (!base.has(hash) || !expectOf(queryKey, write.operation)) continue
      if (isKept) base.set(hash, withWrite(queryKey, base.get(hash), write))
      show(queryKey)
    }
  }

  client.getQueryCache().subscribe(({ type, query, ...event }) => {
    if (type === 'removed') base.delete(query.queryHash)
    const isNews = type === 'updated' && 'action' in event && event.action.type === 'success' && !isDrawing
    if (!isNews || changes(query.queryKey).length === 0) return
    base.set(query.queryHash, query.state.data)
    show(query.queryKey)
  })

  return {
    add(write) {
      waiting.push({ ...write, reader: currentReader() })
      // Whatever is read later shows it when it comes.
      for (const [queryKey, data] of client.getQueriesData({})) {
        if (data === undefined || !expectOf(queryKey, write.operation)) continue
        const hash = hashKey(queryKey)
        if (!base.has(hash)) base.set(hash, data)
        show(queryKey)
      }
    },
    revoke: (key) => settle(key, false),
    keep: (key) => settle(key, true),
    revise<Data>(queryKey: QueryKey, update: (data: Data) => Data) {
      const hash = hashKey(queryKey)
      if (base.has(hash)) {
        // The cache holds under a key what its read put there.
        base.set(hash, update(base.get(hash) as Data))
        return show(queryKey)
      }
      const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt
      client.setQueryData<Data>(queryKey, (data) => data && update(data), { updatedAt })
    },
    clear() {
      waiting = []
      base.clear()
    },
  }
}
