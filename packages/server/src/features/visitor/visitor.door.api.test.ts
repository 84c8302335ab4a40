// Visitors sign in at the door: the code, the ticket, the badge, and what is refused.
import type { CallOf } from '@daybook/contract/kernel/feature.ts'
import { message } from '@daybook/contract/message/message.contract.ts'
import { visitor } from '@daybook/contract/visitor/visitor.contract.ts'
import { testCodes } from '@daybook/testkit/codes.ts'
import { waitingJobs } from '@daybook/testkit/queue.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asOwner } from '../../laws/harness.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { mailVisitorCode } from './visitor.mail.ts'
import { askForCode } from './visitor.samples.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(async () => {
  await server.reset()
  await askForCode(server)
})
afterAll(() => server.close())

const mail = 'rua@example.org'
const guest = {
  mail,
  name: 'Rua Visitor',
  phone: '021 555 0177',
  company: 'Water Board',
  purpose: 'Reading the water meter',
  hostName: 'hana teacher',
  acceptsConditions: true as const,
}

const door = () => server.as(undefined)
const from = (ip: string) => ({ headers: { 'X-Forwarded-For': ip } })
const later = (minutes: number) =>
  server.world.clock.set(new Date(server.world.clock.now().getTime() + minutes * 60_000).toISOString())

/** Asks for a code, and reads it as the mail has it. */
async function codeFor(address = mail, ip = '192.0.2.1'): Promise<string> {
  const { status } = await door().call(visitor, 'sendVisitorCode', { mail: address }, from(ip))
  expect(status).toBe(200)
  const job = (await waitingJobs(server.ownerUrl)).at(-1)
  const { to, code } = JSON.parse(testCodes.open({ sealed: '', ...job?.payload }.sealed))
  expect(to).toBe(address)
  return code
}

const validate = (code: string, address = mail) =>
  door().call(visitor, 'validateVisitorCode', { mail: address, code })

async function ticketFor(address = mail): Promise<string> {
  return (await validate(await codeFor(address), address)).data.ticket
}

const create = (ticket: string, over: Partial<CallOf<typeof visitor.operations.createVisitor>> = {}) =>
  door().call(visitor, 'createVisitor', { ...guest, ticket, ...over })

const visits = () =>
  server
    .as(server.world.centre.manager)
    .call(visitor, 'listVisitors', {})
    .then(({ data }) => data.records)

/** Four letters that are not this code. */
const wrong = (code: string) => (code === 'AAAA' ? 'BBBB' : 'AAAA')

describe('a visitor', () => {
  it('is checked in with a code in any case, and gets a badge to leave with', async () => {
    const code = await codeFor()
    const { data } = await validate(` ${code.toLowerCase()} `)
    const badge = await create(data.ticket)
    expect(badge.data).toMatchObject({ name: 'Rua Visitor', checkedOutAt: null })
    expect(await visits()).toMatchObject([
      { email: mail, host: { name: 'Hana Teacher' }, checkedOutAt: null },
    ])
    later(30)
    const left = await door().call(visitor, 'leave', { ticket: data.ticket })
    expect(left.data.checkedOutAt).toBe(server.world.clock.now().toISOString())
    later(1)
    const again = await door().call(visitor, 'leave', { ticket: data.ticket })
    expect(again.data).toEqual(left.data)
    expect(await visits()).toMatchObject([{ checkedOutBy: null, checkedOutAt: left.data.checkedOutAt }])
  })

  it('is announced to the host, and to managers when nobody has that name', async () => {
    const titles = async (person: 'teacher' | 'manager') => {
      const { data } = await server.as(server.world.centre[person]).call(message, 'listMessages', {})
      return data.records.map(({ kind, params }) => [kind, params.visitorName])
    }
    await create(await ticketFor())
    expect(await titles('teacher')).toEqual([['visitor.arrived', 'Rua Visitor']])
    expect(await titles('manager')).toEqual([])
    await create(await ticketFor('ana@example.org'), {
      mail: 'ana@example.org',
      name: 'Ana',
      hostName: 'Someone',
    })
    expect(await titles('manager')).toEqual([['visitor.arrived', 'Ana']])
  })

  it('is one visit, however often the form is sent', async () => {
    const ticket = await ticketFor()
    const [one, two] = await Promise.all([create(ticket), create(ticket)])
    expect(two.data).toEqual(one.data)
    expect(await visits()).toHaveLength(1)
  })
})

