import { createHash } from 'node:crypto'
import { audit } from '@daybook/contract/audit/audit.contract.ts'
import { auth } from '@daybook/contract/auth/auth.contract.ts'
import { mailbox } from '@daybook/contract/mailbox/mailbox.contract.ts'
import { message } from '@daybook/contract/message/message.contract.ts'
import { recovery } from '@daybook/contract/recovery/recovery.contract.ts'
import { staff } from '@daybook/contract/staff/staff.contract.ts'
import { waitingJobs } from '@daybook/testkit/queue.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(async () => {
  await server.reset()
  const { tenantId, teacher } = server.world.centre
  await server.world.build(tenantId, (_, tx) =>
    tx.updateTable('staff').set({ email: 'Hana@Example.org' }).where('id', '=', teacher.id).execute(),
  )
})
afterAll(() => server.close())

const mail = 'hana@example.org'
const nobody = () => server.as(undefined)
/** What the browser sends along. */
const mine = { headers: { 'Recovery-Key': 'a secret of this browser' } }
const ask = (to = mail, options = mine) => nobody().call(recovery, 'sendCode', { mail: to }, options)
const validate = (code: string, over: object = {}, options = mine) =>
  nobody().call(recovery, 'validateCode', { mail, code, ...over }, options)
const reset = (over: object = {}, options = mine) =>
  nobody().call(
    recovery,
    'resetPassword',
    { mail, newPassword: 'Manuka22!', newPassword1: 'Manuka22!', ...over },
    options,
  )
const signIn = (password: string) =>
  nobody().call(auth, 'signIn', {
    tenantId: '100001',
    username: 'teacher',
    password,
    grant_type: 'password',
  })

/** The newest mail of the mailbox. */
async function newestMail() {
  const operator = server.as(server.world.administrator)
  const [newest] = (await operator.call(mailbox, 'listMails', {})).data.records
  return newest && (await operator.call(mailbox, 'getMail', { id: newest.id })).data
}
async function codeFromMail(): Promise<string> {
  await server.runPlanned()
  return /Your code is (\w+)/.exec((await newestMail())?.text ?? '')?.[1] ?? ''
}

describe('a forgotten password', () => {
  it('is changed with the code of the mail, once, and ends all sessions', async () => {
    await ask()
    const code = await codeFromMail()
    expect(code).toMatch(/^[A-Z2-9]{4}$/)
    const { centre } = server.world
    const proved = await validate(code.toLowerCase())
    expect(proved.data).toEqual({
      accounts: [{ userId: centre.teacher.id, account: 'teacher', realName: 'Hana Teacher' }],
      chosen: centre.teacher.id,
    })
    expect((await reset()).status).toBe(200)
    expect((await signIn('Manuka22!')).status).toBe(200)
    expect((await server.as(centre.teacher).call(staff, 'getOwn', {})).status).toBe(401)
    expect((await reset()).error).toBe('CODE_WRONG')
  })

  it('is told to its owner', async () => {
    await ask()
    await validate(await codeFromMail())
    await reset()
    const { tenantId, teacher } = server.world.centre
    const sessionId = await server.world.build(tenantId, (make) =>
      make.session(teacher.id, '2027-01-01T00:00:00Z'),
    )
    const { data } = await server.as({ ...teacher, sessionId }).call(message, 'listMessages', {})
    expect(data.records).toMatchObject([{ kind: 'recovery.passwordReset' }])
  })

  it('is not set by anybody but the one who proved the code', async () => {
    await ask()
    const code = await codeFromMail()
    await validate(code)
    const other = { headers: { 'Recovery-Key': 'another browser' } }
    expect((await reset({}, other)).error).toBe('CODE_WRONG')
    expect((await reset({}, { headers: {} as typeof mine.headers })).error).toBe('CODE_WRONG')
    expect((await reset()).status).toBe(200)
  })

  it('is set by a client that sends no key, from the same address and program alone', async () => {
    await ask(mail, { headers: {} as typeof mine.headers })
    await validate(await codeFromMail(), {}, { headers: {} as typeof mine.headers })
    const from = (ip: string) => ({ headers: { 'X-Forwarded-For': ip } }) as unknown as typeof mine
    expect((await reset({}, from('198.51.100.6'))).error).toBe('CODE_WRONG')
    expect((await reset({}, { headers: {} as typeof mine.headers })).status).toBe(200)
  })

  it('follows the rule of passwords, and both have to be the same', async () => {
    await ask()
    await validate(await codeFromMail())
    for (const newPassword of ['12345', 'a'.repeat(21), 'with space', 'kōwhai1'])
      expect((await reset({ newPassword, newPassword1: newPassword })).error).toBe('VALIDATION_FAILED')
    expect(await reset({ newPassword1: 'Manuka23!' })).toMatchObject({
      error: 'PASSWORDS_DIFFER',
      fields: { newPassword1: 'PASSWORDS_DIFFER' },
    })
    expect((await reset()).status).toBe(200)
  })

  it('asks which account is meant when several have the address', async () => {
    const { tenantId } = server.world.centre
    const second = await server.world.build(tenantId, (make) =>
      make.staff({ account: 'hana2', realName: 'Hana Second', email: mail }),
    )
    await ask()
    const code = await codeFromMail()
    const { data } = await validate(code)
    expect([data.accounts.length, data.chosen]).toEqual([2, null])
    expect((await reset()).error).toBe('CODE_WRONG')
    expect((await validate(code, { userId: second })).data.chosen).toBe(second)
    expect((await validate(code, { userId: server.world.centre.manager.id })).error).toBe('CODE_WRONG')
    await reset()
    expect((await signIn('Manuka22!')).status).toBe(400)
  })
})

