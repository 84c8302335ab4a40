import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { auth } from '@daybook/contract/auth/auth.contract.ts'
import { waitingJobs } from '@daybook/testkit/queue.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

const secret = 'sixteen or more signs'
const phone = '021 555 0123'

interface Received {
  body: string
  timestamp: string
  signature: string
}

let server: TestServer
let gateway: Server
let answer = 204
const received: Received[] = []
beforeAll(async () => {
  gateway = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      const { headers } = request
      received.push({
        body,
        timestamp: String(headers['daybook-timestamp']),
        signature: String(headers['daybook-signature']),
      })
      response.writeHead(answer).end()
    })
  })
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  const { port } = gateway.address() as AddressInfo
  server = await testServer({ sms: { url: `http://127.0.0.1:${port}/send`, secret } })
})
beforeEach(async () => {
  await server.reset()
  received.length = 0
  answer = 204
  await give(server.world.centre.teacher.id, '+64 21 555 0123')
})
afterAll(async () => {
  await server.close()
  gateway.close()
})

const give = (id: string, number: string) =>
  server.world.build('100001', (_, tx) =>
    tx.updateTable('staff').set({ phone: number }).where('id', '=', id).execute(),
  )
const at = (tenantId: string) => ({ headers: { 'Tenant-Id': tenantId, 'X-Forwarded-For': '203.0.113.9' } })
const ask = (to = phone, tenantId = '100001') =>
  server.as(undefined).call(auth, 'sendPhoneCode', { phone: to }, at(tenantId))
const use = (code: string, of = phone, tenantId = '100001') =>
  server.as(undefined).call(auth, 'signInByCode', { code, phone: of }, at(tenantId))
async function codeBySms(): Promise<string> {
  await server.runPlanned()
  return /code is (\w+)/.exec(received.at(-1)?.body ?? '')?.[1] ?? ''
}
const wrong = { status: 422, error: 'CODE_WRONG', fields: { code: 'CODE_WRONG' }, data: null }

describe('a code by SMS', () => {
  it('goes to the gateway, signed, and signs in once', async () => {
    expect((await server.as(undefined).call(auth, 'getPhoneWay', {})).data).toEqual({ isOffered: true })
    expect(await ask()).toMatchObject({ status: 200, data: null })
    const code = await codeBySms()
    expect(code).toMatch(/^[A-Z2-9]{4}$/)
    const [{ body, timestamp, signature } = { body: '', timestamp: '', signature: '' }] = received
    expect(JSON.parse(body)).toMatchObject({ to: '+64215550123' })
    const expected = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
    expect(signature).toBe(`sha256=${expected}`)
    expect(timestamp).toBe(String(Math.floor(server.world.clock.now().getTime() / 1000)))
    const { status, data } = await use(code.toLowerCase())
    expect([status, data.account]).toEqual([200, 'teacher'])
    expect(await use(code)).toMatchObject(wrong)
  })

  it('is asked for with a mobile number of a country that we know', async () => {
    expect(await ask(' ')).toMatchObject({ error: 'PHONE_MISSING', fields: { phone: 'PHONE_MISSING' } })
    for (const bad of ['12345', '09 555 0123', '+1 202 555 0123'])
      expect(await ask(bad)).toMatchObject({ error: 'PHONE_WRONG', fields: { phone: 'PHONE_WRONG' } })
    expect((await use('AB23', '12345')).error).toBe('PHONE_WRONG')
    expect(await server.runPlanned()).toEqual([])
  })

  it('expires after five tries or ten minutes, and works only for its number and centre', async () => {
    await ask()
    const first = await codeBySms()
    expect(await use(first, '0412 345 678')).toMatchObject(wrong)
    expect(await use(first, phone, '100002')).toMatchObject(wrong)
    for (let n = 0; n < 5; n++) expect(await use('0000')).toMatchObject(wrong)
    expect(await use(first)).toMatchObject(wrong)
    await ask()
    const second = await codeBySms()
    server.world.clock.pass(10)
    expect(await use(second)).toMatchObject(wrong)
  })

  it('can be requested five times an hour', async () => {
    for (let n = 0; n < 5; n++) expect((await ask(n % 2 ? phone : '+64215550123')).status).toBe(200)
    expect((await ask()).error).toBe('TOO_MANY_REQUESTS')
    server.world.clock.pass(61)
    expect((await ask()).status).toBe(200)
  })

  it('is never stored as plain text in a table or job, nor is the number', async () => {
    await ask()
    const [job] = await waitingJobs(server.ownerUrl)
    const code = await codeBySms()
    expect(JSON.stringify(job?.payload)).not.toContain(code)
    expect(JSON.stringify(job?.payload)).not.toContain('5550123')
  })

  it('is sent again with the same id after the gateway failed, unless it has expired', async () => {
    await ask()
    const [job] = await waitingJobs(server.ownerUrl)
    answer = 503
    const text = server.jobs.find(({ name }) => name === 'sendPhoneCode')
    const run = async () => text && server.run(text, '100001', job?.payload)
    await expect(run()).rejects.toThrow(/^the SMS gateway answered 503$/)
    answer = 204
    await run()
    const ids = received.map(({ body }) => JSON.parse(body).id)
    expect(ids).toEqual([ids[0], ids[0]])
    server.world.clock.pass(10)
    await run()
    expect(received).toHaveLength(2)
  })
})

