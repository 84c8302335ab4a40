import { accessTokenSeconds, refreshTokenSeconds } from '@daybook/contract/auth/auth.rules.ts'
import { authCallsOf, type SignedIn } from '@daybook/testkit/authCalls.ts'
import { testPassword } from '@daybook/testkit/password.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let server: TestServer
let authCalls: ReturnType<typeof authCallsOf>
beforeAll(async () => {
  server = await testServer()
  authCalls = authCallsOf(server)
})
afterAll(() => server.close())

const tokenAddress = () => `${server.url}/api/blade-auth/oauth/token`
const basic = { Authorization: `Basic ${btoa('daybook-web:daybook-web')}` }
const words = { tenantId: '100001', username: 'teacher', password: testPassword, grant_type: 'password' }

describe('signing in', () => {
  it('answers without an envelope, with all fields that a BladeX client expects', async () => {
    const { status, body } = await authCalls.signIn({ scope: 'all', type: 'account' })
    expect(status).toBe(200)
    expect(body).toEqual({
      access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      refresh_token: expect.any(String),
      token_type: 'bearer',
      expires_in: accessTokenSeconds,
      refresh_expires_in: refreshTokenSeconds,
      outbox_key: expect.stringMatching(/^[0-9a-f]{64}$/),
      tenant_id: '100001',
      user_id: server.world.centre.teacher.id,
      dept_id: '',
      post_id: '',
      role_id: 'teacher',
      oauth_id: '',
      account: 'teacher',
      user_name: 'teacher',
      real_name: 'Hana Teacher',
      nick_name: '',
      role_name: 'teacher',
      authority: 'teacher',
      avatar: '',
      country_code: 'NZ',
      detail: { type: 'web' },
      device_token: expect.stringMatching(/^[\w-]{43}$/),
    })
  })

  it('returns a valid token with the claims in its payload', async () => {
    const { access_token } = await authCalls.mustSignIn()
    expect(await authCalls.whoAmI(access_token)).toMatchObject({
      status: 200,
      data: { id: server.world.centre.teacher.id, tenantId: '100001' },
    })
    const payload = JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString())
    const now = server.world.clock.now().getTime() / 1000
    expect(payload).toMatchObject({ tenant_id: '100001', exp: now + accessTokenSeconds })
  })

  it('returns the same storage key at every sign-in of a person, and to nobody else', async () => {
    const keys = await Promise.all([
      authCalls.mustSignIn(),
      authCalls.mustSignIn(),
      authCalls.mustSignIn({ username: 'manager' }),
      authCalls.mustSignIn({ tenantId: '100002' }),
    ])
    const [first, again, ...others] = keys.map(({ outbox_key }) => outbox_key)
    expect(again).toBe(first)
    expect(new Set([first, ...others]).size).toBe(3)
  })

  it('accepts a name as a phone keyboard writes it', async () => {
    expect(await authCalls.mustSignIn({ username: ' Teacher ' })).toMatchObject({ account: 'teacher' })
  })

  it('accepts parameters in the address or a form, at either address', async () => {
    const form = new URLSearchParams(words)
    const asked = await fetch(`${tokenAddress()}?${form}`, { method: 'POST', headers: basic })
    const garden = `${server.url}/api/blade-auth/oauth/garden-token`
    const posted = await fetch(garden, { method: 'POST', headers: basic, body: form })
    for (const response of [asked, posted]) {
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(await response.json()).toMatchObject({ account: 'teacher' })
    }
  })

  it('takes the centre from the parameter, or else from the header', async () => {
    const { tenantId: _, ...rest } = words
    const own = await authCalls.mustSignIn(
      { ...rest, tenantId: undefined },
      { headers: { 'Tenant-Id': '100002' } },
    )
    expect(own.user_id).toBe(server.world.other.teacher.id)
    const named = await authCalls.mustSignIn({ tenantId: '100001' }, { headers: { 'Tenant-Id': '000000' } })
    expect(named.user_id).toBe(server.world.centre.teacher.id)
  })

  it('works for the administrator, who has no rights to care', async () => {
    const admin = (await authCalls.mustSignIn({ tenantId: '000000', username: 'admin' })) as SignedIn
    expect(admin.role_name).toBe('administrator')
    const headers = { 'Blade-Auth': `BEARER ${admin.access_token}` }
    const path = '/api/blade-garden/task-diaper/online/list-by-task?code=under-2'
    expect((await fetch(server.url + path, { headers })).status).toBe(403)
    expect(await authCalls.whoAmI(admin.access_token)).toMatchObject({
      status: 200,
      data: { tenantId: '000000' },
    })
  })

  it('stores only a hash of the refresh token, and the session’s device', async () => {
    const headers = { 'User-Agent': 'Tablet of the Tui room' }
    const { refresh_token } = await authCalls.mustSignIn({}, { headers })
    const rows = await server.world.build('100001', (_, tx) =>
      sql<{ all: string; device: string }>`select s::text as all, device from session s`.execute(tx),
    )
    const secret = refresh_token.split('.')[1] ?? 'none'
    expect(rows.rows.map((row) => row.all).join()).not.toContain(secret)
    expect(rows.rows.map((row) => row.device)).toContain('Tablet of the Tui room')
  })
})

