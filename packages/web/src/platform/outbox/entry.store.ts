// Stores waiting and refused entries in the device's database, or in memory where there is none. Waiting entries keep
// the order in which they were created. Moving an entry to the refused ones is one transaction, so a crash cannot lose
// it. The lists contain only the signed-in user's entries, because the others are encrypted.
import type { AttentionRow, Device, EntryRow } from '../device/device.ts'
import { whileUnderWay } from '../idle.ts'
import type { Attention } from './attention.ts'
import type { Entry } from './entry.ts'

export interface EntryStore {
  /** In the order in which they were added. */
  list: () => Promise<Entry[]>
  /** Resolves when the entry is on disk. The refused entry that it replaces is removed in the same transaction.
   *  @param insteadOf key of the refused entry */
  add: (entry: Entry, insteadOf?: string) => Promise<void>
  /** Stores the number of tries. Does nothing if the entry has been removed. */
  tried: (entry: Entry) => Promise<void>
  /** Stores what is left of an entry. Does nothing if the entry has been removed. */
  narrowed: (entry: Entry) => Promise<void>
  remove: (key: string) => Promise<void>
  /** Moves the entry from the waiting to the refused ones. */
  refuse: (entry: Attention) => Promise<void>
  refused: () => Promise<Attention[]>
  /** Removes a refused entry. */
  decided: (key: string) => Promise<void>
}

/** @param opening resolves to undefined where there is no database; entries are then in memory only, and `add` rejects
 *  @param secretOf a user's encryption key in hex; undefined unless that user is signed in */
export function deviceStore(
  opening: Promise<Device | undefined>,
  secretOf: (userId: string) => string | undefined,
): EntryStore {
  const opened = opening.then((device) => (device ? sealedStore(device, secretOf) : noDevice()))
  const within = <T>(work: (store: Awaited<typeof opened>) => Promise<T>) =>
    whileUnderWay(async () => work(await opened))
  return {
    list: () => within((store) => store.list()),
    add(entry, insteadOf) {
      // Read the key now: the user may have changed by the time the database is open.
      const secret = secretOf(entry.userId)
      return within((store) => store.add(entry, insteadOf, secret))
    },
    tried: (entry) => within((store) => store.tried(entry)),
    narrowed: (entry) => within((store) => store.narrowed(entry)),
    remove: (key) => within((store) => store.remove(key)),
    refuse: (entry) => within((store) => store.refuse(entry)),
    refused: () => within((store) => store.refused()),
    decided: (key) => within((store) => store.decided(key)),
  }
}

interface SealedStore extends EntryStore {
  add: (entry: Entry, insteadOf?: string, secret?: string) => Promise<void>
}

async function sealedStore(
  device: Device,
  secretOf: (userId: string) => string | undefined,
): Promise<SealedStore> {
  // Entries must not be stored unencrypted. If this chunk fails to load, act as if there were no database.
  const loaded = await import('./seal.ts').catch(() => undefined)
  if (!loaded) return noDevice()
  const { seal, unseal } = loaded
  const { entries, attention } = device
  const move = (change: () => Promise<void>) => device.transaction('rw', entries, attention, change)
  const at = (key: string) => entries.where('key').equals(key)

  const rowOf = (entry: Entry, secret: string | undefined): EntryRow =>
    secret ? { ...seal(secret, entry), tries: entry.tries } : entry

  function entryOf(row: EntryRow): Entry[] {
    if (!('sealed' in row)) return [row]
    const secret = secretOf(row.userId)
    const entry = secret && unseal<Entry>(secret, row)
    return entry ? [{ ...entry, tries: row.tries }] : []
  }

  function attentionOf(row: AttentionRow): Attention[] {
    if (!('sealed' in row)) return [row]
    const secret = secretOf(row.userId)
    return (secret && [unseal<Attention>(secret, row)].filter((entry) => entry !== undefined)) || []
  }

  return {
    list: async () => (await entries.orderBy('seq').toArray()).flatMap(entryOf),
    add: (entry, insteadOf, secret) =>
      move(async () => {
        await entries.add(rowOf(entry, secret))
        if (insteadOf !== undefined) await attention.delete(insteadOf)
      }),
    tried: async ({ key, tries }) => void (await at(key).modify({ tries })),
    narrowed: async (entry) => {
      const secret = secretOf(entry.userId)
      // After a sign-out the whole entry stays, and is refused again.
      if (secret) await at(entry.key).modify(rowOf(entry, secret))
    },
    remove: async (key) => void (await at(key).delete()),
    refuse: (entry) => {
      const secret = secretOf(entry.userId)
      return move(async () => {
        await attention.put(secret ? seal(secret, entry) : entry)
        await at(entry.key).delete()
      })
    },
    refused: async () => (await attention.toArray()).flatMap(attentionOf),
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
    // What is only in memory is the page's own entry.
    narrowed: async () => undefined,
    remove: async (key) => void entries.delete(key),
    async refuse(entry) {
      refused.set(entry.key, structuredClone(entry))
      entries.delete(entry.key)
    },
    refused: async () => structuredClone([...refused.values()]),
    decided: async (key) => void refused.delete(key),
  }
}
