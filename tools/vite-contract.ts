// Contracts without their schemas: the browser gets method, path and field names of each operation (about 100 bytes),
// never Zod. The types are those of the real module. All other exports of a contract are absent in the browser, so
// importing a schema there fails the build. A kind's file keeps besides what needs no schema (lib/browser-kind.ts).
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { basename, join, sep } from 'node:path'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'
import { browserKind } from './lib/browser-kind.ts'

const run = promisify(execFile)
const contractRoot = join(import.meta.dirname, '../packages/contract/src') + sep

const isContract = /packages\/contract\/src\/.*\.(contract|kind)\.ts(\?facts)?$/

type Facts = Record<string, Record<string, unknown>>

async function readFacts(): Promise<Facts> {
  const script = join(import.meta.dirname, 'contract-facts.ts')
  const { stdout } = await run(process.execPath, [script], { maxBuffer: 64 * 1024 * 1024 })
  return JSON.parse(stdout) as Facts
}

export function contractFacts(): Plugin {
  let facts: Promise<Facts> | undefined
  return {
    name: 'daybook:contract-facts',
    enforce: 'pre',
    // The facts of a contract follow from all that it imports, and the tests would keep them as long as its own file stays.
    configureVitest({ defineCacheKeyGenerator }) {
      defineCacheKeyGenerator(({ id }) => (isContract.test(id) ? false : undefined))
    },
    buildStart() {
      facts = readFacts()
    },
    resolveId: {
      filter: { id: /^zod(\/|$)/ },
      handler() {
        this.error('zod stays out of the browser: a value of a contract other than its feature is imported')
      },
    },
    load: {
      filter: { id: isContract },
      async handler(id) {
        const file = id.replace('?facts', '')
        facts ??= readFacts()
        const found = (await facts)[file]
        if (!found) this.error(`no contract at ${file}`)
        if (typeof found.error === 'string') this.error(found.error)
        // Wherever a kind is known, it is not also called: its facts are a module beside it.
        if (id.endsWith('.kind.ts')) {
          const features = Object.keys(found)
          const code = await browserKind(await readFile(file, 'utf8'), features)
          const facts =
            features.length > 0 ? `export { ${features.join(', ')} } from './${basename(file)}?facts'` : ''
          return { code: `${code}\n${facts}`, moduleSideEffects: false }
        }
        return Object.entries(found)
          .map(([name, feature]) => `export const ${name} = ${JSON.stringify(feature)}`)
          .join('\n')
      },
    },
    async hotUpdate({ file }) {
      if (!file.startsWith(contractRoot)) return
      facts = readFacts()
      await facts
      for (const [id, module] of this.environment.moduleGraph.idToModuleMap)
        if (id.startsWith(contractRoot)) this.environment.moduleGraph.invalidateModule(module)
      this.environment.hot.send({ type: 'full-reload' })
      return []
    },
  }
}
