import { allRightsInCentre, type Right } from '@daybook/contract/kernel/rights.ts'
import { position } from '@daybook/contract/position/position.kind.ts'
import { role } from '@daybook/contract/role/role.kind.ts'
import { room } from '@daybook/contract/room/room.kind.ts'
import { staff } from '@daybook/contract/staff/staff.contract.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const manager = () => server.as(server.world.centre.manager)
const save = (over: object, by = manager()) =>
  by.call(role, 'submit', { roleName: 'Cook', roleAlias: 'cook', rights: ['room.read'], ...over } as never)

/** Somebody who holds only this role. */
async function holder(alias: string) {
  const { tenantId } = server.world.centre
  return server.world.build(tenantId, async (make) => {
    const id = await make.staff({ account: `holder of ${alias}`, roles: [alias] })
    return { tenantId, id, sessionId: await make.session(id, '2027-01-01T00:00:00Z') }
  })
}

describe('a role of the centre’s own', () => {
  it('allows what was ticked, and nothing else', async () => {
    await save({})
    const cook = server.as(await holder('cook'))
    expect(await cook.call(room, 'listRooms', {})).toMatchObject({ status: 200 })
    expect(await cook.call(position, 'list', {})).toMatchObject({ status: 403 })
    const { data } = await cook.call(staff, 'getOwn', {})
    expect(data).toMatchObject({ roles: ['cook'], roleName: 'Cook', rights: ['room.read'] })
  })

  it('signs its holders out when its rights change, and not when only its name does', async () => {
    const { data } = await save({})
    const cook = server.as(await holder('cook'))
    await save({ id: data.id, roleName: 'Chef' })
    expect((await cook.call(room, 'listRooms', {})).status).toBe(200)
    await save({ id: data.id, rights: ['room.read', 'child.read'] })
    expect((await cook.call(room, 'listRooms', {})).status).toBe(401)
  })

  it('is not removed or renamed while somebody holds it', async () => {
    const { data } = await save({})
    await holder('cook')
    expect(await manager().call(role, 'remove', { ids: data.id })).toMatchObject({
      status: 409,
      error: 'STILL_IN_USE',
      fields: { [data.id]: 'STILL_IN_USE' },
    })
    expect(await save({ id: data.id, roleAlias: 'chef' })).toMatchObject({
      status: 409,
      error: 'STILL_IN_USE',
    })
    expect((await manager().call(role, 'get', { id: data.id })).data).toMatchObject({
      status: '1',
      roleAlias: 'cook',
    })
  })

  it('never allows more than its maker may do', async () => {
    await save({ roleName: 'Deputy', roleAlias: 'deputy', rights: ['role.read', 'role.edit', 'room.read'] })
    const deputy = server.as(await holder('deputy'))
    const wanted = { roleName: 'Helper', roleAlias: 'helper' }
    expect(await save({ ...wanted, rights: ['staff.edit'] }, deputy)).toMatchObject({
      status: 403,
      error: 'RIGHTS_BEYOND_OWN',
      fields: { rights: 'INVALID_CHOICE' },
    })
    expect((await save({ ...wanted, rights: ['room.read'] }, deputy)).status).toBe(200)
    const { data } = await deputy.call(role, 'listTree', { roleName: 'Helper' })
    expect(data).toMatchObject([{ rights: ['room.read'] }])
  })

  it('is not weakened, renamed or removed by somebody who lacks its rights', async () => {
    await save({ roleName: 'Deputy', roleAlias: 'deputy', rights: ['role.read', 'role.edit', 'room.read'] })
    const deputy = server.as(await holder('deputy'))
    const cook = { roleName: 'Cook', roleAlias: 'cook', rights: ['room.read', 'staff.edit'] as Right[] }
    const { id } = (await save(cook)).data
    const refused = { status: 403, error: 'RIGHTS_BEYOND_OWN' }
    expect(await save({ ...cook, id, rights: ['room.read'] }, deputy)).toMatchObject(refused)
    expect(await save({ ...cook, id, roleName: 'Chef' }, deputy)).toMatchObject(refused)
    expect(await deputy.call(role, 'remove', { ids: id })).toMatchObject(refused)
    const { data } = await manager().call(role, 'get', { id })
    expect(data).toMatchObject({ roleName: 'Cook', rights: ['room.read', 'staff.edit'] })
    expect((await manager().call(role, 'remove', { ids: id })).status).toBe(200)
  })
})

