import { authCallsOf } from '@daybook/testkit/authCalls.ts'
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

const signInAgain = { status: 401, error: 'UNAUTHENTICATED' }

describe('signing out', () => {
  it('ends only this session at once, including its refresh token', async () => {
    const tablet = await authCalls.mustSignIn()
    const phone = await authCalls.mustSignIn()
    const response = await authCalls.signOut(tablet.access_token)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({})
    expect(await authCalls.whoAmI(tablet.access_token)).toMatchObject(signInAgain)
    expect(await authCalls.refresh(tablet.refresh_token)).toMatchObject({ body: { error_code: 2010 } })
    expect((await authCalls.signOut(tablet.access_token)).status).toBe(401)
    expect(await authCalls.whoAmI(phone.access_token)).toMatchObject({ status: 200 })
  })

  it('is in the audit trail, as signing in is', async () => {
    const { access_token, refresh_token, user_id } = await authCalls.mustSignIn()
    server.world.clock.pass(1)
    await authCalls.signOut(access_token)
    const { rows: events } = await server.world.build('100001', (_, tx) =>
      sql<{ action: string; actorId: string }>`select action, actor_id from audit_event
        where subjects = array[${refresh_token.split('.')[0]}]::uuid[] order by at`.execute(tx),
    )
    expect(events.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['auth.sign-in', user_id],
      ['auth.sign-out', user_id],
    ])
  })
})

describe('a person who', () => {
  it.each([
    ['gets another password', 'password', { passwordHash: 'another' }],
    ['gets other roles', 'role', { roles: ['teacher', 'manager'] }],
    ['is made inactive', 'revoked', { active: false }],
  ])('%s loses every session, and nobody else does', async (_, reason, change) => {
    const account = `leaver-${reason}`
    await server.world.build('100001', (make) => make.staff({ account }))
    const tokens = [
      await authCalls.mustSignIn({ username: account }),
      await authCalls.mustSignIn({ username: account }),
    ]
    const colleague = await authCalls.mustSignIn({ username: 'manager' })
    const namesake = await authCalls.mustSignIn({ tenantId: '100002' })
    await server.world.build('100001', (_, tx) =>
      tx
        .updateTable('staff')
        .set(change)
        .where('id', '=', tokens[0]?.user_id ?? '')
        .execute(),
    )
    for (const { access_token, refresh_token } of tokens) {
      expect(await authCalls.whoAmI(access_token)).toMatchObject(signInAgain)
      expect(await authCalls.refresh(refresh_token)).toMatchObject({ body: { error_code: 2010 } })
    }
    for (const { access_token } of [colleague, namesake])
      expect(await authCalls.whoAmI(access_token)).toMatchObject({ status: 200 })
  })

  it('is only renamed keeps their session', async () => {
    const { access_token, user_id } = await authCalls.mustSignIn()
    await server.world.build('100001', (_, tx) =>
      tx.updateTable('staff').set({ nickName: 'Han' }).where('id', '=', user_id).execute(),
    )
    expect(await authCalls.whoAmI(access_token)).toMatchObject({ status: 200 })
  })
})

describe('an access token', () => {
  it('works for seven days, if nothing renews it', async () => {
    const { access_token } = await authCalls.mustSignIn()
    server.world.clock.pass(7 * 24 * 60 - 1)
    expect(await authCalls.whoAmI(access_token)).toMatchObject({ status: 200 })
    server.world.clock.pass(1)
    expect(await authCalls.whoAmI(access_token)).toMatchObject(signInAgain)
  })

  it('is refused after the account is made inactive', async () => {
    await server.world.build('100001', (make) => make.staff({ account: 'leaver' }))
    const { access_token, user_id } = await authCalls.mustSignIn({ username: 'leaver' })
    await server.world.build('100001', (_, tx) =>
      tx.updateTable('staff').set({ active: false }).where('id', '=', user_id).execute(),
    )
    expect(await authCalls.whoAmI(access_token)).toMatchObject(signInAgain)
  })

  it('belongs to its own centre, whatever centre the header names', async () => {
    const { access_token } = await authCalls.mustSignIn()
    const answer = await authCalls.whoAmI(access_token, { 'Tenant-Id': '100002' })
    expect(answer).toMatchObject({ status: 200, data: { tenantId: '100001' } })
  })

  it('cannot be combined from parts of others or signed with another key', async () => {
    const { teacher } = server.world.centre
    const mixed = await server.tokenOf({ ...server.world.other.teacher, sessionId: teacher.sessionId })
    expect(await authCalls.whoAmI(mixed)).toMatchObject(signInAgain)
    const { access_token } = await authCalls.mustSignIn()
    const [head, body] = access_token.split('.')
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
    for (const token of [`${head}.${body}.x`, `${none}.${body}.`, `${head}.${body}`, 'x'])
      expect(await authCalls.whoAmI(token)).toMatchObject(signInAgain)
  })

  it('follows the word bearer, in upper or lower case, and no other', async () => {
    const { access_token } = await authCalls.mustSignIn()
    const info = (value?: string) =>
      fetch(`${server.url}/api/blade-system/user/info`, { headers: value ? { 'Blade-Auth': value } : {} })
    for (const good of [`bearer ${access_token}`, `Bearer  ${access_token}`, `BEARER ${access_token}`])
      expect((await info(good)).status).toBe(200)
    for (const bad of [
      undefined,
      access_token,
      'bearer',
      `Basic ${access_token}`,
      `bearer ${access_token} x`,
    ])
      expect((await info(bad)).status).toBe(401)
  })
})

it.each(['personId', 'sessionId'] as const)('a token whose %s is not an id answers 401', async (claim) => {
  const token = await server.tokenOf({
    ...server.world.centre.teacher,
    [claim === 'personId' ? 'id' : claim]: 'x',
  })
  expect(await authCalls.whoAmI(token)).toMatchObject(signInAgain)
  expect((await authCalls.signOut(token)).status).toBe(401)
})

describe('a valid access token is refused', () => {
  it.each([
    ['after its session has expired', { account: 'expired' }, '2026-11-17T21:41:59Z'],
    ['with a session of somebody inactive', { account: 'gone', active: false }, '2027-01-01T00:00:00Z'],
  ])('%s', async (_, staff, expiresAt) => {
    const { build, centre } = server.world
    const person = await build(centre.tenantId, async (make) => {
      const id = await make.staff(staff)
      return { tenantId: centre.tenantId, id, sessionId: await make.session(id, expiresAt) }
    })
    expect(await authCalls.whoAmI(await server.tokenOf(person))).toMatchObject(signInAgain)
  })
})