describe('a code', () => {
  it('dies after five wrong tries', async () => {
    await ask()
    const code = await codeFromMail()
    for (let n = 0; n < 5; n++) expect((await validate('0000')).error).toBe('CODE_WRONG')
    expect((await validate(code)).error).toBe('CODE_WRONG')
  })

  it('dies after ten minutes, and with the next one', async () => {
    await ask()
    const first = await codeFromMail()
    server.world.clock.pass(1)
    await ask()
    expect((await validate(first)).error).toBe('CODE_WRONG')
    const second = await codeFromMail()
    server.world.clock.pass(10)
    expect((await validate(second)).error).toBe('CODE_WRONG')
  })

  it('is not sent when the mail server was down for longer than it lives', async () => {
    await ask()
    server.world.clock.pass(10)
    expect(await server.runPlanned()).toEqual(['sendRecoveryCode'])
    expect(await newestMail()).toBeUndefined()
  })

  it('is asked for five times an hour', async () => {
    for (let n = 0; n < 5; n++) expect((await ask()).status).toBe(200)
    expect((await ask()).error).toBe('TOO_MANY_REQUESTS')
    expect((await ask('other@example.org')).status).toBe(200)
    server.world.clock.pass(61)
    expect((await ask()).status).toBe(200)
  })

  it('is in no table and in no job as it was typed', async () => {
    await ask()
    const [job] = await waitingJobs(server.ownerUrl)
    const code = await codeFromMail()
    expect(JSON.stringify(job?.payload)).not.toContain(code)
    expect(JSON.stringify(job?.payload)).not.toMatch(/hana/i)
    const rows = await server.world.build('100001', (_, tx) =>
      tx.selectFrom('oneTimeCode').selectAll().execute(),
    )
    expect(JSON.stringify(rows)).not.toContain(code)
  })
})

