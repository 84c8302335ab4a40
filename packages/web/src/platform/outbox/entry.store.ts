// Where entries wait, and where those lie that were refused: in the device's database, in the order in which they were
// made; or in memory. An entry goes from the one to the other in one step, so that no sudden end loses it. What is
// listed is what the signed-in person may read: the entries of others are sealed.
import type { AttentionRow, Device, EntryRow } from '../device/device.ts'
import { whileUnderWay } from '../idle.ts'
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

/** @param opening undefined where there is no database: it then lies in memory, and `add` rejects to say so
 *  @param secretOf the key of a person's entries, in hex; undefined unless that person is signed in */
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
      // The person of this moment, however late the database opens.
      const secret = secretOf(entry.userId)
      return within((store) => store.add(entry, insteadOf, secret))
    },
    tried: (entry) => within((store) => store.tried(entry)),
    remove: (key) => within((store) => store.remove(key)),
    refuse: (one) => within((store) => store.refuse(one)),
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
  // Loaded with the database. Without it nothing may be written, so the device counts as one without a database.
  const loaded = await import('./seal.ts').catch(() => undefined)
  if (!loaded) return noDevice()
  const { seal, unseal } = loaded
  const { entries, attention } = device
  const move = (change: () => Promise<void>) => device.transaction('rw', entries, attention, change)
  const at = (key: string) => entries.where('key').equals(key)

  function entryOf(row: EntryRow): Entry[] {
    if (!('sealed' in row)) return [row]
    const secret = secretOf(row.userId)
    const entry = secret && unseal<Entry>(secret, row)
    return entry ? [{ ...entry, tries: row.tries }] : []
  }

  function attentionOf(row: AttentionRow): Attention[] {
    if (!('sealed' in row)) return [row]
    const secret = secretOf(row.userId)
    return (secret && [unseal<Attention>(secret, row)].filter((one) => one !== undefined)) || []
  }

  return {
    list: async () => (await entries.orderBy('seq').toArray()).flatMap(entryOf),
    add: (entry, insteadOf, secret) =>
      move(async () => {
        await entries.add(secret ? { ...seal(secret, entry), tries: entry.tries } : entry)
        if (insteadOf !== undefined) await attention.delete(insteadOf)
      }),
    tried: async ({ key, tries }) => void (await at(key).modify({ tries })),
    remove: async (key) => void (await at(key).delete()),
    refuse: (one) => {
      const secret = secretOf(one.userId)
      return move(async () => {
        await attention.put(secret ? seal(secret, one) : one)
        await at(one.key).delete()
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
    remove: async (key) => void entries.delete(key),
    async refuse(one) {
      refused.set(one.key, structuredClone(one))
      entries.delete(one.key)
    },
    refused: async () => structuredClone([...refused.values()]),
    decided: async (key) => void refused.delete(key),
  }
}
