import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

type Language = 'en-US' | 'zh-CN'
export type Words = Record<string, string>

/** Reads the packs in `root`, each once until its file changes. Undefined when there is none. */
export function languagePacks(root: string | undefined): (language: Language) => Promise<Words | undefined> {
  const kept = new Map<Language, { changed: number; words: Words }>()
  return async (language) => {
    const file = join(root ?? '', `${language}.json`)
    const info = root === undefined ? undefined : await stat(file).catch(() => undefined)
    if (!info) return undefined
    const before = kept.get(language)
    if (before?.changed === info.mtimeMs) return before.words
    const words = JSON.parse(await readFile(file, 'utf8')) as Words
    kept.set(language, { changed: info.mtimeMs, words })
    return words
  }
}
