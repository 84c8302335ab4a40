import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
let webRoot: string
beforeAll(async () => {
  webRoot = mkdtempSync(join(tmpdir(), 'daybook-web-'))
  mkdirSync(join(webRoot, '.vite'))
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Daybook</title><script>first()</script>')
  writeFileSync(join(webRoot, '.vite/manifest.json'), '{}')
  server = await testServer({ webRoot })
})
afterAll(async () => {
  await server.close()
  rmSync(webRoot, { recursive: true })
})

it('answers an unknown address in the envelope, in the requested language', async () => {
  const response = await fetch(`${server.url}/api/blade-garden/nothing`, {
    headers: { 'Accept-Language': 'zh-CN' },
  })
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({
    code: 404,
    success: false,
    data: null,
    error: 'NOT_FOUND',
    msg: '该内容已不存在',
  })
})

it.each([
  ['/api/blade-garden/nothing', "default-src 'none'", 'DENY'],
  ['/api/openapi.json', "default-src 'none'", 'DENY'],
  ['/nowhere', "default-src 'self'", 'SAMEORIGIN'],
])('tells browsers at %s what they may do with the answer', async (path, policy, frames) => {
  const { headers } = await fetch(`${server.url}${path}`)
  expect(headers.get('content-security-policy')).toContain(policy)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('x-frame-options')).toBe(frames)
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(headers.get('x-ratelimit-remaining')).toBeNull()
})

it('lets only those scripts run that stand in its own page', async () => {
  const { headers } = await fetch(`${server.url}/`)
  const sources = /script-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1]
  const hash = createHash('sha256').update('first()').digest('base64')
  expect(sources).toBe(`'self' 'sha256-${hash}'`)
})

it('serves the page, but not the build’s files for tools', async () => {
  expect((await fetch(`${server.url}/`)).status).toBe(200)
  expect((await fetch(`${server.url}/.vite/manifest.json`)).status).toBe(404)
})

it.each(['/api/openapi.json', '/'])('sends HSTS for %s over TLS', async (path) => {
  const policyBy = async (protocol: string) => {
    const response = await fetch(`${server.url}${path}`, { headers: { 'X-Forwarded-Proto': protocol } })
    return response.headers.get('strict-transport-security')
  }
  expect(await policyBy('https')).toBe('max-age=31536000')
  expect(await policyBy('http')).toBeNull()
  // Only the last value is the proxy's own. A client may have sent the others.
  expect(await policyBy('https, http')).toBeNull()
})

const asPage = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

it.each(['/pages/home/mine', '/pages/home/task/sleep?code=under-2', '/nowhere'])(
  'opens the app at %s when a browser visits it as a page',
  async (path) => {
    const response = await fetch(`${server.url}${path}`, { headers: asPage })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(await response.text()).toContain('<title>Daybook</title>')
  },
)

it.each([
  ['/api/nothing', { headers: asPage }],
  ['/api', { headers: asPage }],
  ['/pictures/nobody', { headers: asPage }],
  ['/assets/gone.js', { headers: { Accept: '*/*' } }],
  ['/pages/home/mine', { headers: asPage, method: 'POST' }],
])('answers %s with 404 in the envelope', async (path, init) => {
  const response = await fetch(`${server.url}${path}`, init)
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ error: 'NOT_FOUND' })
})
