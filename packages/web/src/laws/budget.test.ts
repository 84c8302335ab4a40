// Law 9: what a person has to fetch before they see something, gzip, as the built app lies in dist.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { screenTable } from '../app/screens.ts'
import type { ScreenSpec } from '../platform/screens/screens.ts'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))
const manifestFile = join(dist, '.vite/manifest.json')
// Sizes as they are, with a little room: what makes one larger is noticed, and its author decides whether it is worth that.
const budgets = {
  // The sign-in page stands in it, in two languages and with its styles.
  page: 19_000,
  // The shell, the outbox, and the table of all screens, to which each screen adds some 150 bytes.
  login: 183_800,
  // The day's list and the looks of all watches: each kind that makes tasks or watches somebody says what it is in one file.
  home: 238_200,
  // What three screens or more share: faces, cautions with the words of all allergens, the rule of who may collect a child,
  // tables, and sheets.
  common: 76_800,
  // The one path of all forms with its fields and drafts, lists, reviews, and the import.
  reports: 52_400,
  checks: 9_500,
  receipts: 7_000,
  stories: 6_100,
  processes: 12_500,
  rules: 4_000,
  hours: 1_800,
  // Tables, which nothing loads that opens on a phone.
  desk: 9_000,
  editor: 140_000,
  // The week planner is the largest, by what moves its shifts.
  screen: 24_000,
}

interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
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

/** The chunk that a row of the table loads. What all screens of a mechanism load stands in what they share. */
function chunkOf({ load, path }: ScreenSpec): string {
  const file = /([\w.-]+\.tsx?)/.exec(load.toString())?.[1]
  const found = Object.keys(manifest).find((key) => file && key.endsWith(`/${file}`))
  if (!found && file?.endsWith('.declared.generated.ts')) return file
  if (!found) throw new Error(`The build has no chunk for ${path}. Is it fresh? Run \`npm run build\`.`)
  return found
}

function screenAt(path: string): ScreenSpec {
  const found = Object.values(screenTable).find((screen) => screen.path === path)
  if (!found) throw new Error(`There is no screen at ${path}`)
  return found
}

/** A screen's own chunk and the tables that it shows. */
function filesWith(screen: ScreenSpec): Set<string> {
  const files = filesOf(chunkOf(screen))
  for (const name of screen.shows ?? []) filesOf(`src/app/${name}.generated.ts`, files)
  return files
}

/** What a person fetches who comes straight to this screen; a tab has the tab bar with it. */
function filesAtFirst(screen: ScreenSpec): Set<string> {
  const tabBar = screen.tab ? filesOf('src/app/shell/TabBar.tsx') : []
  return new Set([...filesOf(entry), ...filesWith(screen), ...tabBar])
}

describe('JavaScript and CSS, gzip', () => {
  test('the page itself, before any script', () => {
    expect(bytes(['index.html'])).toBeLessThanOrEqual(budgets.page)
  })

  test('the sign-in', () => {
    expect(bytes(filesAtFirst(screenAt('/pages/login/login-account')))).toBeLessThanOrEqual(budgets.login)
  })

  test('the first page after it', () => {
    expect(bytes(filesAtFirst(screenAt('/')))).toBeLessThanOrEqual(budgets.home)
  })

  test('what several further screens share, all of it', () => {
    expect(bytes(common())).toBeLessThanOrEqual(budgets.common)
  })

  test('what the screens of all reports and registers share', () => {
    expect(bytes(reports())).toBeLessThanOrEqual(budgets.reports)
  })

  test('what the screens of all checks share', () => {
    expect(bytes(checks())).toBeLessThanOrEqual(budgets.checks)
  })

  test('what the screens of all publications share', () => {
    expect(bytes(receipts())).toBeLessThanOrEqual(budgets.receipts)
  })

  test('what the screens of all stories share', () => {
    expect(bytes(stories())).toBeLessThanOrEqual(budgets.stories)
  })

  test('what the screens of all processes share', () => {
    expect(bytes(processes())).toBeLessThanOrEqual(budgets.processes)
  })

  test('the rules of countries, for the screens that decide by them', () => {
    expect(bytes(rules())).toBeLessThanOrEqual(budgets.rules)
  })

  test('what the screens of hours share', () => {
    expect(hours()).not.toEqual(new Set())
    expect(bytes(hours())).toBeLessThanOrEqual(budgets.hours)
  })

  test('the tables of a desk, which no screen loads on a phone', () => {
    const desk = sharedBy('desk')
    expect(desk).not.toEqual(new Set())
    expect(bytes(desk)).toBeLessThanOrEqual(budgets.desk)
    const users = Object.values(screenTable).filter((screen) =>
      [...filesWith(screen)].some((file) => desk.has(file)),
    )
    expect(users.map(({ path }) => path)).toEqual([])
  })

  test('the editor, which comes only where somebody writes', () => {
    const known = new Set([...atFirst(), ...common(), ...reports()])
    const own = [...filesOf('src/kit/RichEditor.tsx')].filter((file) => !known.has(file))
    expect(own).not.toEqual([])
    expect(bytes(own)).toBeLessThanOrEqual(budgets.editor)
  })

  test('each further screen, what is its own', () => {
    const known = new Set([
      ...atFirst(),
      ...common(),
      ...reports(),
      ...checks(),
      ...receipts(),
      ...stories(),
      ...processes(),
      ...rules(),
      ...hours(),
    ])
    const sizes = Object.values(screenTable).map((screen) => {
      const own = [...filesWith(screen)].filter((file) => !known.has(file))
      return { path: screen.path, bytes: bytes(own) }
    })
    expect(sizes.filter((size) => size.bytes > budgets.screen)).toEqual([])
  })
})

const atFirst = () => filesAtFirst(screenAt('/'))

/** The form made from fields, the page and the list, which come with the first report (vite.config.ts). */
const reports = () => sharedBy('reports')
/** The items of a checklist and their answers, which come with the first check. */
const checks = () => sharedBy('checks')
/** The list, the page and the answers, which come with the first publication. */
const receipts = () => sharedBy('receipts')
/** A story's page and form, which come with the first story. */
const stories = () => sharedBy('stories')

/** The form of a process, which comes with the first one. */
const processes = () => sharedBy('processes')

/** The table of rules, which comes with the first screen that asks it. */
const rules = () => sharedBy('rules')
const hours = () => sharedBy('hours')

/** Each file once: a style sheet has an entry of its own, and stands in that of its script. */
const sharedBy = (chunk: string) =>
  new Set(
    Object.entries(manifest).flatMap(([name, { file, css = [] }]) =>
      name.startsWith(`_${chunk}-`) ? [file, ...css] : [],
    ),
  )

/** Fetched with the first of them, and there for the others: what three screens or more need beyond the first page. */
function common(): Set<string> {
  const first = new Set([
    ...atFirst(),
    ...reports(),
    ...checks(),
    ...receipts(),
    ...stories(),
    ...processes(),
    ...rules(),
    ...hours(),
  ])
  // Screens of one feature that share a chunk count once.
  const users = new Map<string, Set<string>>()
  for (const screen of Object.values(screenTable))
    for (const file of filesWith(screen))
      if (!first.has(file)) users.set(file, (users.get(file) ?? new Set()).add(chunkOf(screen)))
  return new Set([...users].filter(([, chunks]) => chunks.size >= 3).map(([file]) => file))
}
