import { accessTokenSeconds, refreshTokenSeconds } from '@daybook/contract/auth/auth.rules.ts'
import { authCallsOf, type SignedIn } from '@daybook/testkit/authCalls.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
let authCalls: ReturnType<typeof authCallsOf>
beforeAll(async () => {
  server = await testServer()
  authCalls = authCallsOf(server)
})
afterAll(() => server.close())

const refused = { status: 400, body: { error_code: 2010, error_description: '刷新令牌无效', captcha: false } }
const daysPass = (days: number) => server.world.clock.pass(days * 24 * 60)

async function renew(token: string): Promise<SignedIn> {
  const { status, body } = await authCalls.refresh(token)
  expect(status).toBe(200)
  return body as SignedIn
}

it('returns new tokens of the same session, with all fields of a sign-in', async () => {
  const first = await authCalls.mustSignIn()
  daysPass(3)
  const second = await renew(first.refresh_token)
  expect(second.refresh_token).not.toBe(first.refresh_token)
  expect(second.access_token).not.toBe(first.access_token)
  const { access_token: _a, refresh_token: _r, device_token: _d, ...same } = first
  expect(second).toMatchObject(same)
  for (const { access_token } of [first, second])
    expect(await authCalls.whoAmI(access_token)).toMatchObject({ status: 200 })
})

it('ends the session when any used token is sent again', async () => {
  const first = await authCalls.mustSignIn()
  const second = await renew(first.refresh_token)
  const third = await renew(second.refresh_token)
  expect(await authCalls.refresh(first.refresh_token)).toEqual(refused)
  expect(await authCalls.refresh(third.refresh_token)).toEqual(refused)
  expect(await authCalls.whoAmI(third.access_token)).toMatchObject({ status: 401, error: 'UNAUTHENTICATED' })
  const rows = await server.world.build('100001', (_, tx) =>
    tx
      .selectFrom('session')
      .select(['endReason', 'endedAt'])
      .where('id', '=', first.refresh_token.split('.')[0] ?? '')
      .execute(),
  )
  expect(rows).toEqual([{ endReason: 'stolen', endedAt: server.world.clock.now().toISOString() }])
})

it('gives a device whose answer was lost the same tokens again for the same key, and nobody else', async () => {
  const { refresh_token: first } = await authCalls.mustSignIn()
  const ask = (token: string, key: string) =>
    authCalls.refresh(token, {}, { headers: { 'Refresh-Key': key } })
  const next = async (token: string, key: string) => {
    const { status, body } = await ask(token, key)
    expect(status).toBe(200)
    return (body as SignedIn).refresh_token
  }
  const second = await next(first, 'key one')
  server.world.clock.pass(600)
  expect(await next(first, 'key one')).toBe(second)
  const third = await next(second, 'key two')
  expect([first, second]).not.toContain(third)
  // Whoever has copied a token does not know the key.
  for (const key of ['key', 'key two']) {
    const other = await authCalls.mustSignIn()
    await next(other.refresh_token, 'key one')
    expect(await ask(other.refresh_token, key)).toEqual(refused)
    expect(await authCalls.whoAmI(other.access_token)).toMatchObject({ status: 401 })
  }
  // Nor does the key help once its answer has been used.
  expect(await ask(first, 'key one')).toEqual(refused)
  expect(await ask(third, 'key three')).toEqual(refused)
})

it('does not affect the person’s other sessions', async () => {
  const tablet = await authCalls.mustSignIn()
  const phone = await authCalls.mustSignIn()
  await renew(tablet.refresh_token)
  expect(await authCalls.refresh(tablet.refresh_token)).toEqual(refused)
  expect(await authCalls.whoAmI(phone.access_token)).toMatchObject({ status: 200 })
  await renew(phone.refresh_token)
})

it('answers only the first of two parallel requests with the same token, and ends the session', async () => {
  const { refresh_token } = await authCalls.mustSignIn()
  const answers = await Promise.all([authCalls.refresh(refresh_token), authCalls.refresh(refresh_token)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  for (const { body } of answers) {
    const { refresh_token: next = '' } = body as Partial<SignedIn>
    expect(await authCalls.refresh(next)).toEqual(refused)
  }
})

it('extends the session with every refresh, up to the expiry of its last token', async () => {
  expect(accessTokenSeconds).toBeGreaterThan(259_200)
  expect(refreshTokenSeconds).toBeGreaterThan(accessTokenSeconds)
  const first = await authCalls.mustSignIn()
  daysPass(29)
  const second = await renew(first.refresh_token)
  daysPass(29)
  const third = await renew(second.refresh_token)
  daysPass(30)
  expect(await authCalls.refresh(third.refresh_token)).toEqual(refused)
})

it('refuses a token that is not from this centre', async () => {
  const { refresh_token } = await authCalls.mustSignIn()
  expect(await authCalls.refresh(refresh_token, { tenantId: '100002' })).toEqual(refused)
  expect(await authCalls.refresh(refresh_token, { tenantId: 'x' })).toEqual(refused)
  const [session] = refresh_token.split('.')
  const unknown = `${server.world.ids()}.${'A'.repeat(43)}`
  for (const token of ['', 'x', `${session}`, `${session}.short`, unknown, 'é'.repeat(80)])
    expect(await authCalls.refresh(token)).toEqual(refused)
  await renew(refresh_token)
})

it('refuses an account whose roles have changed or that is inactive', async () => {
  await server.world.build('100001', (make) => make.staff({ account: 'leaver' }))
  const first = await authCalls.mustSignIn({ username: 'leaver' })
  const change = (set: object) =>
    server.world.build('100001', (_, tx) =>
      tx.updateTable('staff').set(set).where('id', '=', first.user_id).execute(),
    )
  await change({ roles: ['teacher', 'manager'] })
  expect(await authCalls.refresh(first.refresh_token)).toEqual(refused)
  const next = await authCalls.mustSignIn({ username: 'leaver' })
  expect(next.role_name).toBe('teacher,manager')
  await change({ active: false })
  expect(await authCalls.refresh(next.refresh_token)).toEqual(refused)
})
