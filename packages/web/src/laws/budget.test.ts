// Law 9: what a person has to fetch before they see something, gzip, as the built app lies in dist.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))
const manifestFile = join(dist, '.vite/manifest.json')
const budgets = { login: 180_000, home: 220_000, screen: 30_000 }

interface Chunk {
  file: string
  src?: string
  imports?: string[]
  css?: string[]
  isDynamicEntry?: boolean
}

type Manifest = Record<string, Chunk>

const entry = 'index.html'
let manifest: Manifest = {}

beforeAll(() => {
  if (!existsSync(manifestFile)) throw new Error('The web app is not built. Run `npm run build` first.')
  manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest
})

/** The files of a chunk, with those of all that it imports at once. */
function filesOf(name: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[name]
  if (!chunk || seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const css of chunk.css ?? []) seen.add(css)
  for (const imported of chunk.imports ?? []) filesOf(imported, seen)
  return seen
}

function bytes(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0)
}

function screenChunk(name: string): string {
  const found = Object.keys(manifest).find((key) => key.endsWith(`/${name}.tsx`))
  if (!found) throw new Error(`There is no chunk of ${name}`)
  return found
}

const screens = () =>
  Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry && key.endsWith('Screen.tsx'))

/** What a person fetches who comes straight to this screen. */
function firstVisit(name: string): number {
  return bytes(new Set([...filesOf(entry), ...filesOf(screenChunk(name))]))
}

describe('JavaScript and CSS, gzip', () => {
  test('the sign-in', () => {
    expect(firstVisit('LoginAccountScreen')).toBeLessThanOrEqual(budgets.login)
  })

  test('the first page after it', () => {
    expect(firstVisit('HomeScreen')).toBeLessThanOrEqual(budgets.home)
  })

  test('each further screen, what is its own', () => {
    const shared = new Set([...filesOf(entry), ...filesOf(screenChunk('HomeScreen'))])
    const sizes = screens().map((screen) => {
      const own = [...filesOf(screen)].filter((file) => !shared.has(file))
      return { screen, bytes: bytes(own) }
    })
    expect(sizes.length).toBeGreaterThan(0)
    expect(sizes.filter((size) => size.bytes > budgets.screen)).toEqual([])
  })
})
