// Where entries wait, and where those lie that were refused: in the device's database, in the order in which they were
// made; or in memory. An entry goes from the one to the other in one step, so that no sudden end loses it.
import type { Device } from '../device/device.ts'
import type { Attention } from './attention.ts'
import type { Entry } from './entry.ts'

export interface EntryStore {
  /** In the order in which they were added. */
  list: () => Promise<Entry[]>
  /** Resolves when it is on disk. With it goes the refused entry whose place it takes.
   *  @param insteadOf key of what was refused */
  add: (entry: Entry, insteadOf?: string) => Promise<void>
  /** Keeps how often it was tried; one that is there no longer stays away. */
  tried: (entry: Entry) => Promise<void>
  remove: (key: string) => Promise<void>
  /** The entry of this key waits no longer: its person has to decide. */
  refuse: (one: Attention) => Promise<void>
  refused: () => Promise<Attention[]>
  /** Its person has decided. */
  decided: (key: string) => Promise<void>
}

/** @param opening undefined where there is no database: it then lies in memory, and `add` rejects to say so */
export function deviceStore(opening: Promise<Device | undefined>): EntryStore {
  const store = opening.then((device) => (device ? storeIn(device) : noDevice()))
  return {
    list: async () => (await store).list(),
    add: async (entry, insteadOf) => (await store).add(entry, insteadOf),
    tried: async (entry) => (await store).tried(entry),
    remove: async (key) => (await store).remove(key),
    refuse: async (one) => (await store).refuse(one),
    refused: async () => (await store).refused(),
    decided: async (key) => (await store).decided(key),
  }
}

function storeIn(device: Device): EntryStore {
  const { entries, attention } = device
  const move = (change: () => Promise<void>) => device.transaction('rw', entries, attention, change)
  const at = (key: string) => entries.where('key').equals(key)
  return {
    list: () => entries.orderBy('seq').toArray(),
    add: (entry, insteadOf) =>
      move(async () => {
        await entries.add(entry)
        if (insteadOf !== undefined) await attention.delete(insteadOf)
      }),
    tried: async ({ key, tries }) => void (await at(key).modify({ tries })),
    remove: async (key) => void (await at(key).delete()),
    refuse: (one) =>
      move(async () => {
        await attention.put(one)
        await at(one.key).delete()
      }),
    refused: () => attention.toArray(),
    decided: (key) => attention.delete(key),
  }
}

function noDevice(): EntryStore {
  const memory = memoryStore()
  return {
    ...memory,
    async add(entry, insteadOf) {
      await memory.add(entry, insteadOf)
      throw new Error('This browser has no database')
    },
  }
}

export function memoryStore(): EntryStore {
  const entries = new Map<string, Entry>()
  const refused = new Map<string, Attention>()
  return {
    list: async () => structuredClone([...entries.values()]),
    async add(entry, insteadOf) {
      entries.set(entry.key, structuredClone(entry))
      if (insteadOf !== undefined) refused.delete(insteadOf)
    },
    async tried({ key, tries }) {
      const known = entries.get(key)
      if (known) known.tries = tries
    },
    remove: async (key) => void entries.delete(key),
    async refuse(one) {
      refused.set(one.key, structuredClone(one))
      entries.delete(one.key)
    },
    refused: async () => structuredClone([...refused.values()]),
    decided: async (key) => void refused.delete(key),
  }
}
