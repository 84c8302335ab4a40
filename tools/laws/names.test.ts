// Law 7: one name for one thing on every side, and file names that say what they contain.
import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkout } from '../lib/place.ts'
import { files, isTest } from '../lib/source.ts'

const folders = (path: string) =>
  readdirSync(join(checkout, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
/** A kind says in one file what it is and what goes over the wire. */
const contractOf = (name: string) =>
  ['contract', 'kind']
    .map((ending) => `packages/contract/src/${name}/${name}.${ending}.ts`)
    .find((path) => files.find((file) => file.path === path)?.text.includes(`= feature('${name}',`))
const inContract = folders('packages/contract/src').filter((name) => !['app', 'kernel'].includes(name))
// A feature that only shares rules, without any operation on the wire, has nothing to implement.
const withOperations = inContract.filter(contractOf)
const onServer = folders('packages/server/src/features')
// Kinds of which the contract says everything.
const kinds = files.find(({ path }) => path === 'packages/server/src/app/kinds.generated.ts')?.text ?? ''
const isMade = (name: string) => kinds.includes(`export const ${name}Routes = implement(`)
const onWeb = folders('packages/web/src/features')

// Features without operations of their own. Each composes others for the reason given.
const composedOnWeb: Record<string, string> = {
  outbox: 'what waits on this device and what was refused: the operations are those of every feature',
  fields: 'the form and the words of any record: what it holds is said in the contract by each feature',
  styleGuide: 'the parts of every screen, for whoever builds one: it reads and writes nothing of its own',
  processEditor: 'the processes that a manager makes: the operations are those of workflows',
  actionPlan:
    'what to do for a child in an emergency, on every board: it composes allergies and planned medicine',
  scan: 'the camera that reads the labels of assets and bottles',
  careLog: 'the entries of a day, of every kind of care: it composes the kinds, which all lean on care',
}

describe('features', () => {
  it('have one name in contract and server', () => {
    expect(onServer.filter((name) => !inContract.includes(name))).toEqual([])
    expect(inContract.filter((name) => !onServer.includes(name) && !isMade(name))).toEqual([])
  })

  it('have one name in contract and web', () => {
    expect(onWeb.filter((name) => !inContract.includes(name) && !(name in composedOnWeb))).toEqual([])
  })

  it.each(withOperations)('%s: contract and routes are exported under its name', (name) => {
    const contract = files.find(({ path }) => path === contractOf(name))
    expect(contract?.text).toContain(`export const ${name} = feature('${name}',`)
    const routes = files.find(({ path }) => path === `packages/server/src/features/${name}/${name}.routes.ts`)
    expect(isMade(name) ? kinds : routes?.text).toMatch(
      new RegExp(`export (const|function) ${name}Routes\\b`),
    )
    const table = files.find(({ path }) => path === 'packages/server/src/app/features.generated.ts')
    expect(table?.text).toContain(`${name}: ${name}Routes,`)
  })

  it.each(onWeb)('%s: its texts are in its own pack, in both languages', (name) => {
    const folder = `packages/web/src/features/${name}`
    const there = (file: string) => existsSync(join(checkout, folder, file))
    expect(there(`${name}.messages.en.ts`)).toBe(there(`${name}.messages.zh.ts`))
  })
})

describe('files', () => {
  it('of components are PascalCase.tsx, and the others name.kind.ts', () => {
    const wrong = files
      .map(({ path }) => path)
      .filter((path) => /^packages\/(contract|server|web)\/src\/(features\/|\w+\/\w)/.test(path))
      .filter((path) =>
        path.endsWith('.tsx')
          ? !/^([A-Z]\w*|main|router)(\.test)?\.tsx$/.test(basename(path))
          : !/^[a-z]\w*(\.\w+)*\.ts$/.test(basename(path)),
      )
    expect(wrong).toEqual([])
  })

  it('of a feature name their kind, and hooks start with use', () => {
    const wrong = files
      .map(({ path }) => path)
      .filter((path) => /\/src\/features\//.test(path) && path.endsWith('.ts'))
      .filter((path) => !/\/(index|use[A-Z]\w*|[a-z]\w*(\.\w+)+)\.ts$/.test(path))
    expect(wrong).toEqual([])
  })

  it('have at most 300 lines', () => {
    // Generated tables are read by nobody.
    const written = files.filter(({ path }) => !path.includes('.generated.'))
    const long = written.filter(({ text }) => text.split('\n').length > 300)
    expect(long.map(({ path }) => path)).toEqual([])
  })

  it('export by name, and only a feature’s index.ts re-exports', () => {
    const wrong = files.filter(({ path, text }) => {
      if (!path.startsWith('packages/')) return false
      const passesOn =
        /^export (type )?(\*|\{[^}]*\}) .*from /m.test(text) && !/\/features\/\w+\/index\.ts$/.test(path)
      const byDefault = /^export default /m.test(text)
      const everything = /^export \* from/m.test(text)
      return passesOn || byDefault || everything
    })
    expect(wrong.map(({ path }) => path)).toEqual([])
  })
})

describe('forbidden code', () => {
  const rule = (pattern: RegExp, among = (_: string) => true) =>
    files
      .filter(({ path, text }) => !path.startsWith('tools/laws/') && among(path) && pattern.test(text))
      .map(({ path }) => path)

  it('compiler checks are never disabled', () => {
    expect(rule(/@ts-(ignore|expect-error|nocheck)/)).toEqual([])
  })

  it('no enums, namespaces or parameter properties: Node runs the source directly', () => {
    expect(rule(/^\s*(export )?(const )?enum \w|^\s*(export )?namespace \w/m)).toEqual([])
  })

  it('no spread of an object literal: properties are written out', () => {
    expect(rule(/\.\.\.\{/)).toEqual([])
  })

  it('no test is skipped, todo or only', () => {
    expect(rule(/\b(it|test|describe)\.(skip|todo|only|fails|fixme)\b/, isTest)).toEqual([])
  })

  it('no test sleeps', () => {
    // The tools' tests wait for other processes and poll until they are gone.
    const ofProduct = (path: string) => isTest(path) && !path.startsWith('tools/')
    expect(rule(/waitForTimeout\(|setTimeout\((resolve|done|r)\b/, ofProduct)).toEqual([])
  })
})
