import { auth } from '@daybook/contract/auth/auth.contract.ts'
import { message } from '@daybook/contract/message/message.contract.ts'
import { passkey } from '@daybook/contract/passkey/passkey.contract.ts'
import { room } from '@daybook/contract/room/room.kind.ts'
import { secondStep } from '@daybook/contract/secondStep/secondStep.contract.ts'
import { staff } from '@daybook/contract/staff/staff.contract.ts'
import { authCallsOf } from '@daybook/testkit/authCalls.ts'
import { assert, attest, newTestPasskey } from '@daybook/testkit/passkeys.ts'
import { giveSecret } from '@daybook/testkit/secondStep.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { givePasskey } from './passkey.samples.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const teacher = () => server.world.centre.teacher
const own = () => server.as(teacher())
const refused = { status: 422, error: 'PASSKEY_REFUSED' }

const challengeOf = (answer: { data: { options: Record<string, unknown> } }) =>
  String(answer.data.options.challenge)

const start = async () => challengeOf(await server.as(undefined).call(auth, 'startPasskeySignIn', {}))
const enter = (assertion: ReturnType<typeof assert>) =>
  server.as(undefined).call(auth, 'signInByPasskey', { assertion })

async function add(made = newTestPasskey(teacher().tenantId, teacher().id)) {
  const challenge = challengeOf(await own().call(passkey, 'startPasskey', {}))
  const answer = await own().call(passkey, 'savePasskey', {
    name: 'Hana’s phone',
    attestation: attest(made, challenge),
  })
  return { made, challenge, status: answer.status }
}

describe('a passkey', () => {
  it('is added, signs in without a name, also past a second step, and is removed', async () => {
    const { made, status } = await add()
    expect(status).toBe(200)
    const [{ id = '', ...line } = {}] = (await own().call(passkey, 'listPasskeys', {})).data
    expect(line).toMatchObject({ name: 'Hana’s phone', usedAt: null })
    await giveSecret(server.world, teacher())
    expect(await enter(assert(made, await start()))).toMatchObject({
      status: 200,
      data: { user_id: teacher().id, tenant_id: '100001' },
    })
    const { records } = (await own().call(message, 'listMessages', {})).data
    expect(records.map(({ kind }) => kind)).toContain('passkey.added')
    await own().call(passkey, 'removePasskey', { id })
    expect(await enter(assert(made, await start()))).toMatchObject(refused)
  })

  it('is refused when its challenge is used, old or somebody else’s, and on another site', async () => {
    const made = newTestPasskey(teacher().tenantId, teacher().id)
    const { challenge } = await add(made)
    const save = (attestation: ReturnType<typeof attest>) =>
      own().call(passkey, 'savePasskey', { name: 'Phone', attestation })
    expect(await save(attest(made, challenge))).toMatchObject(refused)
    const used = await start()
    expect((await enter(assert(made, used))).status).toBe(200)
    expect(await enter(assert(made, used))).toMatchObject(refused)
    expect(await enter(assert(made, await start(), { origin: 'https://evil.example' }))).toMatchObject(
      refused,
    )
    const old = await start()
    server.world.clock.pass(10)
    expect(await enter(assert(made, old))).toMatchObject(refused)
    const ofManager = await server.as(server.world.centre.manager).call(passkey, 'startPasskey', {})
    expect(await save(attest(made, challengeOf(ofManager)))).toMatchObject(refused)
  })

  it('is refused with another key, after a copy has counted on, and to somebody who left', async () => {
    const made = await givePasskey(server.world, teacher())
    const other = newTestPasskey(teacher().tenantId, teacher().id)
    expect(await enter(assert(other, await start()))).toMatchObject(refused)
    expect((await enter(assert(made, await start(), { counter: 5 }))).status).toBe(200)
    expect(await enter(assert(made, await start(), { counter: 4 }))).toMatchObject(refused)
    await server.as(server.world.centre.manager).call(staff, 'remove', { ids: teacher().id })
    expect(await enter(assert(made, await start(), { counter: 9 }))).toMatchObject(refused)
  })

  it('belongs to its owner', async () => {
    const { rowId } = await givePasskey(server.world, teacher())
    const other = server.as(server.world.centre.manager)
    expect((await other.call(passkey, 'renamePasskey', { id: rowId, name: 'Mine' })).status).toBe(404)
    expect((await other.call(passkey, 'removePasskey', { id: rowId })).status).toBe(404)
    expect((await own().call(passkey, 'renamePasskey', { id: rowId, name: 'Tablet' })).status).toBe(200)
  })
})

describe('where a centre asks managers for a second step', () => {
  it('a passkey counts, and the password alone leads to it', async () => {
    const { manager } = server.world.centre
    await server.world.build('100001', (_, tx) =>
      sql`update centre set managers_need_second_step = true`.execute(tx),
    )
    expect((await server.as(manager).call(room, 'listRooms', {})).status).toBe(403)
    const made = await givePasskey(server.world, manager)
    expect((await server.as(manager).call(room, 'listRooms', {})).status).toBe(200)
    expect(await authCallsOf(server).signIn({ username: 'manager' })).toMatchObject({
      status: 400,
      body: { error_code: 2102, second_step: { ways: ['passkey'] } },
    })
    expect((await enter(assert(made, await start()))).status).toBe(200)
    await server.world.build('100001', (_, tx) =>
      sql`update centre set managers_need_second_step = false`.execute(tx),
    )
    await giveSecret(server.world, teacher())
    const byTeacher = await givePasskey(server.world, teacher())
    await server.as(manager).call(secondStep, 'resetSecondStep', { userId: teacher().id })
    expect(await enter(assert(byTeacher, await start()))).toMatchObject(refused)
  })
})