describe('a code', () => {
  it('is only good for the address that it was sent to', async () => {
    await codeFor('ana@example.org')
    const code = await codeFor()
    expect(await validate(code, 'ana@example.org')).toMatchObject({ status: 422, error: 'CODE_WRONG' })
    expect(await validate(code)).toMatchObject({ status: 200 })
  })

  it('gives one answer for an unknown address, a wrong, a used and an expired code', async () => {
    const code = await codeFor()
    const unknown = await validate(code, 'nobody@example.org')
    const bad = await validate(wrong(code))
    expect(await validate(code)).toMatchObject({ status: 200 })
    const used = await validate(code)
    const fresh = await codeFor()
    later(10)
    const expired = await validate(fresh)
    for (const answer of [bad, used, expired]) expect(answer.body).toEqual(unknown.body)
    expect(unknown.error).toBe('CODE_WRONG')
  })

  it('is used up by five wrong tries, also when they come at once', async () => {
    const code = await codeFor()
    const tries = Array.from({ length: 5 }, () => validate(wrong(code)))
    expect((await Promise.all(tries)).map(({ error }) => error)).toEqual(Array(5).fill('CODE_WRONG'))
    expect(await validate(code)).toMatchObject({ error: 'CODE_WRONG' })
  })

  it('is replaced by the next one', async () => {
    const first = await codeFor()
    later(1)
    const second = await codeFor()
    if (first !== second) expect(await validate(first)).toMatchObject({ error: 'CODE_WRONG' })
    expect(await validate(second)).toMatchObject({ status: 200 })
  })

  it('is sent five times an hour to one address, and forty times to one network', async () => {
    for (let i = 0; i < 5; i++) await codeFor(mail, `198.51.100.${i}`)
    const sixth = await door().call(visitor, 'sendVisitorCode', { mail }, from('198.51.100.9'))
    expect(sixth).toMatchObject({ status: 429, error: 'TOO_MANY_REQUESTS' })
    expect(Number(sixth.headers.get('retry-after'))).toBe(3600)
    later(60)
    await codeFor()
    for (let i = 1; i < 40; i++) await codeFor(`guest${i}@example.org`)
    const more = await door().call(visitor, 'sendVisitorCode', { mail: 'x@example.org' }, from('192.0.2.1'))
    expect(more).toMatchObject({ status: 429 })
    await codeFor('x@example.org', '203.0.113.5')
  })

  it('is not stored as such', async () => {
    const code = await codeFor()
    const rows = await asOwner(server.ownerUrl, async (client) =>
      JSON.stringify((await client.query('select * from visitor_code')).rows),
    )
    expect(rows).not.toContain(code)
    expect(rows).not.toContain(mail)
  })
})

describe('a ticket', () => {
  it('is only good for its address and for ten minutes', async () => {
    const ticket = await ticketFor()
    expect(await create(ticket, { mail: 'ana@example.org' })).toMatchObject({ error: 'TICKET_WRONG' })
    later(10)
    expect(await create(ticket)).toMatchObject({ status: 422, error: 'TICKET_WRONG' })
    expect(await create('b'.repeat(43))).toMatchObject({ error: 'TICKET_WRONG' })
    expect(await visits()).toEqual([])
  })

  it('does not exist in another centre', async () => {
    const ticket = await ticketFor()
    const elsewhere = { headers: { 'Tenant-Id': server.world.other.tenantId } }
    expect(await door().call(visitor, 'createVisitor', { ...guest, ticket }, elsewhere)).toMatchObject({
      error: 'TICKET_WRONG',
    })
    await create(ticket)
    expect(await door().call(visitor, 'leave', { ticket }, elsewhere)).toMatchObject({ status: 404 })
  })
})

describe('the form', () => {
  it.each([
    ['name', '<b>Rua</b>'],
    ['name', 'x'.repeat(81)],
    ['name', ' '],
    ['hostName', '<script>'],
    ['company', '<i>'],
    ['purpose', 'x'.repeat(201)],
    ['phone', 'call me'],
    ['mail', 'not an address'],
    ['mail', `${'x'.repeat(250)}@example.org`],
    ['acceptsConditions', false],
  ])('refuses %s: %s', async (field, value) => {
    const answer = await create(await ticketFor(), { [field]: value } as never)
    expect(answer).toMatchObject({ status: 400, error: 'VALIDATION_FAILED' })
    expect(Object.keys(answer.fields ?? {})).toEqual([field])
  })
})

it('a public page learns only the name of the centre and what it asks', async () => {
  const { data } = await door().call(visitor, 'getTenantInfo', {})
  // The test server has no mail server.
  expect(data).toEqual({ tenantId: '100001', name: 'Kōwhai', asks: 'code', sendsCodes: false })
  for (const tenant of ['000000', '999999'])
    for (const ask of [
      () => door().call(visitor, 'getTenantInfo', {}, { headers: { 'Tenant-Id': tenant } }),
      () => door().call(visitor, 'sendVisitorCode', { mail }, { headers: { 'Tenant-Id': tenant } }),
    ])
      expect(await ask()).toMatchObject({ status: 404 })
})

it('the mail names the centre and the code', async () => {
  const sent: Mail[] = []
  const parts = {
    codes: testCodes,
    sendMail: async (one: Mail) => void sent.push(one),
  }
  const code = await codeFor()
  const job = (await waitingJobs(server.ownerUrl)).at(-1)
  expect(JSON.stringify(job?.payload)).not.toContain(code)
  await server.run(mailVisitorCode(parts), '100001', job?.payload)
  expect(sent).toMatchObject([{ to: mail, subject: `${code} is your visitor code` }])
  expect(sent[0]?.text).toContain('Kōwhai')
})
