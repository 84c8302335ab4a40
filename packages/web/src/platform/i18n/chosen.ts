// The language that was chosen on this device; until somebody chooses, Chinese where the browser speaks it first.
import { bundledLocale, defaultLocale } from '@daybook/contract/kernel/constants.ts'
import { deviceStorage, readJson, writeJson } from '../storage.ts'

export const languages = [defaultLocale, bundledLocale] as const
export type Language = (typeof languages)[number]

const key = 'language'

export function chosenLanguage(): Language {
  const chosen = readJson<Language>(deviceStorage(), key)
  if (chosen && languages.includes(chosen)) return chosen
  return /^zh\b/i.test(navigator.language) ? bundledLocale : defaultLocale
}

export function storeLanguage(language: Language): void {
  writeJson(deviceStorage(), key, language)
}
