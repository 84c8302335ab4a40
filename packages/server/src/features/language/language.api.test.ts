import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
let languageRoot = ''
beforeAll(async () => {
  languageRoot = mkdtempSync(join(tmpdir(), 'daybook-language-'))
  server = await testServer({ languageRoot })
  write({ 'auth.title': 'Sign in' }, 1)
})
afterAll(async () => {
  await server.close()
  rmSync(languageRoot, { recursive: true })
})

function write(words: Record<string, string>, second: number) {
  const file = join(languageRoot, 'en-US.json')
  writeFileSync(file, JSON.stringify(words))
  utimesSync(file, second, second)
}

const get = (query: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/api/blade-i18n/language-pack?${query}`, { headers })

it('returns a language pack without a session', async () => {
  const response = await get('lang=en-US&type=mobile')
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ code: 200, success: true, data: { 'auth.title': 'Sign in' } })
})

it('answers 304 until the pack changes', async () => {
  const tagOf = (response: Response) => response.headers.get('etag') ?? ''
  const first = await get('lang=en-US')
  expect(first.headers.get('cache-control')).toBe('no-cache')
  const again = await get('lang=en-US', { 'If-None-Match': tagOf(first) })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')

  write({ 'auth.title': 'Sign in, please' }, 2)
  const changed = await get('lang=en-US', { 'If-None-Match': tagOf(first) })
  expect(changed.status).toBe(200)
  expect(await changed.json()).toMatchObject({ data: { 'auth.title': 'Sign in, please' } })
  expect(tagOf(changed)).not.toBe(tagOf(first))
})

it('is UNAVAILABLE when a pack is missing, and refuses an unknown language', async () => {
  expect((await get('lang=zh-CN')).status).toBe(503)
  for (const query of ['lang=../secrets', 'lang=xx', '', 'lang=en-US&type=desk'])
    expect((await get(query)).status).toBe(400)
})
