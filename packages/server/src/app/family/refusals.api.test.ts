// Paths that answer without the envelope also refuse without it, in every case.
import { readableCaptchas } from '@daybook/testkit/captcha.ts'
import { testPassword } from '@daybook/testkit/password.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { uniApp } from '@daybook/testkit/uniApp.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { DatabaseUnavailable } from '../../platform/database/unavailable.ts'

let server: TestServer
afterEach(() => server.close())

const token = '/api/blade-auth/oauth/token'
const captcha = '/api/blade-auth/oauth/captcha'
const logout = '/api/blade-auth/oauth/logout'

const bare = (error_code: number) => ({ error_code, error_description: expect.any(String) })

describe('an unknown client', () => {
  const refused = { error_code: 3001, error_description: '客户端认证失败' }

  it('is refused with 3001 and status 400 wherever client credentials are needed', async () => {
    server = await testServer()
    const app = uniApp(server, { id: 'nobody' })
    expect(await app.signIn()).toMatchObject({ status: 400, body: refused })
    for (const path of [token, '/api/blade-auth/oauth/garden-token'])
      expect(await app.post(path)).toEqual({ status: 400, body: refused, data: undefined })
    expect(await app.get(captcha)).toEqual({ status: 400, body: refused, data: undefined })
    const short = { status: 400, body: { code: 400, success: false, msg: refused.error_description } }
    expect(await app.post('/api/blade-auth/token')).toMatchObject(short)
    expect(await app.get('/api/blade-auth/captcha')).toMatchObject(short)
  })

  it('is accepted when CLIENTS names it with this secret; our own web app always is', async () => {
    server = await testServer({ clients: [{ id: 'sword', secret: 'sword_secret' }] })
    const sword = uniApp(server, { id: 'sword', secret: 'sword_secret' })
    expect(await sword.signIn()).toMatchObject({ status: 200, body: { account: 'teacher' } })
    expect(await uniApp(server).signIn()).toMatchObject({ status: 200 })
    for (const secret of ['sword', 'sword_secret2', ''])
      expect(await uniApp(server, { id: 'sword', secret }).signIn()).toMatchObject({
        status: 400,
        body: refused,
      })
  })
})

describe('no envelope is used for', () => {
  it('input that cannot be parsed', async () => {
    server = await testServer()
    const app = uniApp(server)
    const long = 'x'.repeat(2000)
    expect(await app.post(token, { password: long })).toMatchObject({ status: 400, body: bare(400) })
    const tenant = uniApp(server, { tenantId: 'x' })
    expect(await tenant.get(captcha)).toMatchObject({ status: 400, body: bare(400) })
    const { status, body } = await raw(token, { body: '{"username": ', method: 'POST' })
    expect({ status, body }).toEqual({ status: 400, body: bare(400) })
    expect(Object.keys(body)).toEqual(['error_code', 'error_description'])
    const xml = await raw(token, { body: '<a/>', method: 'POST', type: 'application/xml' })
    expect(xml).toEqual({ status: 415, body: bare(415) })
    const large = await raw(token, { body: `"${'x'.repeat(300_000)}"`, method: 'POST' })
    expect(large).toEqual({ status: 413, body: bare(413) })
  })

  it('signing out with an invalid token', async () => {
    server = await testServer()
    expect(await uniApp(server).get(logout)).toEqual({ status: 401, body: bare(401), data: undefined })
    expect(await uniApp(server).get('/api/blade-auth/logout')).toMatchObject({
      status: 401,
      body: { code: 401, success: false },
    })
  })

  it('the request limit', async () => {
    server = await testServer({ limits: { person: 100, address: 1 } })
    const app = uniApp(server)
    await app.get(captcha)
    expect(await app.get(captcha)).toEqual({ status: 429, body: bare(429), data: undefined })
    expect(await app.post(token)).toEqual({ status: 429, body: bare(429), data: undefined })
  })

  it('a database that does not answer, with a message in the requested language', async () => {
    server = await testServer({
      random: () => {
        throw new DatabaseUnavailable('cut')
      },
    })
    const app = uniApp(server)
    expect(await app.get(captcha)).toEqual({ status: 503, body: bare(503), data: undefined })
    const chinese = await raw(captcha, { language: 'zh-CN,zh;q=0.9' })
    expect(chinese.body.error_description).toMatch(/[\u4e00-\u9fff]/)
  })

  it('a server error, which shows only the request id', async () => {
    server = await testServer({
      random: () => {
        throw new Error('the secret of the inside')
      },
    })
    const { status, body } = await uniApp(server).get(captcha)
    expect({ status, body }).toEqual({ status: 500, body: bare(500) })
    expect(body.error_description).toMatch(/\([0-9a-f-]{36}\)$/)
    expect(JSON.stringify(body)).not.toContain('secret')
  })
})

it('both spellings of the sign-in paths do the same, the short ones in the envelope', async () => {
  server = await testServer({ random: readableCaptchas })
  const app = uniApp(server)
  const words = { tenantId: '100001', username: 'teacher', grant_type: 'password', password: testPassword }
  expect(await app.post(token, words)).toMatchObject({ status: 200, body: { account: 'teacher' } })
  expect(await app.post('/api/blade-auth/token', words)).toMatchObject({ data: { account: 'teacher' } })
  const picture = { image: expect.stringMatching(/^data:/) }
  expect(await app.get(captcha)).toMatchObject({ status: 200, body: picture })
  expect(await app.get('/api/blade-auth/captcha')).toMatchObject({ status: 200, data: picture })
  for (const path of [logout, '/api/blade-auth/logout']) {
    await app.signIn()
    expect(await app.get(path)).toMatchObject({ status: 200, body: {} })
    expect(await app.get('/api/blade-system/user/info')).toMatchObject({ status: 401 })
  }
})

it('the other path accepts the parameter names of SpringBlade’s own web client', async () => {
  server = await testServer()
  const app = uniApp(server)
  const words = { tenantId: '100001', account: 'teacher', password: testPassword, grantType: 'password' }
  const first = await app.post<{ refreshToken: string }>('/api/blade-auth/token', {
    ...words,
    scope: 'all',
    type: 'account',
  })
  expect(first).toMatchObject({ status: 200, data: { account: 'teacher' } })
  const next = { refreshToken: first.data.refreshToken }
  expect(await app.post('/api/blade-auth/token', { ...next, grantType: 'refresh_token' })).toMatchObject({
    status: 200,
    data: { account: 'teacher' },
  })
})

interface Raw {
  method?: string
  body?: string
  type?: string
  language?: string
}

async function raw(path: string, { method = 'GET', body, type = 'application/json', language = 'en' }: Raw) {
  const headers = {
    'content-type': type,
    'accept-language': language,
    authorization: `Basic ${btoa('daybook-web:daybook-web')}`,
  }
  const response = await fetch(server.url + path, { method, body, headers })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
