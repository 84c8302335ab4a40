// docs/specification.md maps every sentence of the specification to a feature and to tests. These tests hold that what it
// names is there, and that a test does what its row says: opening a screen shows nothing of what it is for.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as constants from '../../packages/contract/src/kernel/constants.ts'
import { listRoutes } from '../../packages/server/src/app/features.ts'
import { files, isTest } from '../lib/source.ts'
import { documentPath, type NamedTest, type Row, readRows, withCounts } from '../lib/specification.ts'
import { readTest, type TestSource, usersIn } from '../lib/test-source.ts'

const rows = readRows()
const { screenTable } = (await import(
  new URL('../../packages/web/src/app/screens.ts', import.meta.url).href
)) as {
  screenTable: Record<string, { path: string; alias?: string }>
}
const screens = Object.entries(screenTable)
const calls = new Map(
  listRoutes().map(({ feature, name, operation: { method, path } }) => [
    `${method} ${path}`,
    `${feature}.${name}`,
  ]),
)

/** The sources of a row's tests. */
const sources = ({ tests }: Row) => tests.flatMap(({ file, title }) => readTest(file, title) ?? [])
const said = (some: { number: string; says: string }[]) => some.map(({ number, says }) => `${number} ${says}`)

it('has a row for each sentence, with a test or the reason why there is none', () => {
  expect(rows.length).toBeGreaterThan(490)
  expect(said(rows.filter(({ tests, reason }) => tests.length === 0 && !reason))).toEqual([])
  const numbers = rows.map(({ number }) => number)
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
})

it('counts its rows: `node tools/run.mjs tools/specification.ts` writes the table', () => {
  const text = readFileSync(documentPath, 'utf8')
  expect(text).toBe(withCounts(text))
})

it('names tests that exist', () => {
  const missing = rows.flatMap(({ tests }) => tests).filter(({ file, title }) => !readTest(file, title))
  expect(missing).toEqual([])
})

/** They open everything and do nothing. */
const onlyOpens = ['e2e/specs/every-screen.e2e.ts', 'e2e/specs/layout-shift.e2e.ts']

it('names no test that only opens screens', () => {
  const opened = rows.filter(({ tests }) => tests.some(({ file }) => onlyOpens.includes(file)))
  expect(said(opened)).toEqual([])
})

