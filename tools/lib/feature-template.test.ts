import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mustBeNew } from './feature-template.ts'
import { checkout } from './place.ts'

// Works in a copy of the checkout. The installed packages are shared; the workspace packages are the copy's.
const copy = join(tmpdir(), `daybook-new-feature-${process.pid}`)
const modules = join(copy, 'node_modules')
const left = ['node_modules', 'dist', '.git', '.cache', '.data', 'test-results']

function run(...args: string[]): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })
  return status === 0 ? '' : `${stdout}${stderr}`
}

beforeAll(() => {
  cpSync(checkout, copy, { recursive: true, filter: (path) => !left.includes(basename(path)) })
  mkdirSync(join(modules, '@daybook'), { recursive: true })
  for (const name of readdirSync(join(checkout, 'node_modules')))
    if (name !== '@daybook') symlinkSync(join(checkout, 'node_modules', name), join(modules, name))
  for (const name of readdirSync(join(copy, 'packages')))
    symlinkSync(join(copy, 'packages', name), join(modules, '@daybook', name))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

it('creates features of every sort that compile in all packages and are in every list', () => {
  const make = `
    const { makeFeature } = await import('./tools/lib/feature-template.ts')
    const { writeTables } = await import('./tools/generate.ts')
    const { writeSchema } = await import('./tools/schema.ts')
    makeFeature('leafNote')
    for (const like of ['report', 'receipt', 'register', 'checklist', 'care'])
      makeFeature('leaf' + like.replace(/^./, (letter) => letter.toUpperCase()), like)
    await writeTables()
    await writeSchema()`
  expect(run('--input-type=module', '--eval', make)).toBe('')
  const read = (file: string) => readFileSync(join(copy, file), 'utf8')
  expect(read('docs/schema.sql')).toContain('create table leaf_note (')
  expect(read('packages/server/src/app/features.generated.ts')).toContain('leafNote: leafNoteRoutes,')
  expect(read('packages/web/src/app/screens.generated.ts')).toContain('leafNote: leafNoteScreens,')
  const kinds = read('packages/server/src/app/kinds.generated.ts')
  for (const kind of ['Report', 'Receipt', 'Register', 'Checklist'])
    expect(kinds).toContain(`export const leaf${kind}Routes = implement(`)
  expect(read('packages/web/src/app/careKinds.generated.ts')).toContain('leafCare: leafCareCareKind,')
  for (const side of ['server', 'web'])
    expect(run('node_modules/typescript/bin/tsc', '-p', `packages/${side}`, '--checkers', '1'), side).toBe('')
}, 600_000)

it.each(['Leaf', 'leaf-note', '../x', 'ab', '', 'kernel', 'auth'])('refuses the name %j', (name) => {
  expect(() => mustBeNew(name)).toThrow()
})
