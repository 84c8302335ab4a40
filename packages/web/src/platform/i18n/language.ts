// The language now spoken, and its packs. English is fetched as the server's language pack and kept
// (shown from the copy at once, refreshed behind); Chinese is a chunk of the bundle. Without any pack to be
// had, at a first start without network, Chinese is the fallback. Switching needs no reload.

import packVersion from 'virtual:daybook/language-version'
import { defaultLocale } from '@daybook/contract/kernel/constants.ts'
import i18next from 'i18next'
import { useSyncExternalStore } from 'react'
import { deviceStorage, readJson, writeJson } from '../storage.ts'
import type { Translate } from './keys.ts'

export const languages = ['en-US', 'zh-CN'] as const
export type Language = (typeof languages)[number]
type Words = Record<string, string>
type FetchPack = (language: Language) => Promise<Words>

interface KeptPack {
  version: string
  words: Words
}

const chosenKey = 'language'
const packKey = 'languagePack.en-US'

const instance = i18next.createInstance()
let fetchPack: FetchPack = () => Promise.reject(new Error('no source of language packs'))

/** Call once, before the first render. Resolves when there are words to show; never rejects. */
export async function startLanguage(source: FetchPack): Promise<void> {
  fetchPack = source
  await instance.init({
    lng: defaultLocale,
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  })
  const chosen = readJson<Language>(deviceStorage(), chosenKey)
  await speak(chosen && languages.includes(chosen) ? chosen : defaultLocale)
}

/** Switches and remembers; resolves when the words are there. */
export async function chooseLanguage(language: Language): Promise<void> {
  writeJson(deviceStorage(), chosenKey, language)
  await speak(language)
}

async function speak(language: Language): Promise<void> {
  const spoken = await load(language)
  await instance.changeLanguage(spoken)
  document.documentElement.lang = spoken
}

async function load(language: Language): Promise<Language> {
  if (language === 'zh-CN') return loadChinese()
  const kept = readJson<KeptPack>(deviceStorage(), packKey)
  if (kept) add('en-US', kept.words)
  if (kept?.version === packVersion) {
    void refresh().catch(() => undefined)
    return 'en-US'
  }
  try {
    await refresh()
  } catch {
    if (!kept) return loadChinese()
  }
  return 'en-US'
}

async function loadChinese(): Promise<Language> {
  const { default: words } = await import('virtual:daybook/zh-CN')
  add('zh-CN', words)
  return 'zh-CN'
}

async function refresh(): Promise<void> {
  const words = await fetchPack('en-US')
  writeJson(deviceStorage(), packKey, { version: packVersion, words } satisfies KeptPack)
  add('en-US', words)
  instance.emit('languageChanged', instance.language)
}

function add(language: Language, words: Words) {
  instance.addResourceBundle(language, 'translation', words, true, true)
  changes++
}

let changes = 0

/** The words of a key. In a component use `useT`, which follows a change of language. */
export const t: Translate = (key, ...[values]) => {
  // i18next's own types would parse the placeholders again; ours have.
  const placeholders: Record<string, unknown> = values ?? {}
  return instance.t(key as string, placeholders)
}

/** The words of a key that came over the wire (`#{key}#`), or undefined when there are none. */
export function wordsOf(key: string): string | undefined {
  return instance.exists(key) ? instance.t(key) : undefined
}

function subscribe(listener: () => void) {
  instance.on('languageChanged', listener)
  return () => instance.off('languageChanged', listener)
}

/** `t`, and a new render when the language or its words change. */
export function useT(): Translate {
  useSyncExternalStore(subscribe, () => changes)
  return t
}

export function currentLanguage(): Language {
  return instance.language === 'zh-CN' ? 'zh-CN' : 'en-US'
}

export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, currentLanguage)
}

export type { Translate }