const namedIn = ({ says }: Row) =>
  [...says.matchAll(/`((?:GET |POST )?\/[^`]*)`/g)].map(([, name = '']) => name)
const rowsOfCalls = rows.filter((row) => namedIn(row).some((name) => /^(GET|POST) /.test(name)))
const rowsOfScreens = rows.filter((row) => namedIn(row).length > 0 && !rowsOfCalls.includes(row))

it('names screens and calls that exist, and of a call its operation', () => {
  const paths = screens.flatMap(([, { path, alias }]) => [path, alias])
  expect(rowsOfScreens.length + rowsOfCalls.length).toBeGreaterThan(230)
  expect(rowsOfScreens.flatMap(namedIn).filter((path) => !paths.includes(path))).toEqual([])
  const wrong = rowsOfCalls.filter((row) => namedIn(row).some((call) => calls.get(call) !== row.where))
  expect(said(wrong)).toEqual([])
})

/** A test that sees a call refused does not show what it does. */
const refuses = /^(refuses|rejects|dies|is refused (after|at|for|to|when|with))\b/

it('names for a call a test that sends it', () => {
  const sends = (row: Row, { file, title }: NamedTest) => {
    const isShown = /^(packages\/server|e2e)\//.test(file) && !refuses.test(title)
    const source = isShown ? readTest(file, title) : undefined
    return source && namedIn(row).some((call) => source.operations.has(row.where) || mentions(source, call))
  }
  const silent = rowsOfCalls.filter(
    (row) => row.kind !== 'notYet' && !row.tests.some((test) => sends(row, test)),
  )
  expect(said(silent)).toEqual([])
})

/** Whether a path stands in the test, with any id for `{id}`. */
function mentions({ texts }: TestSource, call: string): boolean {
  const [path = '', method = ''] = call.split(' ').reverse()
  const parts = path.split('/')
  return [...texts].some((text) => {
    const [, said = method, rest = ''] = /^(?:(GET|POST) )?[*^#]?([^?\s$]*)/.exec(text) ?? []
    const own = rest.split('/')
    return (
      said === method &&
      own.length === parts.length &&
      own.every((part, index) => part === parts[index] || parts[index]?.startsWith('{'))
    )
  })
}

/** A component test opens a screen by its link: `to.profile()`. */
const links = 'packages/web/src/platform/screens/places.ts to'
const acts = ['click', 'fill', 'check', 'uncheck', 'press', 'selectOption', 'setInputFiles', 'dragTo', 'tap']

it('names for a screen a test that acts on it', () => {
  const acting = (row: Row) =>
    sources(row).some(
      (source) =>
        acts.some((act) => source.members.has(act)) &&
        screens.some(
          ([name, { path, alias = path }]) =>
            namedIn(row).some((named) => named === path || named === alias) &&
            ((source.uses.has(links) && source.members.has(name)) ||
              mentions(source, path) ||
              mentions(source, alias)),
        ),
    )
  expect(said(rowsOfScreens.filter((row) => row.kind !== 'notYet' && !acting(row)))).toEqual([])
})

it('names for a text a test that reads it, beside the law over all texts', () => {
  const quoted = rows.filter(
    ({ says, kind }) => kind === 'true' && /^“/.test(says) && !says.includes('N items'),
  )
  const unread = quoted.filter((row) => {
    const text = /“(.+?)”/.exec(row.says)?.[1] ?? ''
    const own = row.tests.filter(({ file }) => !file.endsWith('laws/specification.test.ts'))
    return !own.some(({ file, title }) =>
      [...(readTest(file, title)?.texts ?? [])].some((one) => one.includes(text)),
    )
  })
  expect(said(unread)).toEqual([])
})

const ofConstants = 'has the constants of section 9'

it('names for a number of section 9 a test that has it', () => {
  const without = rows.filter((row) => {
    if (!row.number.startsWith('9.') || !['true', 'clients'].includes(row.kind)) return false
    const titles = row.tests.map(({ title }) => title)
    const found = sources(row).flatMap(({ texts, numbers, uses }) => [
      ...numbers,
      ...[...texts, ...titles].flatMap((text) => text.match(/\d+/g) ?? []).map(Number),
      ...[...uses].flatMap(numbersOf),
    ])
    const asked = row.says.replace(/\d+x\d+/g, '').match(/\d+(\.\d+)?/g) ?? []
    return asked.some((number) => !found.includes(Number(number)))
  })
  expect(said(without)).toEqual([])
})

const values = new Map<string, unknown>(Object.entries(constants))

/** The numbers of an imported constant. */
function numbersOf(use: string): number[] {
  const [, name = ''] = use.split('kernel/constants.ts ')
  return (JSON.stringify(values.get(name) ?? '').match(/\d+(\.\d+)?/g) ?? []).map(Number)
}

/** Where the product imports it, beside the pages that only show it: `packages/contract/src/kernel/formats.ts price`. */
const imported = new Set(
  files.filter(({ path }) => !isTest(path) && !path.includes('/styleGuide/')).flatMap(({ names }) => names),
)

/** Whether the product uses it, directly or by something else in its file that it uses. */
function isUsed(use: string, seen = new Set<string>()): boolean {
  if (imported.has(use)) return true
  if (seen.has(use)) return false
  seen.add(use)
  const [path = '', name = ''] = use.split(' ')
  return usersIn(path, name).some((user) => isUsed(`${path} ${user}`, seen))
}

it('says “There for clients” where the app itself does not use what a test shows', () => {
  const unused = rows.filter((row) => {
    if (row.kind !== 'true') return false
    // A test in the browser goes through whatever the page uses.
    const own = row.tests.filter(({ file }) => !file.startsWith('e2e/'))
    const subjects = sources({ ...row, tests: own }).map(({ uses }) =>
      [...uses].filter((use) => !use.endsWith(' *')),
    )
    if (subjects.some((uses) => uses.length > 0 && !uses.some((use) => isUsed(use)))) return true
    // Where its test is that of all constants, the row says which they are.
    const named = row.where.match(/\b[a-z]\w+\b/g)?.filter((name) => values.has(name)) ?? []
    const isByName = row.tests.some(({ title }) => title === ofConstants)
    const unusedOf = named.filter((name) => !isUsed(`packages/contract/src/kernel/constants.ts ${name}`))
    return isByName && (named.length === 0 || unusedOf.length > 0)
  })
  expect(said(unused)).toEqual([])
})
