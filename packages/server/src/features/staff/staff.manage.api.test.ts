// Managing staff: the register, and the family's calls over it.
import { sexKeys } from '@daybook/contract/kernel/dictionaries.ts'
import { role } from '@daybook/contract/role/role.kind.ts'
import { staff } from '@daybook/contract/staff/staff.contract.ts'
import { makeDeputy } from '@daybook/testkit/deputy.ts'
import { openLive } from '@daybook/testkit/live.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { pairTablet } from '@daybook/testkit/tablet.ts'
import { uniApp } from '@daybook/testkit/uniApp.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const manager = () => server.as(server.world.centre.manager)
const kiri = {
  account: 'kiri',
  password: 'Tui!2026',
  realName: 'Kiri Cook',
  roleId: 'teacher',
  phone: '0215550101',
}
const add = (over: object = {}) => manager().call(staff, 'submit', { ...kiri, ...over })
const rolesOf = async (id: string) => (await manager().call(staff, 'get', { id })).data.roleId

describe('the register of staff', () => {
  it('has people and no tablet at the door', async () => {
    const tablet = await pairTablet(server)
    const { data } = await manager().call(staff, 'list', { size: 100 })
    const ids = data.records.map(({ id }) => id)
    expect(ids).toContain(server.world.centre.teacher.id)
    expect(ids).not.toContain(tablet.id)
    expect(await manager().call(staff, 'get', { id: tablet.id })).toMatchObject({ status: 404 })
  })

  it('is ordered by what a field says, empty last, and filtered by some of its values', async () => {
    const { under2, toddlers } = server.world.centre
    const sex = sexKeys
    const roomId = [under2.id, toddlers.id]
    await add({ sex: sex.male, roomId: roomId[0] })
    await add({ account: 'aroha', realName: 'Aroha', sex: sex.female, roomId: roomId[1], roleId: 'manager' })
    const ours = async (input: object) => {
      const { status, data } = await manager().call(staff, 'list', { size: 100, ...input })
      expect(status).toBe(200)
      return data.records.map(({ account }) => account).filter((one) => ['kiri', 'aroha'].includes(one))
    }
    const last = async (input: object) =>
      (await manager().call(staff, 'list', { size: 100, ...input })).data.records.at(-1)?.sex
    // Toddlers, Under 2.
    const byRoom = ['aroha', 'kiri']
    expect(await ours({ ascs: 'roomId' })).toEqual(byRoom)
    expect(await ours({ descs: 'roomId' })).toEqual(byRoom.toReversed())
    const bySex = sex.male < sex.female ? ['kiri', 'aroha'] : ['aroha', 'kiri']
    expect(await ours({ ascs: 'sex' })).toEqual(bySex)
    expect([await last({ ascs: 'sex' }), await last({ descs: 'sex' })]).toEqual([null, null])
    expect(await ours({ sex: sex.male })).toEqual(['kiri'])
    expect(await ours({ roomId: roomId.join(',') })).toHaveLength(2)
    expect(await ours({ roleId: 'manager', sex: `${sex.male},${sex.female}` })).toEqual(['aroha'])
    expect(await ours({ roomId: "x' or '1" })).toEqual([])
    expect(await ours({ ascs: 'password' })).toEqual(await ours({}))
  })

  it('makes an account that can sign in, and never answers its password', async () => {
    const { status, data, body } = await add()
    expect(status).toBe(200)
    expect(data).toMatchObject({
      realName: 'Kiri Cook',
      roleId: 'teacher',
      roleName: 'Teacher',
      password: null,
    })
    expect(JSON.stringify(body)).not.toMatch(/argon2|Tui!2026/)
    const app = uniApp(server)
    expect((await app.signIn('kiri', { password: 'Tui!2026' })).status).toBe(200)
    expect((await app.get('/api/blade-system/user/info')).data).toMatchObject({ id: data.id })
  })

  it('gives people their own record without an id, and takes from them what is theirs to say', async () => {
    const { teacher, manager: mere } = server.world.centre
    const me = server.as(teacher)
    const { data: before } = await me.call(staff, 'get', {})
    expect(before).toMatchObject({ id: teacher.id, realName: 'Hana Teacher' })
    const saved = await me.call(staff, 'submit', {
      id: teacher.id,
      realName: 'Hana Teacher',
      phone: '0215550199',
    })
    expect(saved).toMatchObject({ status: 200, data: { id: teacher.id, phone: '0215550199' } })
    expect((await me.call(staff, 'submit', { name: 'Hana' })).data).toMatchObject({ name: 'Hana' })
    const { data: after } = await me.call(staff, 'get', {})
    expect(after).toMatchObject({
      ...before,
      phone: '0215550199',
      name: 'Hana',
      version: 3,
      updateUser: teacher.id,
    })
    for (const [field, value] of [
      ['realName', 'Somebody Else'],
      ['account', 'manager2'],
      ['roleId', 'manager'],
      ['password', 'Tui!2026'],
    ] as const)
      expect(await me.call(staff, 'submit', { name: 'Changed', [field]: value })).toMatchObject({
        status: 403,
        fields: { [field]: 'NOT_WRITABLE' },
      })
    for (const id of [mere.id, server.world.ids()])
      expect((await me.call(staff, 'submit', { id, name: 'Changed' })).status).toBe(403)
    expect((await me.call(staff, 'get', {})).data).toEqual(after)
  })

  it('masks phone numbers in lists', async () => {
    const { data } = await add()
    const { data: page } = await manager().call(staff, 'list', { realName: 'kiri' })
    expect(page.records).toMatchObject([{ id: data.id, phone: '021****0101' }])
    expect((await manager().call(staff, 'get', { id: data.id })).data.phone).toBe('0215550101')
    const { data: users } = await manager().call(staff, 'listUsers', { account: 'kiri' })
    expect(users.records).toMatchObject([{ phone: '021****0101', roleName: 'Teacher' }])
  })

  it('makes an account without a password, and refuses a common one, and one that somebody has', async () => {
    expect((await add({ account: 'without', password: null })).status).toBe(200)
    expect((await uniApp(server).signIn('without', { password: '' })).status).not.toBe(200)
    expect(await add({ password: 'password1' })).toMatchObject({ fields: { password: 'TOO_COMMON' } })
    expect(await add({ password: 'a b c d e' })).toMatchObject({ fields: { password: 'UNFIT_CHARACTER' } })
    expect(await add({ account: 'Teacher' })).toMatchObject({ status: 409, fields: { account: 'TAKEN' } })
    expect(await add({ roleId: 'nobody' })).toMatchObject({ status: 404, fields: { roleId: 'NOT_THERE' } })
  })

  it('ends the sessions of whoever leaves, and keeps their name', async () => {
    const { teacher } = server.world.centre
    expect(await manager().call(staff, 'remove', { ids: teacher.id })).toMatchObject({ status: 200 })
    expect((await server.as(teacher).call(staff, 'getOwn', {})).status).toBe(401)
    expect((await manager().call(staff, 'get', { id: teacher.id })).data).toMatchObject({
      realName: 'Hana Teacher',
      status: '2',
    })
  })
})

