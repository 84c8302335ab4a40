// The README promises to list every variable and every command. These tests check it.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { demoAccounts } from '../../packages/demo/src/accounts.ts'
import { variables } from '../../packages/server/src/app/config.ts'
import { checkout } from '../lib/place.ts'
import { files, isTest } from '../lib/source.ts'

const read = (file: string) => readFileSync(join(checkout, file), 'utf8')
const readme = read('README.md')
const named = [...readme.matchAll(/^\| `([A-Z0-9_]+)` +\|/gm)].map((match) => String(match[1]))

it('has every variable of the server', () => {
  expect(variables.filter((name) => !named.includes(name))).toEqual([])
})

it('has every variable of the web build', () => {
  const used = files
    .filter(({ path }) => path.startsWith('packages/web/') && !isTest(path))
    .flatMap(({ text }) => [...text.matchAll(/import\.meta\.env\??\.(VITE_\w+)/g)].map((match) => match[1]))
  expect(used.filter((name) => !named.includes(String(name)))).toEqual([])
})

it('names only variables that something reads', () => {
  const read = (name: string) =>
    variables.includes(name) || files.some(({ text }) => text.includes(`.${name}`))
  expect(named.filter((name) => !read(name))).toEqual([])
})

it('has the demo accounts', () => {
  const rows = demoAccounts.map(({ tenantId, account, password }) => [tenantId, account, password])
  const cells = readme.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
  const missing = rows.filter((row) => !cells.some((line) => row.every((cell, i) => line[i + 1] === cell)))
  expect(missing).toEqual([])
})

it('names only commands and files that exist', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const docs = [readme, read('CONTRIBUTING.md')].join('\n')
  const commands = [...docs.matchAll(/npm run ([\w-]+)/g)].map((match) => String(match[1]))
  expect(commands.filter((name) => !(name in scripts))).toEqual([])
  const links = [...docs.matchAll(/\]\(([^)#:]+)\)/g)].map((match) => String(match[1]))
  expect(links.filter((link) => !existsSync(join(checkout, link)))).toEqual([])
})
