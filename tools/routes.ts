// npm run routes: prints the table of screens as JSON. `title` is in English, `search` lists the address's parameters, and
// `can` is the right that opens it; without one, anybody who is signed in may.
import { languagePack } from './vite-language.ts'

interface Row {
  path: string
  alias?: string
  feature: string
  title: string
  can?: string
  search?: { names: readonly string[] }
}

// Imported by URL, because the web app is type-checked with its own settings (DOM, JSX).
const table = new URL('../packages/web/src/app/screens.ts', import.meta.url)
const { screenTable } = (await import(table.href)) as { screenTable: Record<string, Row> }
const words = await languagePack('en-US')

const routes = Object.entries(screenTable).map(([name, { path, alias, feature, title, can, search }]) => ({
  path,
  alias,
  feature,
  name,
  title: words[title],
  can,
  search: search?.names ?? [],
}))
process.stdout.write(`${JSON.stringify(routes, null, 2)}\n`)