describe('a refusal', () => {
  const wrong = { error_code: 2001, error_description: '用户名或密码错误', captcha: false }

  it('is the same for a wrong password, an unknown name and an inactive account', async () => {
    await server.world.build('100001', (make) => make.staff({ account: 'left', active: false }))
    expect(await authCalls.signIn({ password: 'Wrong-1' }, { ip: '192.0.2.2' })).toEqual({
      status: 400,
      body: wrong,
    })
    expect(await authCalls.signIn({ username: 'nobody' }, { ip: '192.0.2.3' })).toEqual({
      status: 400,
      body: wrong,
    })
    expect(await authCalls.signIn({ username: 'left' }, { ip: '192.0.2.4' })).toEqual({
      status: 400,
      body: wrong,
    })
    const nothing = { username: undefined, password: undefined }
    expect(await authCalls.signIn(nothing, { ip: '192.0.2.5' })).toEqual({ status: 400, body: wrong })
  })

  it('names a centre that does not exist', async () => {
    const missing = { error_code: 2002, error_description: '租户不存在', captcha: false }
    expect(await authCalls.signIn({ tenantId: '999999' }, { ip: '192.0.2.6' })).toEqual({
      status: 400,
      body: missing,
    })
    expect(await authCalls.signIn({ tenantId: 'tui' }, { ip: '192.0.2.6' })).toEqual({
      status: 400,
      body: missing,
    })
  })

  it('is given for an account of another centre and for an unknown grant', async () => {
    await server.world.build('100002', (make) => make.staff({ account: 'elsewhere' }))
    expect(await authCalls.signIn({ username: 'elsewhere' }, { ip: '192.0.2.7' })).toMatchObject({
      body: wrong,
    })
    for (const grant_type of ['implicit', undefined])
      expect(await authCalls.signIn({ grant_type })).toEqual({
        status: 400,
        body: { error_code: 4000, error_description: '不支持的授权类型', captcha: false },
      })
  })

  it('is given to a client without credentials', async () => {
    for (const Authorization of ['Basic bm9ib2R5Om5vYm9keQ==', 'Basic', 'Bearer x', ''])
      expect(await authCalls.signIn({}, { headers: { Authorization } })).toMatchObject({
        status: 400,
        body: { error_code: 3001, error_description: '客户端认证失败' },
      })
  })

  it('has no envelope for invalid headers and fields', async () => {
    const unreadable = { error_code: 400, error_description: 'Please check what you entered' }
    const tenant = await authCalls.signIn({}, { headers: { 'Tenant-Id': 'x' } })
    expect(tenant).toEqual({ status: 400, body: unreadable })
    expect(await authCalls.signIn({ password: 'x'.repeat(2000) })).toEqual({ status: 400, body: unreadable })
  })
})
