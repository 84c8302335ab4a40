import { auth } from '@daybook/contract/auth/auth.contract.ts'
import { centre as centreContract } from '@daybook/contract/centre/centre.contract.ts'
import { directory } from '@daybook/contract/directory/directory.contract.ts'
import { room } from '@daybook/contract/room/room.kind.ts'
import { authCallsOf } from '@daybook/testkit/authCalls.ts'
import { otherKeys, startDirectory, type TestDirectory } from '@daybook/testkit/directory.ts'
import { giveSecret } from '@daybook/testkit/secondStep.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { publicFetch } from '../../platform/http/public.fetch.ts'
import { key } from './directory.samples.ts'

const site = 'https://daybook.example.org'
const returnTo = (tenantId: string) => `${site}/api/front/blade-common/login-directory/back/${tenantId}`

let server: TestServer
let provider: TestDirectory
beforeAll(async () => {
  server = await testServer({ publicFetch: publicFetch(true) })
  provider = await startDirectory([returnTo(centre().tenantId), returnTo(server.world.other.tenantId)])
})
beforeEach(async () => {
  await server.reset()
  Object.assign(provider, { person: undefined, amr: ['pwd'], instead: {} })
})
afterAll(async () => {
  await provider.close()
  await server.close()
})

const centre = () => server.world.centre
const manager = () => server.as(centre().manager)
const anybody = () => server.as(undefined)
const here = () => ({ headers: { 'Tenant-Id': centre().tenantId } })

const save = (over: Record<string, unknown> = {}) =>
  manager().call(directory, 'saveDirectory', {
    issuer: provider.issuer,
    ...provider.client,
    match: 'email',
    ...over,
  } as never)

/** Gives the teacher an e-mail address, with capitals as people write it. */
const address = 'Teacher@kowhai.example'
const setEmail = (email: string, id = centre().teacher.id) =>
  server.world.build(centre().tenantId, (_, tx) =>
    tx.updateTable('staff').set({ email }).where('id', '=', id).execute(),
  )
const known = { sub: 'u1', email: 'teacher@kowhai.example', email_verified: true }

/** Where a page sends the browser. */
const next = async (url: string, cookies: Map<string, string>) => {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await fetch(url, { redirect: 'manual', headers: { cookie } })
  for (const line of answer.headers.getSetCookie()) {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
    cookies.set(name, value)
  }
  return answer.headers.get('location') ?? ''
}

const start = async () => {
  const { data } = await anybody().call(directory, 'startDirectory', { key }, here())
  return data.page
}

/** Leaves for the directory, and follows it until it sends the browser back. */
async function back(page: string): Promise<string> {
  const cookies = new Map<string, string>()
  let at = await next(`${server.url}${page}`, cookies)
  for (let steps = 0; !at.startsWith(site) && !at.startsWith('/#') && steps < 6; steps++)
    at = await next(new URL(at, provider.issuer).href, cookies)
  return at
}

/** Comes back with what the directory has said: the ticket that the app gets. */
async function ticketOf(at: string): Promise<string> {
  const page = at.startsWith('/#') ? at : await next(at.replace(site, server.url), new Map())
  return new URLSearchParams(page.split('?')[1]).get('ticket') ?? ''
}

const enter = (ticket: string, of = key) =>
  anybody().call(auth, 'signInByDirectory', { key: of, ticket }, here())
const signIn = async () => enter(await ticketOf(await back(await start())))
const metadata = '/.well-known/openid-configuration'
const ownMetadata = async () => (await (await fetch(`${provider.issuer}${metadata}`)).json()) as object
const refused = (error: string, status = 422) => ({ status, error })

