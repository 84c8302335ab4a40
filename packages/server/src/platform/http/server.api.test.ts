import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

it('answers an unknown address in the envelope, in the language asked for', async () => {
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