describe('roles', () => {
  it('of the last manager are neither taken nor removed', async () => {
    const { manager: last } = server.world.centre
    const refused = { status: 409, error: 'LAST_MANAGER' }
    expect(await manager().call(staff, 'submit', { id: last.id, roleId: 'teacher' })).toMatchObject(refused)
    expect(await manager().call(staff, 'remove', { ids: last.id })).toMatchObject(refused)
    const grant = { userIds: last.id, roleIds: 'teacher' }
    expect(await manager().call(staff, 'grantRoles', grant)).toMatchObject(refused)
    expect(await rolesOf(last.id)).toBe('teacher,manager')
    await add({ roleId: 'manager' })
    expect((await manager().call(staff, 'grantRoles', grant)).status).toBe(200)
  })

  it('stay with one of two managers who take them from each other at the same moment', async () => {
    const { tenantId, manager: first } = server.world.centre
    const second = await server.world.build(tenantId, async (make) => {
      const id = await make.staff({ account: 'second', roles: ['manager'] })
      return { tenantId, id, sessionId: await make.session(id, '2027-01-01T00:00:00Z') }
    })
    const demote = (by: typeof first, of: typeof first) =>
      server.as(by).call(staff, 'grantRoles', { userIds: of.id, roleIds: 'teacher' })
    const tried = await Promise.all([demote(first, second), demote(second, first)])
    expect(tried.filter(({ status }) => status === 200)).toHaveLength(1)
    const { rows } = await server.world.build(tenantId, (_, tx) =>
      sql`select from staff where tenant_id = ${tenantId} and active and 'manager' = any(roles)`.execute(tx),
    )
    expect(rows).toHaveLength(1)
  })

  it('are given only by those who may do as much, the administrator’s by nobody at a centre', async () => {
    const { tenantId, teacher } = server.world.centre
    const rights = ['staff.edit', 'staff.readPrivate', 'register.read'] as const
    await manager().call(role, 'submit', { roleName: 'Clerk', roleAlias: 'clerk', rights: [...rights] })
    const clerk = await server.world.build(tenantId, async (make) => {
      const id = await make.staff({ account: 'clerk', roles: ['clerk'] })
      return { tenantId, id, sessionId: await make.session(id, '2027-01-01T00:00:00Z') }
    })
    const { manager: above } = server.world.centre
    const beyond = { status: 403, error: 'RIGHTS_BEYOND_OWN' }
    const taken = { id: above.id, email: 'clerk@example.org' }
    expect(await server.as(clerk).call(staff, 'submit', taken)).toMatchObject(beyond)
    expect(await server.as(clerk).call(staff, 'remove', { ids: above.id })).toMatchObject(beyond)
    const grant = { userIds: teacher.id, roleIds: 'manager' }
    expect(await server.as(clerk).call(staff, 'grantRoles', grant)).toMatchObject({
      status: 403,
      error: 'RIGHTS_BEYOND_OWN',
    })
    expect(await manager().call(staff, 'grantRoles', { ...grant, roleIds: 'administrator' })).toMatchObject({
      status: 404,
      fields: { roleId: 'NOT_THERE' },
    })
    expect(await rolesOf(teacher.id)).toBe('teacher')
  })
})

