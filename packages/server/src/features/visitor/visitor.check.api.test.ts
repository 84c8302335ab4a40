// A visitor leaves by the family's two steps, with a code of the mail and no tablet; and what is refused.
import { kiosk } from '@daybook/contract/kiosk/kiosk.contract.ts'
import { visitor } from '@daybook/contract/visitor/visitor.contract.ts'
import { testCodes } from '@daybook/testkit/codes.ts'
import { waitingJobs } from '@daybook/testkit/queue.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
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
const door = () => server.as(undefined)
const later = (minutes: number) => server.world.clock.pass(minutes)

async function codeFor(address = mail): Promise<string> {
  // Of two codes the later one counts.
  server.world.clock.pass(1)
  expect(await door().call(visitor, 'sendVisitorCode', { mail: address })).toMatchObject({ status: 200 })
  const job = (await waitingJobs(server.ownerUrl)).at(-1)
  return JSON.parse(testCodes.open({ sealed: '', ...job?.payload }.sealed)).code
}

/** Comes in with a code of the mail. */
async function arrive(address = mail, name = 'Rua Visitor') {
  const { data } = await door().call(visitor, 'validateVisitorCode', {
    mail: address,
    code: await codeFor(address),
  })
  const guest = { name, phone: '021 555 0177', purpose: 'Reading the meter', hostName: 'Hana Teacher' }
  const visit = { ...guest, ticket: data.ticket, mail: address, acceptsConditions: true as const }
  const badge = await door().call(visitor, 'createVisitor', visit)
  expect(badge.status).toBe(200)
  return { id: badge.data.id, ticket: data.ticket }
}

const validate = (id: string, code: string, headers = {}) =>
  door().call(kiosk, 'validateCheck', { id, code }, { headers })
const check = (id: string, ticket: string, headers = {}) =>
  door().call(kiosk, 'check', { id, ticket }, { headers })

const here = async () => {
  const { data } = await server
    .as(server.world.centre.manager)
    .call(visitor, 'listVisitors', { state: 'here' })
  return data.records.map(({ id }) => id)
}

const wrong = (code: string) => (code === 'AAAA' ? 'BBBB' : 'AAAA')

describe('a visitor without a tablet', () => {
  it('leaves by a code of the mail, in two steps, and nobody else does', async () => {
    const [mine, other] = [await arrive(), await arrive('ana@example.org', 'Ana')]
    const proven = await validate(mine.id, ` ${(await codeFor()).toLowerCase()}`)
    expect(Object.keys(proven.data)).toEqual(['ticket'])
    expect(await here()).toEqual([other.id, mine.id])
    const left = await check(mine.id, proven.data.ticket)
    const at = server.world.clock.now().toISOString()
    expect(left.data).toEqual({ direction: 'out', at, seeStaff: false })
    expect(await here()).toEqual([other.id])
    const visit = await server.as(server.world.centre.manager).call(visitor, 'getVisitor', { id: mine.id })
    expect(visit.data).toMatchObject({ checkedOutAt: at, checkedOutBy: null })
  })

  it('does not come in this way', async () => {
    const { id } = await arrive()
    const input = { id, code: await codeFor(), direction: 'in' as const }
    expect(await door().call(kiosk, 'validateCheck', input)).toMatchObject({
      status: 400,
      fields: { direction: 'INVALID_CHOICE' },
    })
  })
})

