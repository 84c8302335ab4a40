// Applies events to cached queries and refetches what an event does not contain. Events of other users arrive over the
// stream, those of this page as responses to its requests.
import type { LiveEvent } from '@daybook/contract/kernel/live.ts'
import { hashKey, type QueryKey } from '@tanstack/react-query'
import { optimistic } from '../outbox/shown.ts'
import { queryClient } from '../query/query.client.ts'
import { contains } from '../query/snapshots.ts'
import { authorOf, currentReader } from './live.reader.ts'
import {
  type Change,
  type LiveUpdate,
  type ReadAgain,
  type ReadChange,
  readsOf,
  updateOf,
} from './live.updates.ts'
import { readAgain } from './read.again.ts'

type Load = (feature: string) => Promise<unknown>
let loadUpdates: Load = async () => undefined

/** @param load loads the live updates of a feature, because events may come from features not yet opened on this page */
export function registerLiveUpdates(load: Load): void {
  loadUpdates = load
}

let queue: Promise<void> = Promise.resolve()

/** Applies events one after the other, in the order they arrive. */
export function receive(event: LiveEvent): Promise<void> {
  // An event that fails to apply must not block later ones.
  queue = queue.then(() => take(event)).catch(() => readAgain('everything'))
  return queue
}

async function take(event: LiveEvent): Promise<void> {
  const update = await updateFor(event.operation)
  readAgain(update ? apply(update, event) : 'everything')
}

async function updateFor(operation: string): Promise<LiveUpdate | undefined> {
  // Always, because another feature may have added to this operation before its own feature was loaded. If loading
  // fails, the next event tries again.
  await loadUpdates(operation.replace(/\..*/, '')).catch(() => undefined)
  return updateOf(operation)
}

/** Applies the response to a write of this page. An empty response contains no records, so everything is refetched. */
export function receiveAnswer(operation: string, answer: unknown): void {
  const update = updateOf(operation)
  if (!update) return void queryClient.invalidateQueries()
  const keys =
    answer === null
      ? readsOf(update).map(({ id }) => [id])
      : apply(update, { operation, ...authorOf(currentReader()), data: answer })
  for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey })
}

/** Refetches at once what an operation changes, because a refusal means that the screen is out of date. */
export function refreshReads({ id }: { id: string }): void {
  for (const read of readsOf(updateOf(id) ?? {})) void queryClient.invalidateQueries({ queryKey: [read.id] })
}

/** @returns the keys of the queries to refetch */
function apply({ changes = [], readAgain = [] }: LiveUpdate, event: Change): QueryKey[] {
  const stale = changes.flatMap((change) =>
    cached(change.read)
      .map(([queryKey]) => queryKey)
      .filter((queryKey) => {
        if (queryClient.getQueryState(queryKey)?.fetchStatus === 'fetching') keep(queryKey, change, event)
        return leavesStale(queryKey, change, event)
      }),
  )
  return [...stale, ...readAgain.flatMap((rule) => keysAbout(rule, event))]
}

/** Applies an event to one query, unless what was read contains it: a resumed stream repeats events that later ones
 *  have undone. @returns whether the query has to be refetched */
function leavesStale(queryKey: QueryKey, { apply, leavesStale }: ReadChange, event: Change): boolean {
  if (contains(queryKey, event)) return false
  if (!apply) return true
  const reader = currentReader()
  let isStale = false
  optimistic.revise(queryKey, (data) => {
    const next = apply(data, event, reader)
    isStale = next === undefined || leavesStale?.(data, event) === true
    return next ?? data
  })
  return isStale
}

/** Events that arrived while a query was being read, by the query's hash. The response may have been made before them,
 *  so they are applied to it as well if it does not contain them. */
const duringRead = new Map<string, { change: ReadChange; event: Change }[]>()

function keep(queryKey: QueryKey, change: ReadChange, event: Change): void {
  const hash = hashKey(queryKey)
  duringRead.set(hash, [...(duringRead.get(hash) ?? []), { change, event }])
}

queryClient.getQueryCache().subscribe(({ query }) => {
  const { queryHash, queryKey, state } = query
  const kept = duringRead.get(queryHash)
  if (!kept || state.fetchStatus === 'fetching') return
  duringRead.delete(queryHash)
  if (kept.filter(({ change, event }) => leavesStale(queryKey, change, event)).length > 0)
    readAgain([queryKey])
})

const cached = ({ id }: { id: string }) => queryClient.getQueriesData({ queryKey: [id] })

function keysAbout({ read, about }: ReadAgain, event: Change): QueryKey[] {
  const { data } = event
  const said = JSON.stringify(data)
  const names = (id: string | null | undefined) => id != null && said.includes(JSON.stringify(id))
  return cached(read)
    .filter(([[, input], known]) => !about || known === undefined || about(known, input).some(names))
    .map(([queryKey]) => queryKey)
    .filter((queryKey) => !contains(queryKey, event))
}
