// The language packs, composed from every *.messages.<en|zh>.ts, from every *.messages.ts, where a small pack stands in
// both languages, and from the contract's error messages. They are read here and not in the browser. English is written
// to dist/language/en-US.json, which the server serves as the language pack. Chinese (also in zh-CN.json) is a separate
// chunk of the bundle, the fallback when no pack can be fetched.
import { createHash } from 'node:crypto'
import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const packages = join(import.meta.dirname, '../packages')
const written = { 'en-US': 'en', 'zh-CN': 'zh' } as const
type Language = keyof typeof written
const languages = Object.keys(written) as Language[]

/** Flat: `sleep.title` → text. The file's name is the first part of the key. */
export async function languagePack(language: Language, fresh = ''): Promise<Record<string, string>> {
  const short = written[language]
  const patterns = [`{web,contract}/src/**/*.messages.${short}.ts`, 'web/src/**/*.messages.ts']
  const files = globSync(patterns, { cwd: packages })
    .sort()
    .map((file) => ({ file: join(packages, file), namespace: basename(file).split('.')[0] ?? '' }))
  files.push({ file: join(packages, `contract/src/kernel/errors.${short}.ts`), namespace: 'error' })
  const pack: Record<string, string> = {}
  for (const { file, namespace } of files) {
    const exported = Object.entries(await import(pathToFileURL(file).href + fresh))
    const ofLanguage = exported.filter(([name]) => name.toLowerCase().endsWith(short))
    const [[, words] = []] = ofLanguage
    if (!words || exported.length > (file.endsWith('.messages.ts') ? 2 : 1))
      throw new Error(`${file} exports its words and nothing else`)
    for (const [key, text] of Object.entries(words as Record<string, string>))
      pack[`${namespace}.${key}`] = text
  }
  return pack
}

// Only component tests use the English one.
const chunks = new Map(languages.map((language) => [`virtual:daybook/${language}`, language]))
const version = 'virtual:daybook/language-version'

export function languagePacks(): Plugin {
  let root = ''
  let fresh = ''
  async function writePacks() {
    const folder = join(root, 'dist/language')
    mkdirSync(folder, { recursive: true })
    for (const language of languages)
      writeFileSync(join(folder, `${language}.json`), JSON.stringify(await languagePack(language, fresh)))
  }
  return {
    name: 'daybook:language-packs',
    configResolved(config) {
      root = config.root
    },
    resolveId: (source) => (chunks.has(source) || source === version ? `\0${source}` : undefined),
    async load(id) {
      const language = chunks.get(id.slice(1))
      if (language) return `export default ${JSON.stringify(await languagePack(language, fresh))}`
      if (id !== `\0${version}`) return
      const text = JSON.stringify(await languagePack('en-US', fresh))
      return `export default '${createHash('sha256').update(text).digest('hex').slice(0, 8)}'`
    },
    async generateBundle() {
      for (const language of languages) {
        const source = JSON.stringify(await languagePack(language))
        this.emitFile({ type: 'asset', fileName: `language/${language}.json`, source })
      }
    },
    async configureServer({ config }) {
      // A build has a server too (vite-first-page.ts), and writes its own.
      if (!process.env.VITEST && config.appType === 'spa') await writePacks()
    },
    async hotUpdate({ file, timestamp }) {
      if (!/\.messages(\.(en|zh))?\.ts$|errors\.(en|zh)\.ts$/.test(file)) return
      fresh = `?${timestamp}`
      await writePacks()
      for (const id of [...chunks.keys(), version]) {
        const module = this.environment.moduleGraph.getModuleById(`\0${id}`)
        if (module) this.environment.moduleGraph.invalidateModule(module)
      }
      this.environment.hot.send({ type: 'full-reload' })
    },
  }
}