describe('a number that nobody has, or several have', () => {
  it('gets the same answers and jobs, and no SMS', async () => {
    const answers = async (to: string) => {
      const asked = [await ask(to), await ask(to)].map(({ body }) => body)
      const jobs = (await waitingJobs(server.ownerUrl)).map(({ name }) => name)
      await server.runPlanned()
      return JSON.stringify([asked, jobs, (await use('0000', to)).body])
    }
    const known = await answers(phone)
    expect(received).toHaveLength(2)
    expect(await answers('0412 345 678')).toBe(known)
    await give(server.world.centre.manager.id, '0412345678')
    await give(server.world.centre.teacher.id, '0412345678')
    expect(await answers('+61 412 345 678')).toBe(known)
    expect((await ask(phone, '999999')).status).toBe(200)
    await server.runPlanned()
    expect(received).toHaveLength(2)
  })
})

describe('a stranger who knows the number', () => {
  const stranger = (network = '198.51.100.6') => ({ headers: { 'X-Forwarded-For': network } })
  const nobody = () => server.as(undefined)

  it('uses up neither the codes that its owner may ask for, nor the tries', async () => {
    for (let n = 0; n < 5; n++)
      expect((await nobody().call(auth, 'sendPhoneCode', { phone }, stranger())).status).toBe(200)
    expect((await nobody().call(auth, 'sendPhoneCode', { phone }, stranger())).error).toBe(
      'TOO_MANY_REQUESTS',
    )
    expect((await ask()).status).toBe(200)
    const code = await codeBySms()
    const tryOne = (typed: string) => nobody().call(auth, 'signInByCode', { code: typed, phone }, stranger())
    for (let n = 0; n < 6; n++) expect(await tryOne('0000')).toMatchObject(wrong)
    expect(await tryOne(code)).toMatchObject(wrong)
    expect((await use(code)).status).toBe(200)
  })

  it('from many networks does not keep a device from its code on which its owner has signed in', async () => {
    await ask()
    const { data } = await use(await codeBySms())
    const headers = { 'Device-Token': data.device_token ?? '', 'X-Forwarded-For': '203.0.113.10' }
    const asked = []
    for (let n = 0; n < 20; n++)
      asked.push((await nobody().call(auth, 'sendPhoneCode', { phone }, stranger(`198.51.${n}.6`))).status)
    expect(asked.filter((status) => status === 200)).toHaveLength(14)
    expect((await nobody().call(auth, 'sendPhoneCode', { phone }, { headers })).status).toBe(200)
  })
})

it('a code is used by the page that asked for it, also when its address has changed', async () => {
  const from = (network: string, key = 'of this page') => ({
    headers: { 'Recovery-Key': key, 'X-Forwarded-For': network },
  })
  const nobody = server.as(undefined)
  await nobody.call(auth, 'sendPhoneCode', { phone }, from('203.0.113.9'))
  const input = { code: await codeBySms(), phone }
  expect(await nobody.call(auth, 'signInByCode', input, from('203.0.113.9', 'another'))).toMatchObject(wrong)
  expect((await nobody.call(auth, 'signInByCode', input, from('198.51.100.7'))).status).toBe(200)
})

it('is not offered without a gateway', async () => {
  const { url } = await server.another({
    config: {
      host: '127.0.0.1',
      port: 0,
      logLevel: 'silent',
      trustProxy: true,
      startAt: undefined,
      clients: [],
      publicUrl: undefined,
      smtp: undefined,
      sms: undefined,
      passwordFormats: { md5: false, sm2PrivateKey: undefined },
      limits: { person: 1e6, address: 1e6 },
    },
  })
  const nobody = server.as(undefined, url)
  expect((await nobody.call(auth, 'getPhoneWay', {})).data).toEqual({ isOffered: false })
  expect(await nobody.call(auth, 'sendPhoneCode', { phone })).toMatchObject({
    status: 409,
    error: 'SMS_NOT_OFFERED',
  })
})
