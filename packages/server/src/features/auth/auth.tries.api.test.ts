// Every kind of code, tried a thousand times: after the limit the right code gets the same answer as a wrong code, and
// nothing changes.
import { auth } from '@daybook/contract/auth/auth.contract.ts'
import { invitation } from '@daybook/contract/invitation/invitation.contract.ts'
import { kiosk } from '@daybook/contract/kiosk/kiosk.contract.ts'
import { recovery } from '@daybook/contract/recovery/recovery.contract.ts'
import { secondStep } from '@daybook/contract/secondStep/secondStep.contract.ts'
import { authCallsOf } from '@daybook/testkit/authCalls.ts'
import type { Answer } from '@daybook/testkit/call.ts'
import { testCodes } from '@daybook/testkit/codes.ts'
import { waitingJobs } from '@daybook/testkit/queue.ts'
import { appCode, giveSecret } from '@daybook/testkit/secondStep.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { tryCode } from '../../platform/codes/codes.queries.ts'

let server: TestServer
let before: object
beforeAll(async () => {
  server = await testServer()
})
beforeEach(async () => {
  await server.reset()
  const row = { email: 'hana@example.org', phone: '+64 21 555 0123' }
  await server.world.build('100001', (_, tx) =>
    tx.updateTable('staff').set(row).where('id', '=', server.world.centre.teacher.id).execute(),
  )
  before = await people()
})
afterAll(() => server.close())

const nobody = (url?: string) => server.as(undefined, url)
const teacher = () => server.as(server.world.centre.teacher)

/** Whoever works here, with their sessions and their second step. */
const people = () =>
  server.world.build('100001', async (_, tx) => {
    const { rows } = await sql<object>`
      select account, password_hash, roles, active,
        (select count(*)::int from session where session.staff_id = staff.id and ended_at is null) as sessions,
        (select count(*)::int from second_step where second_step.staff_id = staff.id) as steps
      from staff order by account`.execute(tx)
    return rows
  })

/** Tries a thousand codes, some at once, and says how often each answer came. */
async function thousand(attempt: (n: number) => Promise<Answer<unknown>>): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (let n = 0; n < 1000; n += 10)
    for (const { error } of await Promise.all(Array.from({ length: 10 }, (_, i) => attempt(n + i))))
      counts[`${error}`] = (counts[`${error}`] ?? 0) + 1
  return counts
}

/** Tries a thousand wrong codes for the last stored code. It calls the check directly, which is faster than requests. */
const thousandOfNewest = () =>
  server.world.build('100001', async (_, tx) => {
    const newest = await tx
      .selectFrom('oneTimeCode')
      .select(['purpose', 'subjectHash'])
      .orderBy('askedAt', 'desc')
      .executeTakeFirstOrThrow()
    for (let n = 0; n < 1000; n++)
      expect(
        await tryCode(tx, newest, testCodes.hash('code', wrong(n)), server.world.clock.now()),
      ).toBeUndefined()
  })

/** The code that a job is to send. */
async function codeToSend(name: string): Promise<string> {
  const job = (await waitingJobs(server.ownerUrl)).findLast((job) => job.name === name)
  const { sealed } = z.object({ sealed: z.string() }).parse(job?.payload)
  return JSON.parse(testCodes.open(sealed)).code
}

const wrong = (n: number) => String(n).padStart(4, '0')
const words = ({ status, body }: Answer<unknown>) => ({ status, body })

it('a code to sign in with', async () => {
  const { data } = await teacher().call(auth, 'makeSignInCode', {})
  const use = (code: string) => nobody().call(auth, 'signInByCode', { code })
  // Codes are sent without a name, so what is limited is the network that tries them.
  expect(await thousand((n) => use(`WRONG${n}`))).toEqual({ CODE_WRONG: 30, TOO_MANY_REQUESTS: 970 })
  expect(words(await use(data.code))).toEqual(words(await use('WRONG')))
  expect(await people()).toEqual(before)
})

