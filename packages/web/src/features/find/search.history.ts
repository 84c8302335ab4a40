// What was searched for last on this device. It goes with the session (specification, section 3: searchHistory).
import { deviceStorage, readJson, writeJson } from '../../platform/storage.ts'

const key = 'searchHistory'
const most = 5

export const searchHistory = (): string[] => readJson<string[]>(deviceStorage(), key) ?? []

/** The last one first, each once. */
export function rememberSearch(typed: string): void {
  const words = typed.trim()
  if (words === '') return
  const others = searchHistory().filter((one) => one !== words)
  writeJson(deviceStorage(), key, [words, ...others].slice(0, most))
}

export const forgetSearches = (): void => writeJson(deviceStorage(), key, [])
