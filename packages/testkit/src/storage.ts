import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ListedStorage } from '@daybook/server/platform/storage/storage.ts'

/** A storage in memory that a test can look into, and take away. */
export interface TestStorage extends ListedStorage {
  contents: Map<string, Uint8Array>
  /** Thrown by every call from now on. */
  failWith: Error | undefined
}

export function testStorage(): TestStorage {
  const contents = new Map<string, Uint8Array>()
  const storage: TestStorage = {
    contents,
    failWith: undefined,
    async put(key, content) {
      if (storage.failWith) throw storage.failWith
      contents.set(key, content instanceof Uint8Array ? content : await readFile(content.path))
    },
    async get(key, part) {
      if (storage.failWith) throw storage.failWith
      const whole = contents.get(key)
      const content = part ? whole?.subarray(part.start, part.end + 1) : whole
      return content && { stream: Readable.from([content]), size: content.length }
    },
    async sizeOf(key) {
      if (storage.failWith) throw storage.failWith
      return contents.get(key)?.length
    },
    async remove(keys) {
      if (storage.failWith) throw storage.failWith
      for (const key of keys) contents.delete(key)
    },
    async list() {
      if (storage.failWith) throw storage.failWith
      return [...contents.keys()].filter((key) => !key.includes('/'))
    },
  }
  return storage
}
