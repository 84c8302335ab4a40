import { probe, probeRoutes } from '@daybook/testkit/probe.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ routes: probeRoutes })
})
afterAll(() => server.close())

const manager = () => server.as(server.world.centre.manager)

/** Sends a raw body. Input that cannot be parsed is refused before authentication. */
async function sendRaw(path: string, init: RequestInit) {
  const response = await fetch(server.url + path, init)
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const asJson = (body: string): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body,
})

describe('input', () => {
  it('is refused with every wrong field named', async () => {
    const answer = await manager().call(probe, 'addRoom', { id: 'no id', name: '   ' })
    expect(answer).toMatchObject({
      status: 400,
      error: 'VALIDATION_FAILED',
      fields: { id: 'INVALID_FORMAT', name: 'REQUIRED' },
      body: { code: 400, success: false, data: null, msg: 'Please check what you entered' },
    })
  })

  it('in the address is validated and gets defaults like a body', async () => {
    const id = server.world.ids()
    expect((await manager().call(probe, 'read', { id, size: '7' })).data).toEqual({ id, size: 7 })
    expect((await manager().call(probe, 'read', { id })).data).toEqual({ id, size: 10 })
    expect(await manager().call(probe, 'read', { id, size: 101 })).toMatchObject({
      status: 400,
      fields: { size: 'TOO_LARGE' },
    })
    expect(await manager().call(probe, 'read', { id: 'x' })).toMatchObject({
      status: 400,
      fields: { id: 'INVALID_FORMAT' },
    })
  })

  it('may be a form where the contract has parameters', async () => {
    const inQuery = await manager().call(probe, 'rename', { name: 'Tūī' })
    expect(inQuery.data).toEqual({ name: 'Tūī' })
    const token = await server.tokenOf(server.world.centre.manager)
    const answer = await sendRaw('/api/probe/rename', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Blade-Auth': `Bearer ${token}` },
      body: new URLSearchParams({ name: 'Rātā' }).toString(),
    })
    expect(answer).toMatchObject({ status: 200, body: { data: { name: 'Rātā' } } })
  })

  it('that is not JSON is refused, and its text is not sent back', async () => {
    const { status, body } = await sendRaw('/api/probe/add-room', asJson('{"id": "geheim'))
    expect({ status, error: body.error }).toEqual({ status: 400, error: 'VALIDATION_FAILED' })
    expect(JSON.stringify(body)).not.toContain('geheim')
  })

  it('with extremely deep nesting is refused', async () => {
    const deep = `{"name": ${'['.repeat(100_000)}${']'.repeat(100_000)}}`
    const token = await server.tokenOf(server.world.centre.manager)
    const { headers, ...rest } = asJson(deep)
    const answer = await sendRaw('/api/probe/add-room', {
      ...rest,
      headers: { ...headers, 'Blade-Auth': `bearer ${token}` },
    })
    expect(answer).toMatchObject({ status: 400, body: { error: 'VALIDATION_FAILED' } })
  })

  it('that would change prototypes is refused', async () => {
    const { status } = await sendRaw('/api/probe/add-room', asJson('{"__proto__": {"admin": true}}'))
    expect(status).toBe(400)
  })

  it('with text that the database cannot store is refused', async () => {
    const id = server.world.ids()
    for (const name of ['\0', 'a\0b', '\ud83d', '\udc4d!'])
      expect(await manager().call(probe, 'addRoom', { id, name })).toMatchObject({
        status: 400,
        fields: { name: 'INVALID_TEXT' },
      })
    expect(await manager().call(probe, 'rename', { name: 'a\0b' })).toMatchObject({
      status: 400,
      fields: { name: 'INVALID_TEXT' },
    })
    expect(await manager().call(probe, 'rename', { name: '👍' })).toMatchObject({ status: 200 })
  })

  it('in another encoding than UTF-8 is refused, so that no name is kept as question marks', async () => {
    const [latin, chinese] = [
      [0x52, 0x65, 0x6e, 0xe9, 0x65],
      [0xcd, 0xf5],
    ].map((bytes) => Buffer.concat([Buffer.from('{"name":"'), Buffer.from(bytes), Buffer.from('"}')]))
    for (const body of [latin, chinese])
      expect((await sendRaw('/api/probe/add-room', { ...asJson(''), body })).status).toBe(400)
    const headers = { 'Content-Type': 'application/json; charset=iso-8859-1' }
    expect((await sendRaw('/api/probe/add-room', { ...asJson(''), headers, body: latin })).status).toBe(415)
  })

  it('in another format is refused', async () => {
    const init = { method: 'POST', headers: { 'Content-Type': 'application/xml' }, body: '<room/>' }
    expect(await sendRaw('/api/probe/add-room', init)).toMatchObject({
      status: 415,
      body: { error: 'UNSUPPORTED_MEDIA_TYPE', code: 415, success: false },
    })
  })

  it('of more than 256 kB is refused', async () => {
    const body = JSON.stringify({ name: 'x'.repeat(257 * 1024) })
    expect(await sendRaw('/api/probe/add-room', asJson(body))).toMatchObject({
      status: 413,
      body: { error: 'PAYLOAD_TOO_LARGE', code: 413, success: false },
    })
  })
})

describe('an address', () => {
  it('accepts only its own method', async () => {
    expect(await sendRaw('/api/probe/add-room', { method: 'GET' })).toMatchObject({
      status: 404,
      body: { error: 'NOT_FOUND', success: false },
    })
  })

  it('that is too long is refused in the envelope', async () => {
    expect(await sendRaw(`/api/probe/read/${'x'.repeat(200)}`, { method: 'GET' })).toMatchObject({
      status: 400,
      body: { error: 'VALIDATION_FAILED', success: false },
    })
  })

  it('with an invalid tenant names the header', async () => {
    const answer = await server
      .as(undefined)
      .call(probe, 'hello', {}, { headers: { 'Tenant-Id': "1' or '1" } })
    expect(answer).toMatchObject({ status: 400, fields: { 'Tenant-Id': 'INVALID_FORMAT' } })
  })

  it('without a tenant uses the platform’s own', async () => {
    const { body } = await sendRaw('/api/probe/hello', {})
    expect(body).toMatchObject({ data: { tenantId: '000000' } })
  })
})