describe('a new password', () => {
  it('is answered once, works, and ends every session', async () => {
    const { teacher } = server.world.centre
    const { data } = await manager().call(staff, 'resetPassword', { userIds: teacher.id })
    expect((await server.as(teacher).call(staff, 'getOwn', {})).status).toBe(401)
    expect((await uniApp(server).signIn('teacher', { password: data.password })).status).toBe(200)
  })
  it('reaches nobody but whoever asked for it', async () => {
    const { teacher } = server.world.centre
    const clerk = await makeDeputy(server.world, ['staff.readPrivate'])
    const page = await openLive(server.url, { token: await server.tokenOf(clerk) })
    await page.untilReady()
    await manager().call(staff, 'resetPassword', { userIds: teacher.id })
    const event = await page.nextEvent()
    await page.close()
    expect(event).toMatchObject({ operation: 'staff.resetPassword', data: null })
  })
})

it('asks before somebody is added who may be here already, by name, address or number', async () => {
  const manager = server.as(server.world.centre.manager)
  const add = (given: object) =>
    manager.call(staff, 'submit', { roleId: 'teacher', isAnother: false, ...given } as never)
  const kiri = { realName: 'Kiri Cook', email: 'kiri@example.org', phone: '021 555 0101' }
  expect((await add(kiri)).status).toBe(200)
  for (const same of [
    { realName: 'kiri cook' },
    { realName: 'Kiri Ngata', email: 'KIRI@example.org' },
    { realName: 'Tama Ngata', phone: '+64 21 555 0101' },
  ])
    expect(await add(same)).toMatchObject({
      status: 409,
      error: 'ALREADY_STAFF',
      body: { about: { names: 'Kiri Cook' } },
    })
  expect((await add({ realName: 'Kiri Cook', isAnother: true })).status).toBe(200)
})
