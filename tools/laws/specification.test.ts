// docs/specification.md maps every sentence of the specification to a feature and to tests. These tests hold that what it
// names is there.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listRoutes } from '../../packages/server/src/app/features.ts'
import { checkout } from '../lib/place.ts'

const read = (file: string) => readFileSync(join(checkout, file), 'utf8')

/** What it says, where it is, its tests. */
const rows = read('docs/specification.md')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|')))
  .map(([, number = '', says = '', where = '', tests = '']) => ({ number, says, where, tests }))

const tested = rows.flatMap(({ number, tests }) =>
  [...tests.matchAll(/`([^`]+)` › (.+?)(?=<br>|$)/g)].map(([, file = '', title = '']) => ({
    number,
    file,
    title: title.trim(),
  })),
)

it('has a row for each sentence, with a test or the reason why there is none', () => {
  expect(rows.length).toBeGreaterThan(300)
  const bare = rows.filter(({ tests }) => !/^`|^(Not yet|Otherwise): \S/.test(tests))
  expect(bare).toEqual([])
  const numbers = rows.map(({ number }) => number)
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
})

it('names tests that exist', () => {
  const missing = tested.filter(({ file, title }) => !hasTest(file, title))
  expect(missing).toEqual([])
})

/** The title in any of the three quotes, before its function or its options. */
function hasTest(file: string, title: string): boolean {
  if (!existsSync(join(checkout, file))) return false
  const code = read(file).replaceAll("\\'", "'")
  return ["'", '"', '`'].some((quote) => code.includes(`${quote}${title}${quote},`))
}

it('names screens and calls that exist', async () => {
  const table = new URL('../../packages/web/src/app/screens.ts', import.meta.url)
  const { screenTable } = (await import(table.href)) as {
    screenTable: Record<string, { path: string; alias?: string }>
  }
  const screens = Object.values(screenTable).flatMap(({ path, alias }) => [path, alias])
  const calls = listRoutes().map(({ operation: { method, path } }) => `${method} ${path}`)
  const named = rows.flatMap(({ says }) =>
    [...says.matchAll(/`((?:GET |POST )?\/[^`]*)`/g)].map(([, name]) => name),
  )
  expect(named.length).toBeGreaterThan(230)
  expect(named.filter((name) => !screens.includes(name) && !calls.includes(name ?? ''))).toEqual([])
})
