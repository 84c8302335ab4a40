import { randomBytes } from 'node:crypto'
import { auth } from '@daybook/contract/auth/auth.contract.ts'
import { centre } from '@daybook/contract/centre/centre.contract.ts'
import { invitation } from '@daybook/contract/invitation/invitation.contract.ts'
import { mailbox } from '@daybook/contract/mailbox/mailbox.contract.ts'
import { staff } from '@daybook/contract/staff/staff.contract.ts'
import { authCallsOf, type Refused } from '@daybook/testkit/authCalls.ts'
import { appCode, giveSecret } from '@daybook/testkit/secondStep.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openDatabase } from '../../platform/database/database.ts'
import { renewOperator } from './invitation.operator.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const house = {
  name: 'Harakeke House',
  countryCode: 'NZ',
  timeZone: 'Pacific/Auckland',
  opensAt: '07:30',
  closesAt: '17:30',
  licenceNumber: '46021',
} as const
const wiremu = { realName: 'Wiremu Parata', account: 'Wiremu', password: 'Manuka22!' }
const operator = () => server.as(server.world.administrator)
const at = (tenantId: string) => ({ headers: { 'Tenant-Id': tenantId } })
const open = (tenantId: string, key: string) =>
  server.as(undefined).call(invitation, 'getInvitation', { key }, at(tenantId))
const accept = (tenantId: string, key: string, over: object = {}) =>
  server.as(undefined).call(invitation, 'acceptInvitation', { ...wiremu, key, ...over }, at(tenantId))
const signIn = (tenantId: string, username: string) =>
  server.as(undefined).call(auth, 'signIn', {
    tenantId,
    username,
    password: wiremu.password,
    grant_type: 'password',
  })

async function invite(tenantId: string, email?: string): Promise<string> {
  const { data } = await operator().call(invitation, 'inviteManager', { tenantId, email })
  return data.key ?? ''
}

it('lets the operator make a centre whose manager takes the invitation', async () => {
  const { tenantId } = (await operator().call(centre, 'makeCentre', house)).data
  expect(tenantId).toBe('100003')
  const key = await invite(tenantId)
  expect((await open(tenantId, key)).data).toEqual({ role: 'manager', centreName: house.name, person: null })
  const standing = { managers: 0, invitedUntil: '2026-11-24T21:42:00.000Z' }
  const { data: invited } = await operator().call(centre, 'getCentre', { tenantId })
  expect(invited).toMatchObject({ name: house.name, licenceNumber: '46021', ...standing })
  expect((await accept(tenantId, key)).data).toEqual({ tenantId, account: 'wiremu' })
  expect((await signIn(tenantId, 'wiremu')).body).toMatchObject({ role_name: 'teacher,manager' })
  const { data: after } = await operator().call(centre, 'getCentre', { tenantId })
  expect(after).toMatchObject({ managers: 1, invitedUntil: null })
})

