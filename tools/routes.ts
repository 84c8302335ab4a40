// npm run routes: the table of screens as JSON, to stdout. `title` is in English, `search` the parameters of its address.
import { languagePack } from './vite-language.ts'

interface Row {
  path: string
  alias?: string
  feature: string
  title: string
  search?: { names: readonly string[] }
}

// By its address: the web app is checked with settings of its own (DOM, JSX), not with those of the tools.
const table = new URL('../packages/web/src/app/screens.ts', import.meta.url)
const { screenTable } = (await import(table.href)) as { screenTable: Record<string, Row> }
const words = await languagePack('en-US')

const routes = Object.entries(screenTable).map(([name, { path, alias, feature, title, search }]) => ({
  path,
  alias,
  feature,
  name,
  title: words[title],
  search: search?.names ?? [],
}))
process.stdout.write(`${JSON.stringify(routes, null, 2)}\n`)
