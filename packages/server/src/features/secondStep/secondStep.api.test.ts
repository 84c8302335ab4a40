import { randomBytes } from 'node:crypto'
import { auth } from '@daybook/contract/auth/auth.contract.ts'
import { centre } from '@daybook/contract/centre/centre.contract.ts'
import { message } from '@daybook/contract/message/message.contract.ts'
import { room } from '@daybook/contract/room/room.kind.ts'
import { secondStep } from '@daybook/contract/secondStep/secondStep.contract.ts'
import { staff } from '@daybook/contract/staff/staff.contract.ts'
import { authCallsOf, type Refused } from '@daybook/testkit/authCalls.ts'
import { readableCaptchas } from '@daybook/testkit/captcha.ts'
import { appCode, giveSecret } from '@daybook/testkit/secondStep.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import type { Person } from '@daybook/testkit/world.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeMaker } from '../../platform/codes/codes.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ random: readableCaptchas })
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const people = () => server.world.centre
const as = (person: Person = people().teacher) => server.as(person)
const now = () => server.world.clock.now()
const next = () => {
  server.world.clock.pass(1)
  return appCode(now())
}
const ip = '192.0.2.1'

/** The first step by password: the ticket that it answers. */
async function ticketOf(over: { username?: string } = {}) {
  const { status, body } = await authCallsOf(server).signIn(over)
  expect({ status, body }).toMatchObject({ status: 400, body: { error_code: 2102 } })
  expect(body).not.toHaveProperty('access_token')
  return (body as Refused).second_step?.ticket ?? ''
}

const finish = (ticket: string, code: string, headers: Record<string, string> = {}) =>
  server
    .as(undefined)
    .call(auth, 'signInBySecondStep', { ticket, code }, { headers: { 'X-Forwarded-For': ip, ...headers } })

const kindsOf = async (person: Person) =>
  (await as(person).call(message, 'listMessages', {})).data.records.map(({ kind }) => kind)

const wrong = { status: 422, error: 'CODE_WRONG', fields: { code: 'CODE_WRONG' } }
const expired = { status: 422, error: 'SIGN_IN_EXPIRED' }

it('says so when the installation has lost its keys, and a manager can reset it', async () => {
  await giveSecret(server.world, people().teacher)
  const others = codeMaker(Buffer.from('cd'.repeat(32), 'hex'), randomBytes)
  await server.world.build(people().tenantId, (_, tx) =>
    tx
      .updateTable('secondStep')
      .set({ sealedSecret: others.seal('a secret as long as those of apps') })
      .execute(),
  )
  const lost = { status: 409, error: 'SECOND_STEP_LOST' }
  const ticket = await ticketOf()
  expect(await finish(ticket, '123456')).toMatchObject(lost)
  expect(await finish(ticket, 'ABCDE23456')).toMatchObject(lost)
  expect(await as().call(secondStep, 'endSecondStep', { code: '123456' })).toMatchObject(lost)
  const userId = people().teacher.id
  expect((await as(people().manager).call(secondStep, 'resetSecondStep', { userId })).status).toBe(200)
  expect((await authCallsOf(server).signIn()).status).toBe(200)
})

describe('turning it on', () => {
  it('three times at once leaves one secret, and answers none with a server error', async () => {
    const started = await Promise.all([1, 2, 3].map(() => as().call(secondStep, 'startSecondStep', {})))
    const won = started.filter(({ status }) => status === 200)
    expect(won.length).toBeGreaterThan(0)
    for (const { status } of started) expect([200, 409]).toContain(status)
    const codes = won.map(({ data }) => appCode(now(), data.secret))
    const confirmed = []
    for (const code of codes)
      confirmed.push((await as().call(secondStep, 'confirmSecondStep', { code })).status)
    expect(confirmed.filter((status) => status === 200)).toHaveLength(1)
  })

  it('takes a code of the new secret, and then signs in with both steps only', async () => {
    const { data } = await as().call(secondStep, 'startSecondStep', {})
    expect(data.address).toContain(`secret=${data.secret}`)
    expect(await as().call(secondStep, 'confirmSecondStep', { code: '000000' })).toMatchObject(wrong)
    expect((await authCallsOf(server).signIn()).status).toBe(200)
    const code = appCode(now(), data.secret)
    const confirmed = await as().call(secondStep, 'confirmSecondStep', { code })
    expect(new Set(confirmed.data.recoveryCodes).size).toBe(10)
    const state = (await as().call(secondStep, 'getSecondStep', {})).data
    expect(state).toEqual({ onSince: now().toISOString(), recoveryCodesLeft: 10, isRequired: false })
    const ticket = await ticketOf()
    expect(await finish(ticket, code)).toMatchObject(wrong)
    server.world.clock.pass(1)
    const entered = await finish(ticket, appCode(now(), data.secret))
    expect(entered).toMatchObject({ status: 200, data: { user_id: people().teacher.id } })
    expect(await kindsOf(people().teacher)).toContain('secondStep.turnedOn')
    expect(await as().call(secondStep, 'startSecondStep', {})).toMatchObject({ error: 'SECOND_STEP_ON' })
  })

  it('keeps neither the secret nor a recovery code readable', async () => {
    const { data } = await as().call(secondStep, 'startSecondStep', {})
    const { rows } = await server.world.build('100001', (_, tx) =>
      sql<{ sealedSecret: string }>`select sealed_secret from second_step`.execute(tx),
    )
    expect(JSON.stringify(rows)).not.toContain(data.secret)
    const code = appCode(now(), data.secret)
    const { recoveryCodes } = (await as().call(secondStep, 'confirmSecondStep', { code })).data
    const kept = await server.world.build('100001', (_, tx) =>
      sql<{
        all: string
      }>`select string_agg(encode(code_hash, 'escape'), ' ') as all from recovery_code`.execute(tx),
    )
    for (const one of recoveryCodes) expect(kept.rows[0]?.all).not.toContain(one)
  })
})