it('takes an invitation once, in its own centre, until it expires or another replaces it', async () => {
  const { tenantId } = server.world.centre
  const first = await invite(tenantId)
  const second = await invite(tenantId)
  expect((await accept(tenantId, first)).error).toBe('INVITATION_EXPIRED')
  expect((await accept(server.world.other.tenantId, second)).error).toBe('INVITATION_UNKNOWN')
  const both = await Promise.all([
    accept(tenantId, second),
    accept(tenantId, second, { account: 'somebody.else' }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 410])
  expect((await open(tenantId, second)).error).toBe('INVITATION_USED')
  const third = await invite(tenantId)
  server.world.clock.pass(7 * 24 * 60)
  expect((await accept(tenantId, third)).error).toBe('INVITATION_EXPIRED')
})

it('refuses what cannot be an account, and can be tried again', async () => {
  const { tenantId } = server.world.centre
  const key = await invite(tenantId)
  expect((await accept(tenantId, key, { password: 'password1' })).body).toMatchObject({
    error: 'VALIDATION_FAILED',
    fields: { password: 'TOO_COMMON' },
  })
  expect((await accept(tenantId, key, { account: 'TEACHER' })).body).toMatchObject({
    error: 'VALUE_TAKEN',
    fields: { account: 'TAKEN' },
  })
  expect((await accept(tenantId, key)).status).toBe(200)
})

it('sends the link by mail, and answers the same for every address', async () => {
  const { tenantId, teacher } = server.world.centre
  await server.world.build(tenantId, (_, tx) =>
    tx.updateTable('staff').set({ email: 'hana@example.org' }).where('id', '=', teacher.id).execute(),
  )
  const asked = (email: string) => operator().call(invitation, 'inviteManager', { tenantId, email })
  const known = await asked('hana@example.org')
  const unknown = await asked('nobody@example.org')
  expect(known.body).toEqual(unknown.body)
  expect(known.data.key).toBeNull()
  await server.runPlanned()
  const { data } = await operator().call(mailbox, 'listMails', {})
  expect(data.records.map(({ recipient }) => recipient).sort()).toEqual([
    'hana@example.org',
    'nobody@example.org',
  ])
  const newest = data.records.find(({ recipient }) => recipient === 'nobody@example.org')
  const { text } = (await operator().call(mailbox, 'getMail', { id: newest?.id ?? '' })).data
  const key = /tenant=100001&key=([\w-]{43})/.exec(text)?.[1] ?? ''
  expect((await accept(tenantId, key)).body).toMatchObject({ code: 200 })
  const { data: people } = await server
    .as(server.world.centre.manager)
    .call(staff, 'list', { text: 'wiremu' })
  expect(people.records).toMatchObject([{ account: 'wiremu', email: 'nobody@example.org' }])
})

it('makes the first operator, and none once there is one', async () => {
  const { build, administrator } = server.world
  const app = await server.another()
  expect(await app.firstRun('https://daybook.example.org')).toBeUndefined()
  await build(administrator.tenantId, (_, tx) => tx.updateTable('staff').set({ active: false }).execute())
  const earlier = await app.firstRun('https://daybook.example.org')
  const address = await app.firstRun('https://daybook.example.org')
  const keyOf = (text = '') =>
    /^https:\/\/daybook\.example\.org\/#\/pages\/login\/invitation\?tenant=000000&key=(.+)$/.exec(
      text,
    )?.[1] ?? ''
  expect((await accept('000000', keyOf(earlier))).error).toBe('INVITATION_EXPIRED')
  expect((await accept('000000', keyOf(address))).status).toBe(200)
  expect((await signIn('000000', 'wiremu')).body).toMatchObject({ role_name: 'administrator' })
  expect(await app.firstRun('https://daybook.example.org')).toBeUndefined()
})

it('gives an operator who cannot sign in a new link, and ends every way in that they had', async () => {
  const { build, administrator, clock, ids } = server.world
  const { db, close } = openDatabase(server.appUrl, { maxConnections: 1 })
  const renew = (account?: string) =>
    renewOperator({ db, clock, ids, random: randomBytes }, 'https://daybook.example.org', account)
  const keyOf = (made: object) => /key=([\w-]{43})/.exec(JSON.stringify(made))?.[1] ?? ''
  await giveSecret(server.world, administrator)
  const first = await authCallsOf(server).signIn({ tenantId: '000000', username: 'admin' })
  const { ticket = '' } = (first.body as Refused).second_step ?? {}
  expect(await renew('nobody')).toEqual({ accounts: ['admin'] })
  expect((await operator().call(centre, 'listCentres', {})).status).toBe(200)
  const earlier = await renew()
  const made = await renew('admin')
  expect((await operator().call(centre, 'listCentres', {})).status).toBe(401)
  const byPassword = await authCallsOf(server).signIn({ tenantId: '000000', username: 'admin' })
  expect(byPassword.body).toMatchObject({ error_code: 2001 })
  expect((await accept('000000', keyOf(earlier))).error).toBe('INVITATION_EXPIRED')
  expect((await accept('000000', keyOf(made), { account: 'admin' })).status).toBe(200)
  const { body } = await signIn('000000', 'admin')
  expect(body).toMatchObject({ user_id: administrator.id, role_name: 'administrator' })
  await giveSecret(server.world, administrator)
  const input = { ticket, code: appCode(clock.now()) }
  const byTicket = await server.as(undefined).call(auth, 'signInBySecondStep', input, at('000000'))
  expect(byTicket.error).toBe('SIGN_IN_EXPIRED')
  const { rows } = await build('000000', (_, tx) =>
    sql<object>`select actor_id, subjects from audit_event
      where action = 'invitation.renew-operator'`.execute(tx),
  )
  expect(rows).toEqual([1, 2].map(() => ({ actorId: null, subjects: [administrator.id] })))
  await close()
})