describe('a stranger who knows the address', () => {
  /** In another network, with a new secret each time. */
  const stranger = (n = 0, network = '198.51.100.6') => ({
    headers: { 'Recovery-Key': `stranger ${n}`, 'X-Forwarded-For': network },
  })

  it('uses up no codes of its owner, and no tries of them', async () => {
    await ask()
    const code = await codeFromMail()
    for (let n = 0; n < 5; n++) expect((await ask(mail, stranger(n))).status).toBe(200)
    expect((await ask(mail, stranger(5))).error).toBe('TOO_MANY_REQUESTS')
    for (let n = 0; n < 6; n++) expect((await validate('0000', {}, stranger())).error).toBe('CODE_WRONG')
    expect((await validate(code, {}, stranger())).error).toBe('CODE_WRONG')
    expect((await validate(code)).status).toBe(200)
    expect((await reset()).status).toBe(200)
    expect((await ask()).status).toBe(200)
  })

  it('of many networks keeps no device out that the account knows', async () => {
    const token = 'd'.repeat(43)
    const { tenantId, teacher } = server.world.centre
    const deviceHash = createHash('sha256').update(token).digest()
    await server.world.build(tenantId, (_, tx) =>
      tx.updateTable('session').set({ deviceHash }).where('staffId', '=', teacher.id).execute(),
    )
    const asked = []
    for (let n = 0; n < 20; n++) asked.push((await ask(mail, stranger(n, `198.51.${n}.6`))).status)
    expect(asked.filter((status) => status === 200)).toHaveLength(15)
    const known = { headers: { ...mine.headers, 'Device-Token': token } }
    for (let n = 0; n < 4; n++) expect((await ask(mail, known)).status).toBe(200)
    await server.runPlanned()
    server.world.clock.pass(1)
    expect((await ask(mail, known)).status).toBe(200)
    expect((await ask(mail, known)).error).toBe('TOO_MANY_REQUESTS')
    expect((await validate(await codeFromMail())).status).toBe(200)
  })

  it('leaves each wrong code in the audit trail', async () => {
    await ask(mail, stranger())
    for (let n = 0; n < 8; n++) await validate('0000', {}, stranger())
    await ask('nobody@example.org', stranger())
    await validate('0000', { mail: 'nobody@example.org' }, stranger())
    const { data } = await server.as(server.world.centre.manager).call(audit, 'listEntries', {})
    const refused = data.records.filter(({ action }) => action === 'recovery.refuse-code')
    const names = refused.map(({ subjects }) => subjects.map(({ name }) => name).join())
    expect(names.sort()).toEqual(['', ...Array(5).fill('Hana Teacher')])
  })
})

describe('an address that nobody has', () => {
  it('gets the same answers, and the same jobs are planned', async () => {
    const answers = async (to: string) => {
      const centres = await nobody().call(recovery, 'findCentres', { email: to })
      const jobs: string[] = []
      const asked = [await ask(to), await ask(to), await ask(to), await ask(to), await ask(to), await ask(to)]
      for (const job of await waitingJobs(server.ownerUrl)) jobs.push(job.name)
      const tried = await validate('0000', { mail: to })
      await server.runPlanned()
      return JSON.stringify([centres.body, asked.map(({ body }) => body), jobs, tried.body])
    }
    const known = await answers(mail)
    expect(await answers('nobody@example.org')).toBe(known)
  })

  it('of a centre that does not exist is answered like any other', async () => {
    const elsewhere = { headers: { 'Tenant-Id': '999999' } }
    expect((await nobody().call(recovery, 'sendCode', { mail }, elsewhere)).status).toBe(200)
    await server.runPlanned()
    expect(await newestMail()).toBeUndefined()
  })
})

it('says in the answer, in the language of the caller, that a mail is sent if the address is known', async () => {
  for (const email of [mail, 'nobody@example.org']) {
    const { data } = await nobody().call(recovery, 'findCentres', { email })
    expect(data.message).toBe('If an account has this address, we’ve sent it a mail with its centres.')
  }
  const chinese = { headers: { 'Accept-Language': 'zh-CN' } }
  const { data } = await nobody().call(recovery, 'findCentres', { email: mail }, chinese)
  expect(data.message).toContain('如果有账号使用此邮箱')
})

it('says by mail at which centres an address has an account', async () => {
  const { other } = server.world
  await server.world.build(other.tenantId, (_, tx) =>
    tx.updateTable('staff').set({ email: mail }).where('id', '=', other.manager.id).execute(),
  )
  expect((await nobody().call(recovery, 'findCentres', { email: mail })).status).toBe(200)
  await server.runPlanned()
  const { text, recipient } = (await newestMail()) ?? {}
  expect(recipient).toBe('Hana@Example.org')
  expect(text).toContain('Kōwhai: 100001\n\nRātā: 100002')
})
