// What unsent writes look like on screen: what the server last said, with every waiting effect on top, in the
// order they were made. A read that arrives meanwhile does not hide them, and one that is refused takes only
// its own effect back.
import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'

/** A change to one cached read. */
export interface Effect {
  queryKey: QueryKey
  /** Data as it is → data as it will be; called again on newer data, so it must not count on being once. */
  apply: (data: unknown) => unknown
}

interface Waiting extends Effect {
  owner: string
}

export interface Effects {
  add: (owner: string, effects: readonly Effect[]) => void
  /** The write was refused: as if it had never been made. */
  revoke: (owner: string) => void
  /** The write was accepted: its effect becomes part of what the server said. */
  keep: (owner: string) => void
  /** The server has said more about a read: that goes beneath what waits. What was not read stays so. */
  revise: <Data>(queryKey: QueryKey, update: (data: Data) => Data) => void
  /** Another person is here: nothing of what was shown is put back. */
  clear: () => void
}

export function effectsOn(client: QueryClient): Effects {
  let waiting: Waiting[] = []
  const base = new Map<string, unknown>()
  let drawing = false

  function show(queryKey: QueryKey) {
    const hash = hashKey(queryKey)
    if (!base.has(hash)) return
    const on = waiting.filter((effect) => hashKey(effect.queryKey) === hash)
    drawing = true
    client.setQueryData(
      queryKey,
      on.reduce((data, { apply }) => apply(data), base.get(hash)),
    )
    drawing = false
    if (on.length === 0) base.delete(hash)
  }

  function settle(owner: string, alsoApply: boolean) {
    const own = waiting.filter((effect) => effect.owner === owner)
    waiting = waiting.filter((effect) => effect.owner !== owner)
    for (const { queryKey, apply } of own) {
      const hash = hashKey(queryKey)
      if (alsoApply && base.has(hash)) base.set(hash, apply(base.get(hash)))
      show(queryKey)
    }
  }

  client.getQueryCache().subscribe((event) => {
    const isNews = event.type === 'updated' && event.action.type === 'success' && !drawing
    if (!isNews || !waiting.some(({ queryKey }) => hashKey(queryKey) === event.query.queryHash)) return
    base.set(event.query.queryHash, event.query.state.data)
    show(event.query.queryKey)
  })

  return {
    add(owner, effects) {
      for (const effect of effects) {
        const data = client.getQueryData(effect.queryKey)
        // Nothing was read yet, so nothing is on screen; the read, when it comes, brings it.
        const hash = hashKey(effect.queryKey)
        if (data !== undefined && !base.has(hash)) base.set(hash, data)
        waiting.push({ ...effect, owner })
        show(effect.queryKey)
      }
    },
    revoke: (owner) => settle(owner, false),
    keep: (owner) => settle(owner, true),
    revise<Data>(queryKey: QueryKey, update: (data: Data) => Data) {
      const hash = hashKey(queryKey)
      if (base.has(hash)) {
        // The cache holds under a key what whoever reads it put there.
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
