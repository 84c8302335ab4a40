// What becomes of a refused entry: somebody else may have done the same, or a part of it.
import type { ApiError } from '../api/api.error.ts'
import { createId, type Entry, type IdSource } from './entry.ts'
import type { AnyQueueable } from './queueable.ts'

/** Whoever made it longer ago has put the device away by now, and said another time than is recorded. */
const longAgo = 60_000

export interface Refused {
  /** What its author has to decide about. Undefined if a message is enough. */
  kept: Entry | undefined
  /** What is sent again without the rest. It keeps its key, because a refusal uses up none. */
  again?: Entry | undefined
}

export function partsOf(
  operation: AnyQueueable,
  entry: Entry,
  { key, fields }: ApiError,
  idSource: IdSource,
): Refused {
  const same: readonly unknown[] = operation.meansTheSame ?? []
  if (![key, ...Object.values(fields)].every((reason) => same.includes(reason))) return { kept: entry }
  const done = partFor(operation, entry, (id) => id in fields)
  const again = done && partFor(operation, entry, (id) => !(id in fields))
  const isOld = idSource.now() - entry.createdAt > longAgo
  return { kept: isOld ? (again ? { ...done, key: createId(idSource) } : entry) : undefined, again }
}

function partFor(
  { lists = [] }: AnyQueueable,
  entry: Entry,
  passes: (childId: string) => boolean,
): Entry | undefined {
  const columns = lists.map((name) => `${entry.input[name] ?? ''}`.split(','))
  const places = columns[0]?.flatMap((id, place) => (passes(id) ? place : [])) ?? []
  if (places.length === 0) return undefined
  const input = { ...entry.input }
  for (const [at, name] of lists.entries())
    if (name in input) input[name] = places.map((place) => columns[at]?.[place]).join()
  const who = entry.who.filter(({ id }) => passes(id))
  return { ...entry, input, who }
}
