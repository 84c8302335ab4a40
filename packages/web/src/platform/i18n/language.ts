// The language now spoken, and its packs. English is fetched as the server's language pack and kept
// (shown from the copy at once, refreshed behind); Chinese is a chunk of the bundle. Without any pack to be
// had, at a first start without network, Chinese is the fallback. Switching needs no reload.
import packVersion from 'virtual:daybook/language-version'
import { bundledLocale, defaultLocale } from '@daybook/contract/kernel/constants.ts'
import { createStore, useStore } from '../../kit/store.ts'
import { deviceStorage, readJson, writeJson } from '../storage.ts'
import type { Translate } from './keys.ts'
import { type Pack, wordsFrom } from './words.ts'

const languages = [defaultLocale, bundledLocale] as const
export type Language = (typeof languages)[number]
type FetchPack = (language: Language) => Promise<Pack>

interface Spoken {
  language: Language
  pack: Pack
  /** A new function whenever language or words change, so that what was drawn with it is drawn again. */
  t: Translate
}

interface KeptPack {
  version: string
  words: Pack
}

const chosenKey = 'language'
const packKey = 'languagePack.en-US'

const spoken = createStore<Spoken>(speakWith(defaultLocale, {}))
let fetchPack: FetchPack = () => Promise.reject(new Error('no source of language packs'))

/** Call once, before the first render. Resolves when there are words to show; never rejects. */
export async function startLanguage(source: FetchPack): Promise<void> {
  fetchPack = source
  await load(chosenLanguage())
  // A first start without network speaks the fallback until the pack can be had.
  addEventListener('online', () => {
    if (currentLanguage() !== chosenLanguage()) void load(chosenLanguage())
  })
}

/** Switches and remembers; resolves when the words are there. */
export async function chooseLanguage(language: Language): Promise<void> {
  writeJson(deviceStorage(), chosenKey, language)
  await load(language)
}

function chosenLanguage(): Language {
  const chosen = readJson<Language>(deviceStorage(), chosenKey)
  return chosen && languages.includes(chosen) ? chosen : defaultLocale
}

async function load(language: Language): Promise<void> {
  if (language === bundledLocale) return speakChinese()
  const kept = readJson<KeptPack>(deviceStorage(), packKey)
  if (kept) speak('en-US', kept.words)
  const fresh = fetchEnglish()
  if (kept?.version === packVersion) return void fresh.catch(() => undefined)
  // Words of an older version lack the newest keys, so it is worth waiting for those of this one.
  await fresh.catch(() => (kept ? undefined : speakChinese()))
}

async function fetchEnglish(): Promise<void> {
  const words = await fetchPack('en-US')
  writeJson(deviceStorage(), packKey, { version: packVersion, words } satisfies KeptPack)
  if (chosenLanguage() === 'en-US') speak('en-US', words)
}

async function speakChinese(): Promise<void> {
  const { default: words } = await import('virtual:daybook/zh-CN')
  speak(bundledLocale, words)
}

function speak(language: Language, pack: Pack): void {
  spoken.set(speakWith(language, pack))
  document.documentElement.lang = language
}

function speakWith(language: Language, pack: Pack): Spoken {
  return { language, pack, t: (key, ...[values]) => wordsFrom(pack, language, key, values) }
}

/** The words of a key. In a component use `useT`, which follows a change of language. */
export const t: Translate = (key, ...values) => spoken.get().t(key, ...values)

/** `t`, and a new render when the language or its words change. */
export function useT(): Translate {
  return useStore(spoken).t
}

/** The words of a key that came over the wire (`#{key}#`), or undefined when there are none. */
export function wordsOf(key: string): string | undefined {
  return spoken.get().pack[key]
}

export function currentLanguage(): Language {
  return spoken.get().language
}

export function useLanguage(): Language {
  return useStore(spoken).language
}
