import { auth } from '@daybook/contract/auth/auth.contract.ts'
import { invitation } from '@daybook/contract/invitation/invitation.contract.ts'
import { rightsOf } from '@daybook/contract/kernel/rights.ts'
import { staff } from '@daybook/contract/staff/staff.contract.ts'
import { makeDeputy } from '@daybook/testkit/deputy.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const tenantId = () => server.world.centre.tenantId
const manager = () => server.as(server.world.centre.manager)
const at = () => ({ headers: { 'Tenant-Id': tenantId() } })
const password = 'Manuka22!'

/** Somebody whom the manager adds by name and number. */
async function newcomer(over: object = {}): Promise<string> {
  const given = { realName: 'Kiri Cook', phone: '021 555 0101', roleId: 'teacher', ...over }
  const { data } = await manager().call(staff, 'submit', given as never)
  return data.id
}
const invite = (ids: string[], by = manager()) => by.call(invitation, 'inviteStaff', { ids, byHand: true })
const open = (key: string) => server.as(undefined).call(invitation, 'getInvitation', { key }, at())
const accept = (key: string, account = 'kiri') =>
  server
    .as(undefined)
    .call(invitation, 'acceptInvitation', { key, realName: 'Somebody Else', account, password }, at())
const signIn = (username: string) =>
  server
    .as(undefined)
    .call(auth, 'signIn', { tenantId: tenantId(), username, password, grant_type: 'password' })
async function standing(id: string) {
  const { people } = (await manager().call(invitation, 'listInvited', {})).data
  return people.find((person) => person.id === id)
}

it('takes somebody from a name to their own password, and shows how far they are', async () => {
  const id = await newcomer()
  expect(await standing(id)).toMatchObject({ name: 'Kiri Cook', state: 'none', way: null })
  const [made] = (await invite([id])).data
  expect(made).toMatchObject({ id, way: 'link' })
  const key = made?.key ?? ''
  expect(await standing(id)).toMatchObject({ state: 'sent' })
  const person = { realName: 'Kiri Cook', account: 'kiri.cook' }
  expect((await open(key)).data).toMatchObject({ role: 'staff', person })
  expect(await standing(id)).toMatchObject({ state: 'seen' })
  expect((await accept(key)).data).toMatchObject({ account: 'kiri' })
  expect((await signIn('kiri')).body).toMatchObject({ user_id: id, real_name: 'Kiri Cook' })
  expect(await standing(id)).toMatchObject({ state: 'joined' })
  expect((await accept(key, 'kiri2')).error).toBe('INVITATION_USED')
})

it('asks before somebody is invited who may be here already, and adds nobody of that list', async () => {
  const newcomers = (people: { realName: string; email?: string; phone?: string }[], isAnother = false) =>
    manager().call(invitation, 'inviteNewcomers', { people, roleId: 'teacher', isAnother })
  const count = async () => (await manager().call(staff, 'list', { size: 1 })).data.total
  const kiri = { realName: 'Kiri Cook', email: 'kiri@example.org', phone: '021 555 0101' }
  const [made] = (await newcomers([kiri])).data
  expect(await standing(made?.id ?? '')).toMatchObject({ name: 'Kiri Cook', state: 'waiting' })
  const before = await count()
  const here = { status: 409, error: 'ALREADY_STAFF', body: { about: { names: 'Kiri Cook' } } }
  for (const same of [
    { realName: 'KIRI COOK' },
    { realName: 'Kiri Ngata', email: 'Kiri@Example.org' },
    { realName: 'Tama Ngata', phone: '+64 21 555 0101' },
  ])
    expect(await newcomers([{ realName: 'Rangi Pere' }, same])).toMatchObject(here)
  // Those who can sign in are here as well.
  const hana = await newcomers([{ realName: 'Hana Teacher' }])
  expect(hana).toMatchObject({ error: 'ALREADY_STAFF', body: { about: { names: 'Hana Teacher' } } })
  expect(await count()).toBe(before)
  expect((await newcomers([{ realName: 'Kiri Cook' }], true)).data).toHaveLength(1)
  expect(await count()).toBe(before + 1)
  await manager().call(staff, 'remove', { ids: made?.id ?? '' })
  expect((await newcomers([{ realName: 'Kiri Ngata', email: 'kiri@example.org' }])).status).toBe(200)
})

