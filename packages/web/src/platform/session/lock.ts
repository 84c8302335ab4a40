// One tab at a time: the browser's own locks, or a note in the shared storage where there are none.
import { type KeyValues, readJson, writeJson } from '../storage.ts'

export type Lock = <T>(name: string, run: () => Promise<T>) => Promise<T>

interface Note {
  owner: string
  until: number
}

interface StorageLockParts {
  storage: () => KeyValues
  now: () => number
  wait: (milliseconds: number) => Promise<void>
  owner: string
}

/** A tab that died holding the note frees it after this long. */
const holdFor = 70_000
const lookAgain = 100

export function storageLock({ storage, now, wait, owner }: StorageLockParts): Lock {
  return async (name, run) => {
    const key = `lock.${name}`
    for (;;) {
      const note = readJson<Note>(storage(), key)
      if (!note || note.until <= now()) {
        writeJson(storage(), key, { owner, until: now() + holdFor } satisfies Note)
        // Two tabs may have written at once: the later one wins, and both look again.
        await wait(lookAgain)
        if (readJson<Note>(storage(), key)?.owner === owner) break
      } else await wait(lookAgain)
    }
    try {
      return await run()
    } finally {
      if (readJson<Note>(storage(), key)?.owner === owner) writeJson(storage(), key, undefined)
    }
  }
}

export const browserLock = (fallback: Lock): Lock => {
  return (name, run) =>
    'locks' in navigator ? navigator.locks.request(`daybook.${name}`, () => run()) : fallback(name, run)
}
