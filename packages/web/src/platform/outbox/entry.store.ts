// Where entries wait: in the device's database, in the order in which they were made; or in memory.
import type { Device } from '../device/device.ts'
import type { Entry } from './entry.ts'

export interface EntryStore {
  /** In the order in which they were first put. */
  list: () => Promise<Entry[]>
  /** Resolves when it is on disk. */
  put: (entry: Entry) => Promise<void>
  remove: (key: string) => Promise<void>
}

export function deviceStore(opening: Promise<Device | undefined>): EntryStore {
  const memory = memoryStore()
  return {
    async list() {
      const device = await opening
      return device ? device.entries.orderBy('seq').toArray() : memory.list()
    },
    async put(entry) {
      const device = await opening
      if (!device) return memory.put(entry)
      await device.transaction('rw', device.entries, async () => {
        const known = await device.entries.where('key').equals(entry.key).first()
        if (known) await device.entries.put({ ...entry, seq: known.seq })
        else await device.entries.add(entry)
      })
    },
    async remove(key) {
      const device = await opening
      if (device) await device.entries.where('key').equals(key).delete()
      else await memory.remove(key)
    },
  }
}

export function memoryStore(): EntryStore {
  const entries = new Map<string, Entry>()
  return {
    list: async () => [...entries.values()],
    put: async (entry) => void entries.set(entry.key, entry),
    remove: async (key) => void entries.delete(key),
  }
}