it('a code by mail for a forgotten password', async () => {
  const mail = 'hana@example.org'
  await nobody().call(recovery, 'sendCode', { mail })
  const code = await codeToSend('sendRecoveryCode')
  const validate = (typed: string) => nobody().call(recovery, 'validateCode', { mail, code: typed })
  await thousandOfNewest()
  expect(words(await validate(code))).toEqual(words(await validate('0000')))
  const newPassword = 'Manuka22!'
  const reset = await nobody().call(recovery, 'resetPassword', {
    mail,
    newPassword,
    newPassword1: newPassword,
  })
  expect(reset.error).toBe('CODE_WRONG')
  expect(await people()).toEqual(before)
})

it('a code by SMS', async () => {
  const phone = '021 555 0123'
  await nobody().call(auth, 'sendPhoneCode', { phone })
  const code = await codeToSend('sendPhoneCode')
  const use = (typed: string) => nobody().call(auth, 'signInByCode', { phone, code: typed })
  await thousandOfNewest()
  expect(words(await use(code))).toEqual(words(await use('0000')))
  expect(await people()).toEqual(before)
})

it('a code of an authenticator app, and a recovery code', async () => {
  await giveSecret(server.world, server.world.centre.teacher)
  const codes = { code: appCode(server.world.clock.now()) }
  const [recoveryCode = ''] = (await teacher().call(secondStep, 'renewRecoveryCodes', codes)).data
    .recoveryCodes
  before = await people()
  server.world.clock.pass(1)
  const end = (code: string) => teacher().call(secondStep, 'endSecondStep', { code })
  // Those that six digits could hit by chance are left out.
  expect(await thousand((n) => end(`x${wrong(n)}`))).toEqual({ CODE_WRONG: 1000 })
  const refused = words(await end('x'))
  expect(words(await end(appCode(server.world.clock.now())))).toEqual(refused)
  expect(words(await end(recoveryCode))).toEqual(refused)
  expect(await people()).toEqual(before)
})

it('a code of an authenticator app at sign-in', async () => {
  await giveSecret(server.world, server.world.centre.teacher)
  before = await people()
  const { body } = await authCallsOf(server).signIn({})
  const { ticket } = (body as { second_step: { ticket: string } }).second_step
  const finish = (code: string) =>
    nobody().call(
      auth,
      'signInBySecondStep',
      { ticket, code },
      { headers: { 'X-Forwarded-For': '192.0.2.1' } },
    )
  await thousandOfNewest()
  expect(words(await finish(appCode(server.world.clock.now())))).toEqual(words(await finish('x')))
  expect(await people()).toEqual(before)
})

it('the key of an invitation', async () => {
  const operator = server.as(server.world.administrator)
  const { data } = await operator.call(invitation, 'inviteManager', { tenantId: '100001' })
  const limits = { person: 1200, address: 300 }
  const { url } = await server.another({ config: { ...server.config, limits } })
  const account = { realName: 'Wiremu Parata', account: 'wiremu', password: 'Manuka22!' }
  const accept = (key: string) => nobody(url).call(invitation, 'acceptInvitation', { ...account, key })
  expect(await thousand((n) => accept(`${n}`.padStart(43, 'k')))).toEqual({
    INVITATION_UNKNOWN: 300,
    TOO_MANY_REQUESTS: 700,
  })
  expect(words(await accept(data.key ?? ''))).toEqual(words(await accept('k')))
  expect(await people()).toEqual(before)
})

it('a PIN at the tablet', async () => {
  const manager = server.as(server.world.centre.manager)
  const { data } = await manager.call(kiosk, 'addKiosk', { id: server.world.ids(), name: 'Front door' })
  const { token } = (await nobody().call(kiosk, 'pairKiosk', { code: data.code })).data
  await teacher().call(kiosk, 'setPin', { pin: '2468' })
  before = await people()
  const { id } = server.world.centre.teacher
  const headers = { 'Blade-Auth': `bearer ${token}` }
  const prove = (pin: string) =>
    nobody().call(kiosk, 'validateCheck', { id, direction: 'in' as const, pin }, { headers })
  expect(await thousand((n) => prove(wrong(n)))).toEqual({ PIN_WRONG: 5, PIN_LOCKED: 995 })
  expect(words(await prove('2468'))).toEqual(words(await prove('0000')))
  expect(await people()).toEqual(before)
})
