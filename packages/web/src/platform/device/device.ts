// The database on this device: entries that were not sent yet, those that the server refused, and what was read, all
// of them of one person each. Entries are encrypted (outbox/seal.ts); reads are erased at the sign-out. Opened when it
// is first needed; a browser that keeps none (a private window) makes do with memory.
import type { Dexie, EntityTable } from 'dexie'
import type { Attention } from '../outbox/attention.ts'
import type { Entry } from '../outbox/entry.ts'
import type { Sealed } from '../outbox/seal.ts'

/** What an operation last answered this person. */
export interface Read {
  /** Person and query. */
  id: string
  userId: string
  data: unknown
  /** Milliseconds since the epoch. */
  at: number
}

type Numbered<T> = T & { seq: number }

/** Plain where the session began before the server gave keys. How often it was tried changes without the key. */
export type EntryRow = (Sealed & { tries: number }) | Entry
export type AttentionRow = Sealed | Attention

export type Device = Dexie & {
  entries: EntityTable<Numbered<EntryRow>, 'seq'>
  attention: EntityTable<AttentionRow, 'key'>
  reads: EntityTable<Read, 'id'>
}

let opened: Promise<Device | undefined> | undefined

/** Undefined where the browser has no database to offer. */
export function openDevice(): Promise<Device | undefined> {
  opened ??= open()
  return opened
}

async function open(): Promise<Device | undefined> {
  // As large as a screen, and nobody waits for it. Where it cannot be had now, it is asked for at the next need.
  const loaded = await import('dexie').catch(() => undefined)
  if (!loaded) {
    opened = undefined
    return undefined
  }
  const { Dexie } = loaded
  // On disk before it counts as kept: a battery may be empty the moment after.
  const device = new Dexie('daybook', { chromeTransactionDurability: 'strict' }) as Device
  // A further version of the app adds a version here, with its upgrade; what waits is never dropped.
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
  try {
    await device.open()
    return device
  } catch {
    return undefined
  }
}
