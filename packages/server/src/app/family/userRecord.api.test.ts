// The complete user record as BladeX clients read it, in every answer that has a person.
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { uniApp } from '@daybook/testkit/uniApp.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
let app: ReturnType<typeof uniApp>
const ids = { ngaire: '', team: '', position: '', left: '', roles: '' }

beforeAll(async () => {
  server = await testServer()
  await server.world.build('100001', async (make, tx) => {
    ids.team = server.world.ids()
    ids.position = server.world.ids()
    await tx.insertInto('team').values({ id: ids.team, name: 'Kāuta' }).execute()
    await tx.insertInto('position').values({ id: ids.position, name: 'Cook' }).execute()
    ids.ngaire = await make.staff({
      account: 'ngaire',
      realName: 'Ngāire Te Rangi',
      nickName: 'Ngā',
      email: 'ngaire@example.org',
      phone: '021 555 0101',
      birthDate: '1988-02-29',
      sex: 'female',
      picture: 'face:7',
      roles: ['teacher', 'manager'],
      teamId: ids.team,
      positionId: ids.position,
    })
    const roles = await tx
      .selectFrom('role')
      .select(['id', 'alias'])
      .where('builtIn', '=', true)
      .where('tenantId', '=', server.world.centre.tenantId)
      .execute()
    const idOf = (wanted: string) => roles.find(({ alias }) => alias === wanted)?.id
    ids.roles = `${idOf('teacher')},${idOf('manager')}`
    ids.left = await make.staff({ account: 'left', realName: 'Ngata Left', active: false, sex: 'male' })
  })
  app = uniApp(server)
  await app.signIn('ngaire')
})
afterAll(() => server.close())

const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/)

const record = () => ({
  id: ids.ngaire,
  tenantId: '100001',
  tenantName: 'Kōwhai',
  createUser: null,
  createTime: instant,
  updateUser: null,
  updateTime: instant,
  status: '1',
  account: 'ngaire',
  name: 'Ngā',
  realName: 'Ngāire Te Rangi',
  nickName: 'Ngā',
  avatar: 'face:7',
  email: 'ngaire@example.org',
  phone: '021 555 0101',
  birthday: '1988-02-29',
  sex: '2',
  userTypeName: 'WEB',
  code: '',
  roleId: ids.roles,
  roleName: 'Teacher,Manager',
  deptId: ids.team,
  deptName: 'Kāuta',
  postId: ids.position,
  postName: 'Cook',
  roomCode: null,
})

it('user/info is the record, and what the person may do here', async () => {
  const { data } = await app.get<object>('/api/blade-system/user/info')
  expect(data).toMatchObject(record())
  expect(Object.keys(data).filter((name) => !(name in record()))).toEqual([
    'roles',
    'rights',
    'mustSetUpSecondStep',
    'mustChangePassword',
    'centre',
  ])
})

it('user/detail is the record', async () => {
  expect(await app.get('/api/blade-system/user/detail', { id: ids.ngaire })).toMatchObject({
    status: 200,
    data: record(),
  })
})

it('search/user is a page of records', async () => {
  const { data } = await app.get('/api/blade-system/search/user', { name: 'ngaire', current: 1, size: 10 })
  expect(data).toEqual({ records: [record()], total: 1, size: 10, current: 1, pages: 1 })
})

it('shows a colleague nothing private, in a page either', async () => {
  const teacher = uniApp(server)
  await teacher.signIn('teacher')
  const seen = { ...record(), email: null, phone: null, birthday: null, sex: null }
  expect((await teacher.get('/api/blade-system/user/detail', { id: ids.ngaire })).data).toEqual(seen)
  const page = await teacher.get('/api/blade-system/search/user', { name: 'ngaire' })
  expect(page.data).toMatchObject({ records: [seen] })
})

it('uses dictionary keys for status and sex', async () => {
  const { data } = await app.get('/api/blade-system/user/detail', { id: ids.left })
  expect(data).toMatchObject({ status: '2', sex: '1' })
})

it('never contains a password in any form', async () => {
  for (const path of ['user/info', `user/detail?id=${ids.ngaire}`, 'search/user'])
    expect(JSON.stringify(await app.get(`/api/blade-system/${path}`))).not.toMatch(/argon2|"password/i)
})
