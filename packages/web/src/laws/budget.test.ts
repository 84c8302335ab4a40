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
// `common` is what three screens or more share; it took what home no longer loads (the icons of menus, last), and grows
// a little with them. What planned medicine does while it waits is the newest in it.
const budgets = {
  // The sign-in page stands in it, in two languages and with its styles.
  page: 19_000,
  // The shell knows that there is a navigation at the side, and where its parts are. Each screen adds some 150 bytes to the
  // table of screens. What is shown while the server does not answer came last,
  // and what keeps entries of an author who has to choose a password first, who works at a centre, and its closed days.
  login: 183_600,
  // The day's list knows each kind that makes tasks, of which one file says everything. Sheets are dialogs on a desk.
  // The looks of all watches stand on home, so their kinds come with it.
  // Head counts are one; when a planned dose is due came last, with the rows of its two screens.
  // Meals make tasks, and what a child avoids is known by groups and diets.
  // A meal begins with what the menu has for it, which is read with the board.
  // What answers and events change is kept on the device, too. That drafts keep their time, that foreign answers are none
  // and that a centre without rooms is led to its first came last,
  // with what home asks only of those who may read it, names in Chinese, where everybody finds their own work, and that
  // somebody has to say why nobody is expected.
  home: 237_600,
  // The rule of who may collect a child went from home to here. Action plans are on every board. So are
  // the words of all allergens and diets, and the sheet of what is served against them.
  // Four screens show bottles. The rule of longer centre numbers came last,
  // and which of several phone numbers is called. Sheets that stay above a keyboard, and entries that belong to another day
  // than the board, are the newest. What was refused of one child of a room, menus that home shows as well, which period a list
  // shows, and the person's own work where there is no board came last.
  common: 76_300,
  // The search of a long picker and the one path of all forms are the newest in it.
  // Steps of a form, faces of the child picker, and questions about a report came last.
  // An import offers the allergens of what somebody typed. What was confirmed can be cancelled, and nobody decides what has
  // just changed. Which boards show a child, and what stands below a field, are the newest.
  reports: 51_500,
  checks: 9_500,
  receipts: 7_000,
  stories: 6_000,
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
