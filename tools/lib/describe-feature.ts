// Describes the parts of a feature, read from its tables and its files.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorsEn } from '../../packages/contract/src/kernel/errors.en.ts'
import { listRoutes } from '../../packages/server/src/app/features.ts'
import type { Route } from '../../packages/server/src/platform/implement.ts'
import type { ScreenSpec } from '../../packages/web/src/platform/screens/screens.ts'
import { checkout } from './place.ts'

export interface Section {
  title: string
  lines: string[]
}

const glob = (pattern: string) => globSync(pattern, { cwd: checkout }).sort()
const read = (file: string) => readFileSync(join(checkout, file), 'utf8')

export function featureNames(): string[] {
  const folders = glob('packages/{contract/src,server/src/features,web/src/features}/*/')
  return [...new Set(folders.map((folder) => folder.split('/').at(-1) ?? ''))]
    .filter((name) => !['app', 'kernel'].includes(name))
    .sort()
}

/** The feature's sections, in reading order. */
export async function describeFeature(name: string): Promise<Section[]> {
  const routes = listRoutes().filter((route) => route.feature === name)
  const files = glob(`packages/{contract/src,server/src/features,web/src/features}/${name}/**/*.*`)
  const isTest = (file: string) => /\.test\.tsx?$/.test(file)
  return [
    { title: 'Operations', lines: columns(routes.map(operation)) },
    { title: 'Tables', lines: [...tables(name), ...leansOn('server', name).map(through)] },
    {
      title: 'Leans on',
      lines: sides.map((side) => `${side}: ${leansOn(side, name).join(', ') || 'no other'}`),
    },
    { title: 'Screens', lines: columns(await screens(name)) },
    { title: 'Words', lines: await words(name) },
    { title: 'Refusals of its own', lines: columns(refusals(routes)) },
    { title: 'Tests', lines: [...files.filter(isTest), ...browserTests(name, files)] },
    { title: 'Files', lines: files.filter((file) => !isTest(file)).map(withLines) },
  ]
}

function operation({ name, operation: { method, path, alias, offline }, can, audit }: Route): string[] {
  const more = [audit && `audited as ${audit}`, offline && `offline: ${offline}`, alias && `also ${alias}`]
  return [name, method, path, can, more.filter(Boolean).join(', ')]
}

function refusals(routes: Route[]): string[][] {
  const keys = new Set(routes.flatMap((route) => route.operation.errors ?? []))
  return [...keys].map((key) => [key, errorsEn[key]])
}

const sides = ['server', 'web'] as const

/** The features that this one imports. */
function leansOn(side: (typeof sides)[number], name: string): string[] {
  const text = glob(`packages/${side}/src/features/${name}/*.{ts,tsx}`)
    .filter((file) => !/\.(test|samples)\./.test(file))
    .map(read)
    .join('\n')
  return [
    ...new Set([...text.matchAll(/from '\.\.\/(\w+)\/index\.ts'/g)].map((match) => String(match[1]))),
  ].sort()
}

const through = (name: string) => `through ${name}: ${tables(name).join(', ') || 'none'}`

/** The database tables in the feature's queries. */
function tables(name: string): string[] {
  const text = glob(`packages/server/src/features/${name}/*.queries.ts`).map(read).join('\n')
  const known = [...read('docs/schema.sql').matchAll(/^create table (\w+)/gm)].map((match) =>
    String(match[1]),
  )
  const camel = (table: string) => table.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  const isNamed = (table: string) =>
    new RegExp(`['\`(]${camel(table)}[' .\`]|\\b(from|join|into|update) ${table}\\b`).test(text)
  return known.filter(isNamed)
}

async function screens(name: string): Promise<string[][]> {
  const { screens }: { screens: Record<string, Record<string, ScreenSpec>> } = await import(
    join(checkout, 'packages/web/src/app/screens.generated.ts')
  )
  return Object.entries(screens[name] ?? {}).map(([screen, { path, alias, title, can }]) => [
    screen,
    [path, alias].filter(Boolean).join(', '),
    can ?? 'signed in',
    title,
  ])
}

async function words(name: string): Promise<string[]> {
  const packs = glob(`packages/web/src/features/${name}/*.messages{,.en}.ts`).map(async (file) => {
    const module: Record<string, Record<string, string>> = await import(join(checkout, file))
    const [english = {}] = Object.entries(module).flatMap(([pack, said]) =>
      pack.endsWith('En') ? [said] : [],
    )
    const where = file.endsWith('.en.ts') ? `${file} and its zh` : file
    return `${Object.keys(english).length} in each language, in ${where}`
  })
  return Promise.all(packs)
}

/** Browser tests that have the feature's name, or that open one of its screens. */
function browserTests(name: string, files: string[]): string[] {
  const table = files.find((file) => file.endsWith('.screens.ts'))
  const paths = table ? [...read(table).matchAll(/path: '([^']+)'/g)].map((match) => String(match[1])) : []
  const opens = (text: string) => paths.some((path) => path !== '/' && text.includes(path))
  return glob('e2e/specs/**/*.e2e.ts').filter((file) => file.endsWith(`/${name}.e2e.ts`) || opens(read(file)))
}

const withLines = (file: string) => `${file} (${read(file).split('\n').length - 1})`

function columns(rows: string[][]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
