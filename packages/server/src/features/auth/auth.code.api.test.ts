import { auth } from '@daybook/contract/auth/auth.contract.ts'
import { message } from '@daybook/contract/message/message.contract.ts'
import { staff } from '@daybook/contract/staff/staff.contract.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import type { Person } from '@daybook/testkit/world.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const own = async (person: Person = server.world.centre.teacher) =>
  (await server.as(person).call(auth, 'makeSignInCode', {})).data.code

const use = (code: string, tenantId = '100001') =>
  server
    .as(undefined)
    .call(
      auth,
      'signInByCode',
      { code },
      { headers: { 'Tenant-Id': tenantId, 'X-Forwarded-For': '203.0.113.9' } },
    )

const wrong = { status: 422, error: 'CODE_WRONG', fields: { code: 'CODE_WRONG' }, data: null }

describe('a code to sign in with', () => {
  it('signs in once, as typed by people', async () => {
    const code = await own()
    const typed = `${code.slice(0, 4)} ${code.slice(4)}`.toLowerCase()
    const { status, data } = await use(typed)
    expect(status).toBe(200)
    expect(data).toMatchObject({ tenant_id: '100001', account: 'teacher', token_type: 'bearer' })
    const answer = await fetch(`${server.url}/api/blade-system/user/info`, {
      headers: { 'Blade-Auth': `bearer ${data.access_token}` },
    })
    expect(answer.status).toBe(200)
    expect(await use(code)).toMatchObject(wrong)
  })

  it('gets the same answer if it is invented, expired, replaced, of another centre, or of somebody who left', async () => {
    expect(await use('ABCD2345')).toMatchObject(wrong)
    const replaced = await own()
    const elsewhere = await own()
    expect(await use(replaced)).toMatchObject(wrong)
    expect(await use(elsewhere, '100002')).toMatchObject(wrong)
    expect(await use(elsewhere, '999999')).toMatchObject(wrong)
    server.world.clock.pass(10)
    expect(await use(elsewhere)).toMatchObject(wrong)
    const left = await own()
    const { manager, teacher } = server.world.centre
    await server.as(manager).call(staff, 'remove', { ids: teacher.id })
    expect(await use(left)).toMatchObject(wrong)
  })

  it('is over when the password changes, or a session is ended as that of a lost device', async () => {
    const { manager, teacher } = server.world.centre
    const before = await own()
    await server.as(manager).call(staff, 'resetPassword', { userIds: teacher.id })
    expect(await use(before)).toMatchObject(wrong)
    const stolen = await own(manager)
    await server.as(manager).call(auth, 'endSession', { id: manager.sessionId })
    expect(await use(stolen)).toMatchObject(wrong)
  })

  it('with many wrong tries slows the network down, and locks nobody out', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 100; n++) statuses.push((await use(`WRONG${n}`)).status)
    expect(statuses.filter((status) => status === 422)).toHaveLength(30)
    expect(statuses.filter((status) => status === 429)).toHaveLength(70)
    const code = await own()
    server.world.clock.pass(1)
    expect((await use(code)).status).toBe(200)
    expect((await server.as(server.world.centre.manager).call(auth, 'listSignInLocks', {})).data).toEqual([])
  })

  it('can be made five times an hour', async () => {
    for (let n = 0; n < 5; n++) await own()
    const { status } = await server.as(server.world.centre.teacher).call(auth, 'makeSignInCode', {})
    expect(status).toBe(429)
  })
})

describe('a code given by a manager', () => {
  const give = (userId: string, by = server.world.centre.manager) =>
    server.as(by).call(auth, 'giveSignInCode', { userId })

  it('signs the person in, notifies them, and both are in the audit trail', async () => {
    const { manager, teacher } = server.world.centre
    const { data } = await give(teacher.id)
    expect((await use(data.code)).data.user_id).toBe(teacher.id)
    const { records } = (await server.as(teacher).call(message, 'listMessages', {})).data
    expect(records.map(({ kind }) => kind)).toContain('auth.codeGiven')
    const { rows } = await server.world.build('100001', (_, tx) =>
      sql<object>`select action, actor_id from audit_event order by action`.execute(tx),
    )
    expect(rows).toEqual([
      { action: 'auth.give-code', actorId: manager.id },
      { action: 'auth.sign-in', actorId: teacher.id },
    ])
  })

  it('cannot be made for somebody with more rights, nor can their password be set', async () => {
    const { tenantId, manager, teacher } = server.world.centre
    await server.world.build(tenantId, async (_, tx) => {
      await sql`insert into role (id, alias, name, rights, built_in)
        values (${server.world.ids()}, 'office', 'Office', array['staff.read', 'staff.edit'], false)`.execute(
        tx,
      )
      await sql`update staff set roles = array['office'] where id = ${teacher.id}`.execute(tx)
      await sql`update session set ended_at = null, end_reason = null`.execute(tx)
    })
    const beyond = { status: 403, error: 'RIGHTS_BEYOND_OWN' }
    expect(await give(manager.id, teacher)).toMatchObject(beyond)
    expect(await server.as(teacher).call(staff, 'resetPassword', { userIds: manager.id })).toMatchObject(
      beyond,
    )
  })
})