describe('a code', () => {
  it('gets one answer when it is wrong or used, and for a visit that is over or is not there', async () => {
    const { id, ticket } = await arrive()
    const code = await codeFor()
    const bad = await validate(id, wrong(code))
    const unknown = await validate(server.world.ids(), code)
    expect(await validate(id, code)).toMatchObject({ status: 200 })
    const used = await validate(id, code)
    const next = await codeFor()
    await door().call(visitor, 'leave', { ticket })
    const over = await validate(id, next)
    for (const answer of [unknown, used, over]) expect(answer.body).toEqual(bad.body)
    expect(bad).toMatchObject({ status: 422, error: 'CODE_WRONG' })
  })

  it('is good for a visit of its own address, and for one of them', async () => {
    const [first, second, ana] = [await arrive(), await arrive(), await arrive('ana@example.org')]
    const code = await codeFor()
    expect(await validate(ana.id, code)).toMatchObject({ error: 'CODE_WRONG' })
    const { ticket } = (await validate(first.id, code)).data
    expect(await validate(second.id, code)).toMatchObject({ error: 'CODE_WRONG' })
    for (const { id } of [second, ana])
      expect(await check(id, ticket)).toMatchObject({ status: 422, error: 'TICKET_WRONG' })
    expect(await here()).toHaveLength(3)
    expect(await check(first.id, ticket)).toMatchObject({ status: 200 })
  })

  it('is used up by five wrong tries, also when they come at once, and in ten minutes', async () => {
    const { id } = await arrive()
    const code = await codeFor()
    await Promise.all(Array.from({ length: 5 }, () => validate(id, wrong(code))))
    expect(await validate(id, code)).toMatchObject({ error: 'CODE_WRONG' })
    later(1)
    const next = await codeFor()
    later(10)
    expect(await validate(id, next)).toMatchObject({ error: 'CODE_WRONG' })
  })

  it('that came to leave with checks nobody in', async () => {
    const { id } = await arrive()
    const { ticket } = (await validate(id, await codeFor())).data
    const guest = { mail, name: 'Rua', phone: '021 555 0177', purpose: 'Again', hostName: 'Hana' }
    const again = { ...guest, ticket, acceptsConditions: true as const }
    expect(await door().call(visitor, 'createVisitor', again)).toMatchObject({ error: 'TICKET_WRONG' })
    expect(await door().call(visitor, 'leave', { ticket })).toMatchObject({ status: 404 })
  })
})

describe('a ticket', () => {
  it('is good once, and not after the visitor has left otherwise', async () => {
    const one = await arrive()
    const { ticket } = (await validate(one.id, await codeFor())).data
    expect(await check(one.id, 'b'.repeat(43))).toMatchObject({ error: 'TICKET_WRONG' })
    const both = await Promise.all([check(one.id, ticket), check(one.id, ticket)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
    const two = await arrive()
    const proven = (await validate(two.id, await codeFor())).data
    await server.as(server.world.centre.manager).call(visitor, 'checkOutVisitor', { id: two.id })
    expect(await check(two.id, proven.ticket)).toMatchObject({ error: 'TICKET_WRONG' })
  })

  it('does not last longer than ten minutes', async () => {
    const { id } = await arrive()
    const { ticket } = (await validate(id, await codeFor())).data
    later(10)
    expect(await check(id, ticket)).toMatchObject({ error: 'TICKET_WRONG' })
    expect(await here()).toEqual([id])
  })
})

describe('what stays with the tablet', () => {
  it('is every child and member of staff: no code or ticket of a visitor checks them', async () => {
    const { centre } = server.world
    const { id } = await arrive()
    const code = await codeFor()
    for (const person of [centre.under2.absent, centre.teacher.id])
      expect(await validate(person, code)).toMatchObject({ status: 422, error: 'CODE_WRONG' })
    const { ticket } = (await validate(id, code)).data
    for (const person of [centre.under2.absent, centre.teacher.id])
      expect(await check(person, ticket)).toMatchObject({ status: 422, error: 'TICKET_WRONG' })
    const tap = { id: centre.under2.absent, direction: 'in' as const, collector: 'Tama Ngata' }
    expect(await door().call(kiosk, 'validateCheck', tap)).toMatchObject({ status: 401 })
  })

  it('asks for a token that counts wherever one is sent', async () => {
    const { id } = await arrive()
    const code = await codeFor()
    const false_ = { 'Blade-Auth': 'bearer nothing' }
    expect(await validate(id, code, false_)).toMatchObject({ status: 401 })
    expect(await validate(id, code, { 'Blade-Auth': '' })).toMatchObject({ status: 401 })
    const teacher = server.as(server.world.centre.teacher)
    expect(await teacher.call(kiosk, 'validateCheck', { id, code })).toMatchObject({ status: 403 })
    expect(await validate(id, code)).toMatchObject({ status: 200 })
  })
})

it('does not exist in another centre', async () => {
  const { id } = await arrive()
  const code = await codeFor()
  const elsewhere = { 'Tenant-Id': server.world.other.tenantId }
  expect(await validate(id, code, elsewhere)).toMatchObject({ error: 'CODE_WRONG' })
  const { ticket } = (await validate(id, code)).data
  expect(await check(id, ticket, elsewhere)).toMatchObject({ error: 'TICKET_WRONG' })
  expect(await check(id, ticket)).toMatchObject({ status: 200 })
})
