// Optimistic updates: every query shows the server's last data with all waiting writes applied on top, in order. A new
// read does not hide waiting writes. A refused write removes only its own update.
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
  /** The write was refused: removes its update. */
  revoke: (key: string) => void
  /** The write was accepted: its update becomes part of the server's data. */
  keep: (key: string) => void
  /** Changes the server's data of a query, under the waiting writes. Does nothing for a query that was not read. */
  revise: <Data>(queryKey: QueryKey, update: (data: Data) => Data) => void
  /** Another user has signed in: forgets all updates without restoring earlier data. */
  clear: () => void
}

/** @param expectOf the optimistic update of a query for an operation, if it has one
 *  @param onChange an answer or an event has changed the server's data of a query */
export function optimisticOn(
  client: QueryClient,
  expectOf: (queryKey: QueryKey, operation: string) => ReadChange['expect'],
  onChange: (queryKey: QueryKey, data: unknown) => void = () => undefined,
): Optimistic {
  let waiting: (Write & { reader: Reader })[] = []
  /** The server's data of each query that shows waiting writes. */
  const base = new Map<string, unknown>()
  let isApplying = false

  const changes = (queryKey: QueryKey) => waiting.filter(({ operation }) => expectOf(queryKey, operation))

  function withWrite(queryKey: QueryKey, data: unknown, { operation, input, reader }: (typeof waiting)[0]) {
    try {
      return expectOf(queryKey, operation)?.(data, input, reader) ?? data
    } catch {
      // The write is sent even if it cannot be shown.
      return data
    }
  }

  /** The server's data is as old as it was. */
  const readAt = (queryKey: QueryKey) => ({ updatedAt: client.getQueryState(queryKey)?.dataUpdatedAt })

  function show(queryKey: QueryKey) {
    const hash = hashKey(queryKey)
    if (!base.has(hash)) return
    const on = changes(queryKey)
    isApplying = true
    client.setQueryData(
      queryKey,
      on.reduce((data, write) => withWrite(queryKey, data, write), base.get(hash)),
      readAt(queryKey),
    )
    isApplying = false
    if (on.length === 0) base.delete(hash)
  }

  function setBase(queryKey: QueryKey, data: unknown) {
    base.set(hashKey(queryKey), data)
    onChange(queryKey, data)
  }

  function settle(key: string, isKept: boolean) {
    const write = waiting.find((other) => other.key === key)
    if (!write) return
    waiting = waiting.filter((other) => other !== write)
    for (const [queryKey] of client.getQueriesData({})) {
      const hash = hashKey(queryKey)
      if (!base.has(hash) || !expectOf(queryKey, write.operation)) continue
      if (isKept) setBase(queryKey, withWrite(queryKey, base.get(hash), write))
      show(queryKey)
    }
  }

  client.getQueryCache().subscribe(({ type, query, ...event }) => {
    // It was removed, or cleared.
    if (type === 'removed' || query.state.data === undefined) base.delete(query.queryHash)
    const isServerData =
      type === 'updated' && 'action' in event && event.action.type === 'success' && !isApplying
    if (!isServerData || changes(query.queryKey).length === 0) return
    base.set(query.queryHash, query.state.data)
    show(query.queryKey)
  })

  return {
    add(write) {
      waiting.push({ ...write, reader: currentReader() })
      // A query that is read later shows the update then.
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
        // The cache holds the type that this query's read returned.
        setBase(queryKey, update(base.get(hash) as Data))
        return show(queryKey)
      }
      const before = client.getQueryData(queryKey)
      const after = client.setQueryData<Data>(queryKey, (data) => data && update(data), readAt(queryKey))
      if (after !== before) onChange(queryKey, after)
    },
    clear() {
      waiting = []
      base.clear()
    },
  }
}
