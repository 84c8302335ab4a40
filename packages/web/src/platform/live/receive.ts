// Applies events to cached queries and refetches what an event does not contain. Events of other users arrive over the
// stream, those of this page as responses to its requests.
import type { LiveEvent } from '@daybook/contract/kernel/live.ts'
import type { QueryKey } from '@tanstack/react-query'
import { optimistic } from '../outbox/shown.ts'
import { queryClient } from '../query/query.client.ts'
import { authorOf, currentReader } from './live.reader.ts'
import { type LiveUpdate, type ReadAgain, readsOf, updateOf } from './live.updates.ts'
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
  // If loading fails, the next event tries again.
  if (!updateOf(operation)) await loadUpdates(operation.replace(/\..*/, '')).catch(() => undefined)
  return updateOf(operation)
}

/** Applies the response to a write of this page. An empty response contains no records, so everything is refetched. */
export function receiveAnswer(operation: string, answer: unknown): void {
  const update = updateOf(operation)
  if (!update) return void queryClient.invalidateQueries()
  const { by, at } = authorOf(currentReader())
  const keys =
    answer === null
      ? readsOf(update).map(({ id }) => [id])
      : apply(update, { operation, at, by, data: answer })
  for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey })
}

/** Refetches at once what an operation changes, because a refusal means that the screen is out of date. */
export function refreshReads({ id }: { id: string }): void {
  for (const read of readsOf(updateOf(id) ?? {})) void queryClient.invalidateQueries({ queryKey: [read.id] })
}

/** @returns the keys of the queries to refetch */
function apply({ changes = [], readAgain = [] }: LiveUpdate, event: LiveEvent): QueryKey[] {
  const reader = currentReader()
  const stale: QueryKey[] = []
  for (const { read, apply, leavesStale } of changes)
    for (const [queryKey] of cached(read)) {
      if (!apply) stale.push(queryKey)
      else
        optimistic.revise(queryKey, (data) => {
          const next = apply(data as never, event as LiveEvent<never>, reader)
          if (next === undefined || leavesStale?.(data as never, event as LiveEvent<never>))
            stale.push(queryKey)
          return next ?? data
        })
    }
  return [...stale, ...readAgain.flatMap((one) => keysAbout(one, event))]
}

const cached = ({ id }: { id: string }) => queryClient.getQueriesData({ queryKey: [id] })

function keysAbout({ read, about }: ReadAgain, { data }: LiveEvent): QueryKey[] {
  if (!about) return [[read.id]]
  const said = JSON.stringify(data)
  const names = (id: string | null | undefined) => id != null && said.includes(JSON.stringify(id))
  return cached(read)
    .filter(([, known]) => known === undefined || about(known as never).some(names))
    .map(([queryKey]) => queryKey)
}