describe('setting a directory', () => {
  it('is kept without ever answering its secret, and is removed', async () => {
    expect((await save()).status).toBe(200)
    const { data } = await manager().call(directory, 'getDirectory', {})
    expect(data).toEqual({
      directory: {
        issuer: provider.issuer,
        clientId: 'daybook',
        match: 'email',
        trustsSecondStep: false,
        isSecretLost: false,
      },
      returnsTo: returnTo(centre().tenantId),
    })
    const rows = await server.world.build(centre().tenantId, (_, tx) =>
      sql<{ all: string }>`select (directory.*)::text as all from directory`.execute(tx),
    )
    expect(rows.rows[0]?.all).not.toContain(provider.client.clientSecret)
    expect((await save({ clientSecret: null, match: 'account' })).status).toBe(200)
    const other = `${provider.issuer}/other`
    provider.instead = { [`/other${metadata}`]: { ...(await ownMetadata()), issuer: other } }
    const elsewhere = await save({ clientSecret: null, issuer: other })
    expect(elsewhere).toMatchObject({
      ...refused('DIRECTORY_NEEDS_SECRET'),
      fields: { clientSecret: expect.anything() },
    })
    await manager().call(directory, 'removeDirectory', {})
    expect((await anybody().call(directory, 'getDirectoryWay', {}, here())).data).toEqual({
      isOffered: false,
    })
  })

  it('asks the issuer first, and keeps what was there when it is wrong', async () => {
    await save()
    const answer = await save({ issuer: 'http://127.0.0.1:9', match: 'account' })
    expect(answer).toMatchObject({ ...refused('ISSUER_SILENT', 424), fields: { issuer: 'ISSUER_SILENT' } })
    const { data } = await manager().call(directory, 'getDirectory', {})
    expect(data.directory).toMatchObject({ issuer: provider.issuer, match: 'email' })
  })

  it('asks nobody for somebody who may not set it', async () => {
    const asked: string[] = []
    const { send, isAllowed } = publicFetch(true)
    const { url } = await server.another({
      publicFetch: { isAllowed, send: (to, what) => send(to, what).finally(() => asked.push(to)) },
    })
    const input = { issuer: provider.issuer, ...provider.client, match: 'email' as const }
    for (const person of [centre().teacher, centre().manager])
      await server.as(person, url).call(directory, 'saveDirectory', input)
    expect(asked).toEqual([`${provider.issuer}${metadata}`])
  })

  it('is refused to somebody who may do less than those whom it signs in', async () => {
    await server.world.build(centre().tenantId, (_, tx) =>
      sql`insert into role (id, name, alias, rights) values
        (gen_random_uuid(), 'Setter', 'setter', '{centre.configure}')`.execute(tx),
    )
    await server.world.build(centre().tenantId, (_, tx) =>
      tx
        .updateTable('staff')
        .set({ roles: ['setter'] })
        .where('id', '=', centre().teacher.id)
        .execute(),
    )
    const { access_token } = await authCallsOf(server).mustSignIn()
    const input = {
      issuer: provider.issuer,
      clientId: 'a',
      clientSecret: 'b',
      match: 'email' as const,
    }
    const options = { headers: { 'Blade-Auth': `bearer ${access_token}` } }
    const answer = await anybody().call(directory, 'saveDirectory', input, options)
    expect(answer).toMatchObject(refused('RIGHTS_BEYOND_OWN', 403))
  })
})

