// The current language and its pack. The English pack of a version is fetched from the server once and cached. Chinese is
// a chunk of the bundle, so it is the fallback for a first start offline. Switching needs no reload.
import packVersion from 'virtual:daybook/language-version'
import { bundledLocale, defaultLocale } from '@daybook/contract/kernel/constants.ts'
import { createStore, useStore } from '../../kit/store.ts'
import { deviceStorage, readJson, writeJson } from '../storage.ts'
import { chosenLanguage, type Language, storeLanguage } from './chosen.ts'
import type { Translate } from './keys.ts'
import { type Pack, textFrom, wordsFrom } from './words.ts'

type FetchPack = (language: Language) => Promise<Pack>

interface LanguageState {
  language: Language
  pack: Pack
  /** A new function for each change of language or pack, so that components render again. */
  t: Translate
}

interface CachedPack {
  version: string
  words: Pack
}

const packKey = 'languagePack.en-US'

const current = createStore<LanguageState>(stateOf(defaultLocale, {}))
let fetchPack: FetchPack = () => Promise.reject(new Error('no source of language packs'))

/** Call it once, before the first render. Resolves when a pack is loaded. Never rejects. */
export async function startLanguage(source: FetchPack): Promise<void> {
  fetchPack = source
  await load(chosenLanguage())
  // After a first start offline, switch from the fallback once the network is back.
  addEventListener('online', () => {
    if (currentLanguage() !== chosenLanguage()) void load(chosenLanguage())
  })
}

/** Switches the language and stores the choice. Resolves when the pack is loaded. */
export async function chooseLanguage(language: Language): Promise<void> {
  storeLanguage(language)
  await load(language)
}

async function load(language: Language): Promise<void> {
  if (language === bundledLocale) return speakChinese()
  const kept = readJson<CachedPack>(deviceStorage(), packKey)
  if (kept) speak('en-US', kept.words)
  if (kept?.version === packVersion) return
  // A cached pack of an older version lacks the newest keys, so wait for the new one.
  await fetchEnglish().catch(() => (kept ? undefined : speakChinese()))
}

async function fetchEnglish(): Promise<void> {
  const words = await fetchPack('en-US')
  writeJson(deviceStorage(), packKey, { version: packVersion, words } satisfies CachedPack)
  if (chosenLanguage() === 'en-US') speak('en-US', words)
}

async function speakChinese(): Promise<void> {
  const { default: words } = await import('virtual:daybook/zh-CN')
  speak(bundledLocale, words)
}

function speak(language: Language, pack: Pack): void {
  setPack(language, pack)
  document.documentElement.lang = language
}

/** Without a document, for what is rendered at build time. */
export function setPack(language: Language, pack: Pack): void {
  current.set(stateOf(language, pack))
}

function stateOf(language: Language, pack: Pack): LanguageState {
  return { language, pack, t: (key, ...[values]) => wordsFrom(pack, language, key, values) }
}

/** The text of a key. In a component, use `useT`, which renders again when the language changes. */
export const t: Translate = (key, ...values) => current.get().t(key, ...values)

/** Returns `t` and renders again when the language or its pack changes. */
export function useT(): Translate {
  return useStore(current).t
}

/** The text of a key sent by the server (`#{key}#`), or undefined if there is none. Its placeholders are not filled in. */
export function wordsOf(key: string, count?: number): string | undefined {
  const { pack, language } = current.get()
  return textFrom(pack, language, key, count)
}

export function currentLanguage(): Language {
  return current.get().language
}

export function useLanguage(): Language {
  return useStore(current).language
}
