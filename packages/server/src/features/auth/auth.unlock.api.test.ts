import { auth } from '@daybook/contract/auth/auth.contract.ts'
import { message } from '@daybook/contract/message/message.contract.ts'
import { authCallsOf } from '@daybook/testkit/authCalls.ts'
import { readableCaptchas } from '@daybook/testkit/captcha.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { worldNow } from '@daybook/testkit/world.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { notifyOfLock } from './auth.lock.jobs.ts'

let server: TestServer
let authCalls: ReturnType<typeof authCallsOf>
let device = ''
beforeAll(async () => {
  server = await testServer({ random: readableCaptchas })
  authCalls = authCallsOf(server)
  device = (await authCalls.mustSignIn({ tenantId: '100002' })).device_token ?? ''
})
afterAll(() => server.close())

const home = { ip: '203.0.113.9' }
const managerOf = (centre: 'centre' | 'other') => server.as(server.world[centre].manager)
const locks = async () => (await managerOf('centre').call(auth, 'listSignInLocks', {})).data

/** Fails five times, which locks the account. */
async function lock(over: { username?: string; tenantId?: string }, headers: Record<string, string> = {}) {
  for (let n = 0; n < 5; n++) {
    const captcha = await authCalls.captcha()
    await authCalls.signIn({ password: 'Wrong-1', ...over }, { ...home, headers, captcha })
  }
}

beforeEach(async () => {
  server.world.clock.set(worldNow)
  await server.world.build('100001', async (_, tx) => {
    await sql`delete from sign_in_failure`.execute(tx)
    await sql`delete from message`.execute(tx)
    await sql`delete from graphile_worker._private_jobs`.execute(tx)
  })
})

describe('a manager', () => {
  it('sees who is locked in the centre, and until when', async () => {
    expect(await locks()).toEqual([])
    await lock({})
    await lock({ username: 'nobody' })
    await lock({ tenantId: '100002', username: 'manager' })
    const { id } = server.world.centre.teacher
    const until = '2026-11-17T22:12:00.000Z'
    expect(await locks()).toEqual([{ id, realName: 'Hana Teacher', account: 'teacher', avatar: '', until }])
    server.world.clock.pass(30)
    expect(await locks()).toEqual([])
  })

  it('unlocks a person, which is in the audit trail', async () => {
    await lock({})
    await lock({ username: 'manager' })
    const { teacher, manager } = server.world.centre
    const answer = await managerOf('centre').call(auth, 'unlockSignIn', { userIds: teacher.id })
    expect(answer).toMatchObject({ status: 200, data: null })
    expect((await locks()).map(({ id }) => id)).toEqual([manager.id])
    expect(await authCalls.signIn({}, home)).toMatchObject({ status: 200 })
    const { rows } = await server.world.build('100001', (_, tx) =>
      sql<object>`select actor_id, subjects from audit_event where action = 'auth.unlock'`.execute(tx),
    )
    expect(rows).toEqual([{ actorId: manager.id, subjects: [teacher.id] }])
  })

  it('cannot lift a lock of another centre, and a teacher cannot lift any', async () => {
    await lock({})
    const userIds = server.world.centre.teacher.id
    expect(await managerOf('other').call(auth, 'unlockSignIn', { userIds })).toMatchObject({ status: 404 })
    const teacher = server.as(server.world.centre.teacher)
    expect(await teacher.call(auth, 'unlockSignIn', { userIds })).toMatchObject({ status: 403 })
    expect(await teacher.call(auth, 'listSignInLocks', {})).toMatchObject({ status: 403 })
    expect(await locks()).toHaveLength(1)
  })
})

describe('the locked person', () => {
  /** Runs the planned jobs twice, because a worker may do so. */
  async function runJobTwice(tenantId: string) {
    const { rows } = await server.world.build(tenantId, (_, tx) =>
      sql<{ payload: object }>`select payload from graphile_worker._private_jobs`.execute(tx),
    )
    for (const { payload } of [...rows, ...rows]) await server.run(notifyOfLock, tenantId, payload)
    return rows.length
  }
  const messagesOf = async (centre: 'centre' | 'other', who: 'teacher' | 'manager') =>
    (await server.as(server.world[centre][who]).call(message, 'listMessages', {})).data.records

  it('gets a single message, and nobody else does', async () => {
    await lock({})
    expect(await authCalls.signIn({}, home)).toMatchObject({ body: { error_code: 2003 } })
    expect(await runJobTwice('100001')).toBe(1)
    const params = { at: worldNow, until: '2026-11-17T22:12:00.000Z', onKnownDevice: false }
    expect(await messagesOf('centre', 'teacher')).toMatchObject([{ kind: 'auth.locked', params }])
    expect(await messagesOf('centre', 'manager')).toEqual([])
  })

  it('gets a message that names whether the device was known', async () => {
    await lock({ tenantId: '100002' }, { 'Device-Token': device })
    expect(await runJobTwice('100002')).toBe(1)
    expect(await messagesOf('other', 'teacher')).toMatchObject([{ params: { onKnownDevice: true } }])
  })

  it('does not exist for an unknown name, but the same job is planned', async () => {
    await lock({ username: 'nobody' })
    expect(await runJobTwice('100001')).toBe(1)
    expect(await messagesOf('centre', 'teacher')).toEqual([])
  })

  it('gets no message about fewer failures', async () => {
    await authCalls.signIn({ password: 'Wrong-1' }, home)
    expect(await runJobTwice('100001')).toBe(0)
  })
})
