// Reads stored responses without the library of the device's database (device.ts), which is as large as a screen: the
// first screen shows them before it is loaded.
import type { Read } from './device.ts'

/** @returns those that are there; none if the device has no database yet, or it does not answer */
export async function firstReads(ids: readonly string[]): Promise<Map<string, Read>> {
  const found = new Map<string, Read>()
  try {
    const database = await openThere()
    const store = database.transaction('reads').objectStore('reads')
    const rows = await Promise.all(ids.map((id) => answer<Read | undefined>(store.get(id))))
    for (const row of rows) if (row) found.set(row.id, row)
    // An open connection would block an upgrade.
    database.close()
  } catch {
    // The screen waits for the server.
  }
  return found
}

function openThere(): Promise<IDBDatabase> {
  const request = indexedDB.open('daybook')
  // It would be created without its tables.
  request.onupgradeneeded = () => request.transaction?.abort()
  return answer(request)
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