describe('a recovery code', () => {
  it('works once instead of the app, and its owner is told', async () => {
    await giveSecret(server.world, people().teacher)
    const { data } = await as().call(secondStep, 'renewRecoveryCodes', { code: appCode(now()) })
    const [first = ''] = data.recoveryCodes
    const typed = `${first.slice(0, 5)} ${first.slice(5)}`.toLowerCase()
    expect((await finish(await ticketOf(), typed)).status).toBe(200)
    expect(await finish(await ticketOf(), first)).toMatchObject(wrong)
    expect(await kindsOf(people().teacher)).toContain('secondStep.recoveryCodeUsed')
    expect((await as().call(secondStep, 'getSecondStep', {})).data.recoveryCodesLeft).toBe(9)
    await as().call(secondStep, 'renewRecoveryCodes', { code: next() })
    expect(await finish(await ticketOf(), data.recoveryCodes[1] ?? '')).toMatchObject(wrong)
  })
})

describe('the ticket of a sign-in', () => {
  beforeEach(() => giveSecret(server.world, people().teacher))

  it('works once, where it was given, for ten minutes', async () => {
    const ticket = await ticketOf()
    expect(await finish(ticket, next(), { 'X-Forwarded-For': '198.51.100.7' })).toMatchObject(expired)
    expect(await finish(ticket, next(), { 'User-Agent': 'Another' })).toMatchObject(expired)
    expect(await finish(ticket, next(), { 'Tenant-Id': '100002' })).toMatchObject(expired)
    expect((await finish(ticket, next())).status).toBe(200)
    expect(await finish(ticket, next())).toMatchObject(expired)
    const old = await ticketOf()
    server.world.clock.pass(10)
    expect(await finish(old, next())).toMatchObject(expired)
  })

  it('takes a code that another sign-in has used for wrong', async () => {
    const code = appCode(now())
    const tickets = [await ticketOf(), await ticketOf()]
    const both = await Promise.all(tickets.map((ticket) => finish(ticket, code)))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  it('locks the account here after five wrong codes, which no right password makes good', async () => {
    for (let n = 0; n < 4; n++) {
      const captcha = await authCallsOf(server).captcha()
      const { body } = await authCallsOf(server).signIn({}, { captcha })
      expect(await finish((body as Refused).second_step?.ticket ?? '', '000000')).toMatchObject(wrong)
    }
    const captcha = await authCallsOf(server).captcha()
    const { body } = await authCallsOf(server).signIn({}, { captcha })
    const ticket = (body as Refused).second_step?.ticket ?? ''
    expect(await finish(ticket, '000000')).toMatchObject(wrong)
    expect(await finish(ticket, next())).toMatchObject({ status: 429 })
    expect(await authCallsOf(server).signIn()).toMatchObject({ body: { error_code: 2003 } })
    await server.runPlanned()
    expect(await kindsOf(people().teacher)).toContain('auth.locked')
  })
})

describe('ways around it', () => {
  it('are closed: a code of a manager or a device is no second step', async () => {
    const { teacher, manager } = people()
    await giveSecret(server.world, teacher)
    const given = await as(manager).call(auth, 'giveSignInCode', { userId: teacher.id })
    const { error, about } = await server
      .as(undefined)
      .call(auth, 'signInByCode', { code: given.data.code }, { headers: { 'X-Forwarded-For': ip } })
    expect(error).toBe('SECOND_STEP_NEEDED')
    expect((await finish(about?.ticket ?? '', next())).status).toBe(200)
  })

  it('are not opened by guessing: after twenty wrong codes none is looked at for a day', async () => {
    await giveSecret(server.world, people().teacher)
    for (let n = 0; n < 20; n++) await as().call(secondStep, 'endSecondStep', { code: '000000' })
    expect(await as().call(secondStep, 'endSecondStep', { code: next() })).toMatchObject(wrong)
    server.world.clock.pass(24 * 60)
    expect((await as().call(secondStep, 'endSecondStep', { code: next() })).status).toBe(200)
    expect((await authCallsOf(server).signIn()).status).toBe(200)
    expect(await kindsOf(people().teacher)).toContain('secondStep.turnedOff')
  })
})

describe('a manager', () => {
  it('resets the second step of somebody who lost their phone, who is told', async () => {
    const { teacher, manager } = people()
    const reset = (person: Person, by: Person) =>
      as(by).call(secondStep, 'resetSecondStep', { userId: person.id })
    expect(await reset(teacher, manager)).toMatchObject({ status: 409, error: 'SECOND_STEP_OFF' })
    await giveSecret(server.world, teacher)
    await giveSecret(server.world, server.world.other.teacher)
    expect(await reset(teacher, teacher)).toMatchObject({ status: 403 })
    expect(await reset(server.world.other.teacher, manager)).toMatchObject({ status: 404 })
    expect((await reset(teacher, manager)).status).toBe(200)
    expect((await authCallsOf(server).signIn()).status).toBe(200)
    expect(await kindsOf(teacher)).toContain('secondStep.reset')
  })

  it('asks it of all managers, who then set it up before anything else', async () => {
    const { manager, teacher } = people()
    const settings = {
      name: 'Tui',
      opensAt: '07:30',
      closesAt: '17:30',
      licenceNumber: null,
      foodNearDays: 3,
    }
    const ask = () => as(manager).call(centre, 'saveSettings', { ...settings, managersNeedSecondStep: true })
    expect(await ask()).toMatchObject({ status: 409, error: 'SECOND_STEP_FIRST' })
    await giveSecret(server.world, manager)
    expect((await ask()).status).toBe(200)
    expect(await as(manager).call(secondStep, 'endSecondStep', { code: next() })).toMatchObject({
      status: 403,
      error: 'SECOND_STEP_REQUIRED',
    })
    await server.world.build('100001', (_, tx) => sql`delete from second_step`.execute(tx))
    expect(await as(manager).call(room, 'listRooms', {})).toMatchObject({
      status: 403,
      error: 'SECOND_STEP_REQUIRED',
    })
    const led = (await as(manager).call(staff, 'getOwn', {})).data
    expect(led).toMatchObject({ rights: [], mustSetUpSecondStep: true })
    expect((await as(teacher).call(room, 'listRooms', {})).status).toBe(200)
    const { secret } = (await as(manager).call(secondStep, 'startSecondStep', {})).data
    await as(manager).call(secondStep, 'confirmSecondStep', { code: appCode(now(), secret) })
    expect((await as(manager).call(room, 'listRooms', {})).status).toBe(200)
  })

  it('asks it of everybody who may do what managers do, whatever their role is called', async () => {
    const { tenantId, teacher } = people()
    const hold = (rights: string) =>
      server.world.build(tenantId, async (_, tx) => {
        await sql`delete from role where alias = 'office'`.execute(tx)
        await sql`insert into role (id, name, alias, rights)
          values (gen_random_uuid(), 'Office', 'office', ${rights}::text[])`.execute(tx)
        await sql`update staff set roles = array['office', 'teacher'] where id = ${teacher.id}`.execute(tx)
        await sql`update session set ended_at = null, end_reason = null`.execute(tx)
        await sql`update centre set managers_need_second_step = true`.execute(tx)
      })
    await hold('{room.edit}')
    expect((await as().call(room, 'listRooms', {})).status).toBe(200)
    expect((await as().call(secondStep, 'getSecondStep', {})).data.isRequired).toBe(false)
    await hold('{staff.edit}')
    expect(await as().call(room, 'listRooms', {})).toMatchObject({
      status: 403,
      error: 'SECOND_STEP_REQUIRED',
    })
    expect((await as().call(secondStep, 'getSecondStep', {})).data.isRequired).toBe(true)
    await giveSecret(server.world, teacher)
    expect((await as().call(room, 'listRooms', {})).status).toBe(200)
    expect(await as().call(secondStep, 'endSecondStep', { code: next() })).toMatchObject({
      error: 'SECOND_STEP_REQUIRED',
    })
  })
})
