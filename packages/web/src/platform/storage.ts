// localStorage as JSON. What cannot be read counts as absent: a private window or a full store must not
// keep anybody from working.

export type KeyValues = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export function readJson<T>(storage: KeyValues, key: string): T | undefined {
  try {
    const text = storage.getItem(key)
    return text === null ? undefined : (JSON.parse(text) as T)
  } catch {
    return undefined
  }
}

/** Writes, or removes when the value is undefined or null. */
export function writeJson(storage: KeyValues, key: string, value: unknown): void {
  try {
    if (value === undefined || value === null) storage.removeItem(key)
    else storage.setItem(key, JSON.stringify(value))
  } catch {
    // A full or forbidden store: the value lives as long as the page.
  }
}

function memoryStorage(): KeyValues {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, text) => void values.set(key, text),
    removeItem: (key) => void values.delete(key),
  }
}

let storage: KeyValues | undefined

/** localStorage, or where it is forbidden one that lives as long as the page. */
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