it('lets nobody add people who may do more than they may', async () => {
  const deputy = await makeDeputy(server.world, [...rightsOf(['teacher']), 'staff.edit', 'staff.readPrivate'])
  const people = [{ realName: 'Tama Ngata' }]
  const asked = { people, roleId: 'manager' }
  expect((await server.as(deputy).call(invitation, 'inviteNewcomers', asked)).error).toBe('RIGHTS_BEYOND_OWN')
  const teacher = server.as(server.world.centre.teacher)
  expect((await teacher.call(invitation, 'inviteNewcomers', asked)).status).toBe(403)
})

it('renews and withdraws links, of this person alone', async () => {
  const [one, other] = [await newcomer(), await newcomer({ realName: 'Tama Ngata' })]
  const made = (await invite([one, other])).data
  const keyOf = (id: string) => made.find((each) => each.id === id)?.key ?? ''
  const [renewed] = (await invite([one])).data
  expect((await open(keyOf(one))).error).toBe('INVITATION_EXPIRED')
  expect((await open(keyOf(other))).status).toBe(200)
  await manager().call(invitation, 'withdrawInvitations', { ids: one })
  expect((await open(renewed?.key ?? '')).error).toBe('INVITATION_EXPIRED')
  expect(await standing(one)).toMatchObject({ state: 'withdrawn' })
  server.world.clock.pass(14 * 24 * 60)
  expect(await standing(other)).toMatchObject({ state: 'expired' })
})

it('is no way into an account that somebody has, nor of somebody who may do more or has left', async () => {
  const { centre, other } = server.world
  expect((await invite([centre.teacher.id])).error).toBe('ALREADY_JOINED')
  expect((await invite([other.teacher.id])).status).toBe(404)
  expect((await invite([centre.teacher.id], server.as(centre.teacher))).status).toBe(403)
  const id = await newcomer()
  const [made] = (await invite([id])).data
  await manager().call(staff, 'remove', { ids: id })
  expect((await open(made?.key ?? '')).error).toBe('INVITATION_EXPIRED')
  expect((await accept(made?.key ?? '')).error).toBe('INVITATION_EXPIRED')
})

it('is over once its person has come in by another way', async () => {
  const [byPassword, byCode] = [await newcomer(), await newcomer({ realName: 'Tama Ngata' })]
  const made = (await invite([byPassword, byCode])).data
  await manager().call(staff, 'resetPassword', { userIds: byPassword })
  const { code } = (await manager().call(auth, 'giveSignInCode', { userId: byCode })).data
  const [sent] = made.filter(({ id }) => id === byCode)
  expect((await open(sent?.key ?? '')).status).toBe(200)
  expect((await server.as(undefined).call(auth, 'signInByCode', { code }, at())).status).toBe(200)
  for (const { key } of made) {
    expect((await open(key ?? '')).error).toBe('INVITATION_USED')
    expect((await accept(key ?? '')).error).toBe('INVITATION_USED')
  }
})

it('is over when whoever made it may no longer open such an account: they may hold the link', async () => {
  const rights = [...rightsOf(['teacher']), 'staff.edit', 'staff.readPrivate'] as const
  const deputy = await makeDeputy(server.world, rights)
  const [promoted, other] = [await newcomer(), await newcomer({ realName: 'Tama Ngata' })]
  const made = (await invite([promoted, other], server.as(deputy))).data
  const keyOf = (id: string) => made.find((each) => each.id === id)?.key ?? ''
  expect((await open(keyOf(promoted))).status).toBe(200)
  await manager().call(staff, 'grantRoles', { userIds: promoted, roleIds: 'manager' })
  expect((await open(keyOf(promoted))).error).toBe('INVITATION_EXPIRED')
  expect((await accept(keyOf(promoted))).error).toBe('INVITATION_EXPIRED')
  expect((await open(keyOf(other))).status).toBe(200)
  await manager().call(staff, 'remove', { ids: deputy.id })
  expect((await accept(keyOf(other))).error).toBe('INVITATION_EXPIRED')
  const [again] = (await invite([promoted])).data
  expect((await accept(again?.key ?? '')).status).toBe(200)
})

it('is over when it was sent to an address that was corrected', async () => {
  const id = await newcomer({ email: 'kiri@gmial.example' })
  const [made] = (await invite([id])).data
  await server.world.build(tenantId(), (_, tx) =>
    tx.updateTable('invitation').set({ way: 'mail' }).where('renewsId', '=', id).execute(),
  )
  expect((await open(made?.key ?? '')).status).toBe(200)
  await manager().call(staff, 'submit', { id, email: 'kiri@gmail.example' } as never)
  expect((await open(made?.key ?? '')).error).toBe('INVITATION_EXPIRED')
  expect((await accept(made?.key ?? '')).error).toBe('INVITATION_EXPIRED')
  expect(await standing(id)).toMatchObject({ state: 'none', way: null })
})
