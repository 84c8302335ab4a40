// Contracts without their schemas: the browser gets method, path and field names of each operation (about 100 bytes),
// never Zod. The types are those of the real module. All other exports of a contract are absent in the browser, so
// importing a schema there fails the build.
import { execFile } from 'node:child_process'
import { join, sep } from 'node:path'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'

const run = promisify(execFile)
const contractRoot = join(import.meta.dirname, '../packages/contract/src') + sep

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
      filter: { id: /\.contract\.ts$/ },
      async handler(file) {
        facts ??= readFacts()
        const found = (await facts)[file]
        if (!found) this.error(`no contract at ${file}`)
        if (typeof found.error === 'string') this.error(found.error)
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
