// localStorage as JSON. Unreadable values count as missing, so that the app works in a private window or with full
// storage.

export type KeyValues = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export function readJson<T>(storage: KeyValues, key: string): T | undefined {
  try {
    const text = storage.getItem(key)
    return text === null ? undefined : (JSON.parse(text) as T)
  } catch {
    return undefined
  }
}

/** Writes the value, or removes it if it is undefined or null. */
export function writeJson(storage: KeyValues, key: string, value: unknown): void {
  try {
    if (value === undefined || value === null) storage.removeItem(key)
    else storage.setItem(key, JSON.stringify(value))
  } catch {
    // Storage is full or blocked. The value lasts until the page is closed.
  }
}

/** Who turned on push notifications in this browser (features/notification/kept.push.ts). */
export const pushesKey = 'pushes'

function memoryStorage(): KeyValues {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, text) => void values.set(key, text),
    removeItem: (key) => void values.delete(key),
  }
}

let storage: KeyValues | undefined

/** localStorage, or storage in memory where localStorage is blocked. */
export function deviceStorage(): KeyValues {
  if (storage) return storage
  try {
    localStorage.getItem('deviceId')
    storage = localStorage
  } catch {
    storage = memoryStorage()
  }
  return storage
}