describe('somebody who may do everything', () => {
  const everything = { roleName: 'Director', roleAlias: 'director', rights: [...allRightsInCentre] }
  const last = { status: 409, error: 'LAST_MANAGER' }

  it('always stays, by a role of the centre’s own as by Daybook’s', async () => {
    const { manager: first, teacher } = server.world.centre
    const { data: director } = await save(everything)
    await save({ roleName: 'Deputy', roleAlias: 'deputy', rights: ['staff.edit', 'role.edit'] })
    const grant = (id: string, roleIds: string) =>
      manager().call(staff, 'grantRoles', { userIds: id, roleIds })
    expect((await grant(teacher.id, 'deputy')).status).toBe(200)
    expect(await grant(first.id, 'teacher')).toMatchObject(last)
    const other = await holder('director')
    expect((await grant(first.id, 'teacher')).status).toBe(200)
    const rights = allRightsInCentre.filter((right) => right !== 'data.export')
    const fewer = { ...everything, id: director.id, rights }
    expect(await save(fewer, server.as(other))).toMatchObject(last)
    expect(await server.as(other).call(staff, 'remove', { ids: other.id })).toMatchObject(last)
    const back = { userIds: first.id, roleIds: 'manager' }
    expect((await server.as(other).call(staff, 'grantRoles', back)).status).toBe(200)
    expect((await save(fewer, server.as(other))).status).toBe(200)
  })
})

describe('the roles of Daybook', () => {
  const builtIn = async (alias: string) => {
    const { data } = await manager().call(role, 'listTree', {})
    const found = data.find(({ roleAlias }) => roleAlias === alias)
    if (!found) throw new Error(`no role ${alias}`)
    return found
  }

  it('are shown with the rights that the server enforces', async () => {
    const { rights, can } = await builtIn('teacher')
    expect(can).toEqual([])
    const { data } = await server.as(server.world.centre.teacher).call(staff, 'getOwn', {})
    expect([...(rights ?? [])].sort()).toEqual([...data.rights].sort())
  })

  it('are neither changed nor removed', async () => {
    const { id } = await builtIn('teacher')
    const refused = { status: 409, error: 'BUILT_IN' }
    expect(await save({ id, roleName: 'Kaiako' })).toMatchObject(refused)
    expect(await manager().call(role, 'remove', { ids: id })).toMatchObject(refused)
    expect((await builtIn('teacher')).roleName).toBe('Teacher')
  })

  it('have no double, and the administrator is none of a centre’s', async () => {
    expect(await save({ roleAlias: 'Manager' })).toMatchObject({ status: 409, error: 'VALUE_TAKEN' })
    for (const roleAlias of ['administrator', 'kiosk'])
      expect(await save({ roleAlias })).toMatchObject({ status: 409, fields: { roleAlias: 'TAKEN' } })
    const { data } = await manager().call(role, 'listTree', {})
    expect(data.map(({ roleAlias }) => roleAlias)).toEqual(['manager', 'teacher'])
    // The database holds it too, whatever a handler or an import forgets.
    await expect(holder('administrator')).rejects.toThrow(/staff_operator/)
    const { tenantId } = server.world.centre
    const own = server.world.build(tenantId, (make) => make.role({ alias: 'Kiosk', name: 'Door' }))
    await expect(own).rejects.toThrow(/role_alias_reserved/)
  })
})
