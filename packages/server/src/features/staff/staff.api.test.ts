import { staff } from '@daybook/contract/staff/staff.contract.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let server: TestServer
const ids = { ngaire: '', wei: '', left: '' }

beforeAll(async () => {
  server = await testServer()
  await server.world.build('100001', async (make, tx) => {
    const [kitchen, floor, cook] = [server.world.ids(), server.world.ids(), server.world.ids()]
    const teams = [
      { id: kitchen, name: 'Kāuta' },
      { id: floor, name: 'Under twos' },
    ]
    await tx.insertInto('team').values(teams).execute()
    await tx.insertInto('position').values({ id: cook, name: 'Cook' }).execute()
    ids.ngaire = await make.staff({
      account: 'ngaire',
      realName: 'Ngāire Te Rangi',
      nickName: 'Ngā',
      email: 'ngaire@example.org',
      phone: '021 555 0101',
      birthDate: '1988-02-29',
      sex: 'female',
      picture: 'face:7',
      roomId: server.world.centre.under2.id,
      teamId: kitchen,
      positionId: cook,
    })
    ids.wei = await make.staff({ account: 'wei_100%', realName: '王伟 Wei Wang', teamId: floor })
    ids.left = await make.staff({ account: 'left', realName: 'Ngata Left', active: false })
  })
})
afterAll(() => server.close())

const as = (who: 'teacher' | 'manager') => server.as(server.world.centre[who])

describe('user/info', () => {
  it('is the signed-in person, with rights and centre', async () => {
    const { data } = await as('manager').call(staff, 'getOwn', {})
    expect(data).toMatchObject({
      id: server.world.centre.manager.id,
      tenantId: '100001',
      realName: 'Mere Manager',
      roleName: 'Teacher,Manager',
      roles: ['teacher', 'manager'],
      centre: { name: 'Kōwhai', timeZone: 'Pacific/Auckland', countryCode: 'NZ' },
    })
    expect(data.rights).toContain('plan.edit')
  })

  it('gives the administrator no rights to care', async () => {
    const { status, data } = await server.as(server.world.administrator).call(staff, 'getOwn', {})
    expect(status).toBe(200)
    expect(data.roles).toEqual(['administrator'])
    expect(data.rights.filter((right) => /^(care|child|attendance|task|plan|staff)\./.test(right))).toEqual(
      [],
    )
    expect(await server.as(server.world.administrator).call(staff, 'searchStaff', {})).toMatchObject({
      status: 403,
    })
  })
})

describe('user/detail', () => {
  const whole = {
    name: 'Ngā',
    realName: 'Ngāire Te Rangi',
    avatar: 'face:7',
    email: 'ngaire@example.org',
    phone: '021 555 0101',
    birthday: '1988-02-29',
    sex: '2',
    deptName: 'Kāuta',
    postName: 'Cook',
    roomCode: 'under-2',
  }
  const personal = { email: null, phone: null, birthday: null, sex: null }

  it('shows a manager all data of a person, but never a password', async () => {
    const { data, body } = await as('manager').call(staff, 'getStaff', { id: ids.ngaire })
    expect(data).toMatchObject(whole)
    expect(JSON.stringify(body)).not.toMatch(/argon2|password/i)
  })

  it('shows a teacher a colleague’s work data, and all of their own', async () => {
    const colleague = await as('teacher').call(staff, 'getStaff', { id: ids.ngaire })
    expect(colleague.data).toMatchObject({ ...whole, ...personal })
    const { tenantId } = server.world.centre
    const session = await server.world.build(tenantId, (make) =>
      make.session(ids.ngaire, '2027-01-01T00:00:00Z'),
    )
    const own = server.as({ tenantId, id: ids.ngaire, sessionId: session })
    expect((await own.call(staff, 'getStaff', { id: ids.ngaire })).data).toMatchObject(whole)
  })

  it('finds former staff, but nobody of another centre', async () => {
    const { data } = await as('teacher').call(staff, 'getStaff', { id: ids.left })
    expect(data.realName).toBe('Ngata Left')
    const { id } = server.world.other.teacher
    expect(await as('manager').call(staff, 'getStaff', { id })).toMatchObject({
      status: 404,
      error: 'NOT_FOUND',
    })
  })
})

describe('search/user', () => {
  const names = async (input: { name?: string; deptName?: string; postName?: string }) => {
    const { data } = await as('teacher').call(staff, 'searchStaff', input)
    return data.records.map(({ realName }) => realName)
  }

  it('finds by real name, nickname and account, ignoring accents and case', async () => {
    for (const name of ['ngaire', 'NGĀIRE', 'āire te', 'rangi'])
      expect(await names({ name })).toEqual(['Ngāire Te Rangi'])
    expect(await names({ name: '王伟' })).toEqual(['王伟 Wei Wang'])
    expect(await names({ name: 'manager' })).toEqual(['Mere Manager'])
  })

  it('finds by team and position', async () => {
    expect(await names({ deptName: 'kauta' })).toEqual(['Ngāire Te Rangi'])
    expect(await names({ postName: 'COOK' })).toEqual(['Ngāire Te Rangi'])
    expect(await names({ deptName: 'kauta', name: 'wei' })).toEqual([])
  })

  it('treats wildcard characters as plain text', async () => {
    expect(await names({ name: '_100%' })).toEqual(['王伟 Wei Wang'])
    for (const name of ['%', '_', '\\']) expect((await names({ name })).length).toBeLessThan(2)
    expect(await names({ name: "'; drop table staff; --" })).toEqual([])
  })

  it('returns current staff in pages, ordered by name', async () => {
    const { data: first } = await as('teacher').call(staff, 'searchStaff', { size: 3 })
    expect(first).toMatchObject({ total: 4, pages: 2, size: 3, current: 1 })
    const { data: second } = await as('teacher').call(staff, 'searchStaff', { size: 3, current: 2 })
    expect([...first.records, ...second.records].map(({ realName }) => realName)).toEqual([
      'Hana Teacher',
      'Mere Manager',
      'Ngāire Te Rangi',
      '王伟 Wei Wang',
    ])
    const { data: beyond } = await as('teacher').call(staff, 'searchStaff', { size: 3, current: 9 })
    expect(beyond).toMatchObject({ total: 4, records: [] })
  })

  it('refuses search text that is too long', async () => {
    expect(await as('teacher').call(staff, 'searchStaff', { name: 'x'.repeat(61) })).toMatchObject({
      status: 400,
      error: 'VALIDATION_FAILED',
      fields: { name: 'TOO_LONG' },
    })
  })
})
