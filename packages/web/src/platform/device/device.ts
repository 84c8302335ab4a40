// The database on this device: unsent entries, refused entries, drafts, files and stored reads. Each row belongs to one user.
// Entries, drafts and files are encrypted (outbox/seal.ts). Reads are deleted at sign-out. The database is opened when first needed. In a browser
// without one (a private window), the app uses memory.
import type { Dexie, EntityTable } from 'dexie'
import type { Attention } from '../outbox/attention.ts'
import type { Entry } from '../outbox/entry.ts'
import type { Sealed } from '../outbox/seal.ts'

/** The last response to a user's query. */
export interface Read {
  /** User id and query hash. */
  id: string
  userId: string
  data: unknown
  /** Milliseconds since the epoch. */
  at: number
  /** The contract that it was read with. */
  contract?: string
}

type Numbered<T> = T & { seq: number }

/** Unencrypted only if the session began before the server sent keys. `tries` is outside the encrypted part, so that it
 *  can change without the key. */
export type EntryRow = (Sealed & { tries: number }) | Entry
export type AttentionRow = Sealed | Attention

/** A file whose record was not accepted yet. Its name and bytes are encrypted. */
export type FileRow = Sealed & { content: Uint8Array; addedAt: number; uploadedAt?: number }

export type Device = Dexie & {
  entries: EntityTable<Numbered<EntryRow>, 'seq'>
  attention: EntityTable<AttentionRow, 'key'>
  reads: EntityTable<Read, 'id'>
  drafts: EntityTable<Sealed, 'key'>
  files: EntityTable<FileRow, 'key'>
}

let opened: Promise<Device | undefined> | undefined

/** Resolves to undefined if the browser has no database. */
export function openDevice(): Promise<Device | undefined> {
  opened ??= open()
  return opened
}

async function open(): Promise<Device | undefined> {
  // Dexie is as large as a screen, so it is loaded separately. If that fails, the next call tries again.
  const loaded = await import('dexie').catch(() => undefined)
  if (!loaded) {
    opened = undefined
    return undefined
  }
  const { Dexie } = loaded
  // Strict durability writes to disk before a transaction commits, so that a flat battery loses nothing.
  const device = new Dexie('daybook', { chromeTransactionDurability: 'strict' }) as Device
  // A schema change adds a version with an upgrade here. An upgrade must never drop waiting entries.
  device.version(1).stores({ entries: '++seq,&key', attention: 'key,userId', reads: 'id,at' })
  device
    .version(2)
    .stores({ entries: '++seq,&key', attention: 'key,userId', reads: 'id,at,userId' })
    .upgrade((tx) =>
      tx
        .table('entries')
        .toCollection()
        .modify((entry: { lanes?: string[]; orderingKeys?: string[] }) => {
          entry.orderingKeys = entry.lanes ?? []
          delete entry.lanes
        }),
    )
  device.version(3).stores({ drafts: 'key' })
  device.version(4).stores({ files: 'key,addedAt' })
  try {
    await device.open()
    return device
  } catch {
    return undefined
  }
}
