// A lock shared by all tabs. It uses Web Locks, or an entry in localStorage where they are missing.
import { type KeyValues, readJson, writeJson } from '../storage.ts'

export type Lock = <T>(name: string, run: () => Promise<T>) => Promise<T>

interface LockEntry {
  owner: string
  until: number
}

interface StorageLockParts {
  storage: () => KeyValues
  now: () => number
  wait: (milliseconds: number) => Promise<void>
  owner: string
}

/** The lock of a crashed tab expires after this time. */
const expiresAfter = 70_000
const retryAfter = 100

export function storageLock({ storage, now, wait, owner }: StorageLockParts): Lock {
  return async (name, run) => {
    const key = `lock.${name}`
    for (;;) {
      const held = readJson<LockEntry>(storage(), key)
      if (!held || held.until <= now()) {
        writeJson(storage(), key, { owner, until: now() + expiresAfter } satisfies LockEntry)
        // Two tabs may have written at the same time. The later one wins, so check again.
        await wait(retryAfter)
        if (readJson<LockEntry>(storage(), key)?.owner === owner) break
      } else await wait(retryAfter)
    }
    try {
      return await run()
    } finally {
      if (readJson<LockEntry>(storage(), key)?.owner === owner) writeJson(storage(), key, undefined)
    }
  }
}

export const browserLock = (fallback: Lock): Lock => {
  return (name, run) =>
    'locks' in navigator ? navigator.locks.request(`daybook.${name}`, () => run()) : fallback(name, run)
}
