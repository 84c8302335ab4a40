import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { language } from '@daybook/contract/language/language.contract.ts'
import { fail } from '../../platform/errors.ts'
import { implement } from '../../platform/implement.ts'

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

/** @param languageRoot where the web build wrote the packs. Without packs the answer is UNAVAILABLE and the app uses
 *    its built-in language */
export function languageRoutes({ languageRoot }: { languageRoot: string | undefined }) {
  const packs = languagePacks(languageRoot)
  return implement(language, {
    getPack: {
      can: 'public',
      ofInstallation: true,
      run: async ({ input }) => (await packs(input.lang)) ?? fail('UNAVAILABLE'),
    },
  })
}