describe('signing in', () => {
  beforeEach(async () => {
    await save()
    await setEmail(address)
  })

  it('signs in the person of a verified e-mail address, and notes it in the audit trail', async () => {
    expect((await anybody().call(directory, 'getDirectoryWay', {}, here())).data).toEqual({ isOffered: true })
    provider.person = known
    const answer = await signIn()
    expect(answer).toMatchObject({ status: 200, data: { user_id: centre().teacher.id } })
    const { rows } = await server.world.build(centre().tenantId, (_, tx) =>
      sql<{
        actorId: string
      }>`select actor_id as "actorId" from audit_event where action = 'auth.sign-in'`.execute(tx),
    )
    expect(rows).toEqual([{ actorId: centre().teacher.id }])
  })

  it('signs in by username where the centre says so', async () => {
    await save({ match: 'account' })
    provider.person = { sub: 'u1', preferred_username: 'Teacher' }
    expect(await signIn()).toMatchObject({ status: 200, data: { user_id: centre().teacher.id } })
  })

  it('refuses an address that is not verified, somebody unknown, and somebody who has left', async () => {
    provider.person = { ...known, email_verified: false }
    expect(await signIn()).toMatchObject(refused('DIRECTORY_UNVERIFIED'))
    provider.person = { ...known, email: 'nobody@kowhai.example' }
    expect(await signIn()).toMatchObject(refused('DIRECTORY_NOBODY'))
    provider.person = known
    const ticket = await ticketOf(await back(await start()))
    await server.world.build(centre().tenantId, (_, tx) =>
      tx.updateTable('staff').set({ active: false }).where('id', '=', centre().teacher.id).execute(),
    )
    expect(await enter(ticket)).toMatchObject(refused('DIRECTORY_NOBODY'))
    expect(await signIn()).toMatchObject(refused('DIRECTORY_NOBODY'))
  })

  it('refuses an address that two people have', async () => {
    await setEmail('teacher@Kowhai.example', centre().manager.id)
    provider.person = known
    expect(await signIn()).toMatchObject(refused('DIRECTORY_NOBODY'))
  })

  it('says so when the person gives up, and when the directory is away', async () => {
    expect(await signIn()).toMatchObject(refused('DIRECTORY_DENIED'))
    provider.instead = { [metadata]: {} }
    expect(await signIn()).toMatchObject(refused('DIRECTORY_AWAY', 424))
  })

  it('refuses a wrong state, and one that comes back twice or to another centre', async () => {
    provider.person = known
    const at = await back(await start())
    const wrong = new URL(at)
    wrong.searchParams.set('state', 's'.repeat(43))
    expect(await ticketOf(wrong.href)).toBe('')
    expect(await ticketOf(at.replace(centre().tenantId, server.world.other.tenantId))).toBe('')
    expect((await enter(await ticketOf(at))).status).toBe(200)
    expect(await ticketOf(at)).toBe('')
  })

  it('refuses a code that was used before', async () => {
    provider.person = known
    const first = new URL(await back(await start()))
    await ticketOf(first.href)
    const second = new URL(await back(await start()))
    second.searchParams.set('code', first.searchParams.get('code') ?? '')
    expect(await enter(await ticketOf(second.href))).toMatchObject(refused('DIRECTORY_REFUSED'))
  })

  it('ends only in the browser that has started it, once, and within ten minutes', async () => {
    provider.person = known
    const expired = refused('SIGN_IN_EXPIRED')
    const ticket = await ticketOf(await back(await start()))
    expect(await enter(ticket, 'x'.repeat(43))).toMatchObject(expired)
    expect((await enter(ticket)).status).toBe(200)
    expect(await enter(ticket)).toMatchObject(expired)
    const late = await ticketOf(await back(await start()))
    server.world.clock.pass(11)
    expect(await enter(late)).toMatchObject(expired)
  })

  it('refuses a wrong signature, and a provider of another name', async () => {
    provider.person = known
    provider.instead = { '/jwks': await otherKeys() }
    expect(await signIn()).toMatchObject(refused('DIRECTORY_REFUSED'))
    provider.instead = {}
    provider.instead = { [metadata]: { ...(await ownMetadata()), issuer: 'https://id.example.org' } }
    expect(await signIn()).toMatchObject(refused('DIRECTORY_AWAY', 424))
  })
})

describe('the second step', () => {
  const roomsOf = (session: { access_token: string }) =>
    fetch(`${server.url}${room.operations.listRooms.path}`, {
      headers: { 'Blade-Auth': `bearer ${session.access_token}` },
    })
  /** The manager asks it of managers, has one of their own, and signs in by the directory in two steps. */
  beforeEach(async () => {
    await setEmail(address, centre().manager.id)
    await giveSecret(server.world, centre().manager)
    provider.person = known
    provider.amr = ['pwd', 'otp', 'mfa']
  })

  it('is asked for after the directory, whatever that has asked for', async () => {
    await save()
    expect(await signIn()).toMatchObject({ status: 403, error: 'SECOND_STEP_NEEDED' })
  })

  it('is the directory’s where the centre says that it counts, and only then', async () => {
    await save({ trustsSecondStep: true })
    expect((await signIn()).status).toBe(200)
    provider.amr = ['pwd']
    expect(await signIn()).toMatchObject({ status: 403, error: 'SECOND_STEP_NEEDED' })
  })

  it('of the directory satisfies the centre’s demand while the centre trusts it', async () => {
    await save({ trustsSecondStep: true })
    const { data } = await manager().call(centreContract, 'getSettings', {})
    await manager().call(centreContract, 'saveSettings', { ...data, managersNeedSecondStep: true })
    await server.world.build(centre().tenantId, (_, tx) => tx.deleteFrom('secondStep').execute())
    const answer = await signIn()
    expect((await roomsOf(answer.data)).status).toBe(200)
    await server.world.build(centre().tenantId, (_, tx) =>
      tx.updateTable('directory').set({ trustsSecondStep: false }).execute(),
    )
    expect((await roomsOf(answer.data)).status).toBe(403)
  })
})
