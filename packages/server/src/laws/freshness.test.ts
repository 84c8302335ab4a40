// Law 8: generated files are up to date.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { wordsOf } from '@daybook/contract/kernel/feature.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generate } from '../../../../tools/schema.ts'
import { openApi } from '../app/openapi.ts'
import { nameOf, routes } from './harness.ts'

it('the database types, docs/schema.sql and docs/export.md match the migrations', async () => {
  for (const { file, text } of await generate())
    expect(readFileSync(file, 'utf8') === text, `${file} is stale; run: npm run schema`).toBe(true)
}, 60_000)

describe('the OpenAPI document', () => {
  const document = openApi(routes) as unknown as {
    paths: Record<
      string,
      Record<
        string,
        {
          operationId: string
          description: string
          parameters: Parameter[]
          responses: object
          'x-right': string
        }
      >
    >
  }
  type Parameter = { name?: string; in?: string; $ref?: string }
  const entries = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, ...operation })),
  )

  it('has every operation once, at its path and at its alias', () => {
    const wanted = routes.flatMap(({ operation: { method, path, alias, orPost } }) =>
      [path, alias]
        .filter((one) => one !== undefined)
        .flatMap((one) => (orPost ? [method, 'POST'] : [method]).map((verb) => `${verb} ${one}`)),
    )
    expect(entries.map(({ method, path }) => `${method.toUpperCase()} ${path}`).sort()).toEqual(wanted.sort())
  })

  it('states the right that every operation needs, as permissions.md does', () => {
    const matrix = readFileSync(join(import.meta.dirname, 'permissions.md'), 'utf8')
    const rows = [...matrix.matchAll(/^\| (\w+\.\w+) +\| ([\w.]+)/gm)].map(([, name, right]) => [name, right])
    const rights: Record<string, string> = Object.fromEntries(rows)
    const wrong = entries.filter(
      ({ operationId, 'x-right': right }) =>
        right !== rights[operationId.replace(/(\.alias)?(\.post)?$/, '')],
    )
    expect(wrong.map(({ operationId }) => operationId)).toEqual([])
  })

  it('gives every operation a unique name', () => {
    const ids = entries.map((entry) => entry.operationId)
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([])
  })

  it('says what every operation does, in whole sentences', () => {
    const silent = routes.filter(({ name, operation: { description } }) => {
      const isSentence = /^[A-Z].{18,}\.$/s.test(description) && !/[{}]/.test(description)
      return !isSentence || wordsOf(name).toLowerCase() === description.toLowerCase().replace('.', '')
    })
    expect(silent.map(nameOf)).toEqual([])
    const texts = entries.map(({ operationId, description }) => `${operationId}: ${description}`)
    expect(texts.filter((text) => text.endsWith('undefined'))).toEqual([])
  })

  it('declares every path parameter', () => {
    const undeclared = entries.filter(({ path, parameters }) => {
      const declared = parameters.filter((one) => one.in === 'path').map((one) => one.name)
      const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
      return named.sort().join() !== declared.sort().join()
    })
    expect(undeclared.map((entry) => entry.path)).toEqual([])
  })

  it('has no broken references', () => {
    const found = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map((match) =>
      String(match[1]),
    )
    const missing = found.filter((ref) => lookUp(document, ref.split('/')) === undefined)
    expect(new Set(missing)).toEqual(new Set())
  })
})

const lookUp = (value: unknown, [first, ...rest]: string[]): unknown =>
  first === undefined ? value : lookUp((value as Record<string, unknown> | undefined)?.[first], rest)

describe('the running server', () => {
  let server: TestServer
  let read = 0
  beforeAll(async () => {
    const counted = routes.map((route) => ({
      ...route,
      get operation() {
        read++
        return route.operation
      },
    }))
    server = await testServer({ routes: counted })
  })
  afterAll(() => server.close())

  it('serves the document to anyone', async () => {
    const response = await fetch(`${server.url}/api/openapi.json`)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual(JSON.parse(JSON.stringify(openApi(routes))))
  })

  it('builds the document once', async () => {
    const address = `${server.url}/api/openapi.json`
    const first = await (await fetch(address)).text()
    read = 0
    expect(await (await fetch(address)).text()).toBe(first)
    expect(read).toBe(0)
  })
})
