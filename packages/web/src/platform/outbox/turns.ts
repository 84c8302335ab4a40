// Which of the waiting entries is sent next: in the order in which they were created, unless something speaks against it.
import { type Entry, orderingKeysOf } from './entry.ts'
import type { Uploads } from './uploads.beside.ts'

/** From this many tries on other entries go first, because this one may be the only one that cannot be stored. */
const deferAfter = 5

export function createTurns(uploads: Pick<Uploads, 'isRunning' | 'areAwaited'>) {
  /** Others go first. */
  const deferred = new Set<string>()

  /** The keys under which an entry holds up later ones: of its children and records. While its files are not up it is only
   *  its own record, because a photo must not hold up a child's sleep check. */
  const keysHeldBy = ({ key, orderingKeys, input: { id } }: Entry) =>
    uploads.areAwaited(key) ? orderingKeysOf({ id }) : orderingKeys

  function firstFree(entries: readonly Entry[]): Entry | undefined {
    const held = new Set<string>()
    return entries.find((entry) => {
      const mayGo = !deferred.has(entry.key) && !uploads.isRunning(entry.key)
      const isFree = mayGo && !entry.orderingKeys.some((orderingKey) => held.has(orderingKey))
      for (const orderingKey of keysHeldBy(entry)) held.add(orderingKey)
      return isFree
    })
  }

  return {
    /** Undefined if there is none, or if all that is left waits for files. */
    next(entries: readonly Entry[]): Entry | undefined {
      const free = firstFree(entries)
      if (free || deferred.size === 0) return free
      deferred.clear()
      return firstFree(entries)
    },
    defer: ({ key }: Entry) => void deferred.add(key),
    /** It could not be sent now. */
    failed(entry: Entry) {
      entry.tries++
      if (entry.tries >= deferAfter) deferred.add(entry.key)
    },
    forget: (key: string) => void deferred.delete(key),
  }
}
