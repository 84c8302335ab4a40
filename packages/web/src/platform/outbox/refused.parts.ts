// What becomes of a refused entry: somebody else may have done the same, or a part of it.
import type { ApiError } from '../api/api.error.ts'
import { createId, type Entry, type IdSource, orderingKeysOf } from './entry.ts'
import type { AnyQueueable } from './queueable.ts'

/** Whoever made it longer ago has put the device away by now, and said another time than is recorded. */
const longAgo = 60_000

interface Refused {
  /** What its author has to decide about. Undefined if a message is enough. */
  kept: Entry | undefined
  /** What is sent again without the rest. It keeps its key, because a refusal uses up none. */
  again: Entry | undefined
}

export function partsOf(operation: AnyQueueable, entry: Entry, error: ApiError, idSource: IdSource): Refused {
  if (!isDone(operation, error)) return { kept: entry, again: undefined }
  const isOld = idSource.now() - entry.createdAt > longAgo
  const done = partFor(operation, entry, (id) => id in error.fields)
  const again = done && partFor(operation, entry, (id) => !(id in error.fields))
  const kept = again ? { ...done, key: createId(idSource) } : entry
  return { kept: isOld ? kept : undefined, again }
}

function isDone({ meansTheSame = [] }: AnyQueueable, { key, fields }: ApiError): boolean {
  const known: readonly unknown[] = meansTheSame
  return [key, ...Object.values(fields)].every((reason) => known.includes(reason))
}

function partFor(
  { onlyFor }: AnyQueueable,
  entry: Entry,
  passes: (childId: string) => boolean,
): Entry | undefined {
  const input = onlyFor?.(entry.input, passes)
  const who = entry.who.filter(({ id }) => passes(id))
  return input && { ...entry, input, who, orderingKeys: orderingKeysOf(input) }
}
