// `npm run generate` writes the tables of everything that features declare (tools/lib/tables.ts).
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { checkout } from './lib/place.ts'
import { staleTables } from './lib/tables.ts'

/** Writes the outdated tables and returns their paths. */
export async function writeTables(): Promise<string[]> {
  return (await staleTables()).map(({ path, text }) => {
    const file = join(checkout, path)
    mkdirSync(dirname(file), { recursive: true })
    if (text === undefined) rmSync(file)
    else writeFileSync(file, text)
    return path
  })
}

if (import.meta.main) for (const path of await writeTables()) console.log(path)
