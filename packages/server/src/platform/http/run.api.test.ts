import { probe, probeRoutes } from '@daybook/testkit/probe.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { version } from '../version.ts'

let server: TestServer
let owner: pg.Client
beforeAll(async () => {
  server = await testServer({ routes: probeRoutes })
  owner = new pg.Client({ connectionString: server.ownerUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await server.close()
})

const centre = () => server.world.centre
const manager = () => server.as(centre().manager)

async function count(sql: string, ...values: unknown[]): Promise<number> {
  const { rows } = await owner.query<{ n: number }>(`select count(*)::int as n from ${sql}`, values)
  return rows[0]?.n ?? 0
}

/** What an operation on this room has written. */
async function traces(id: string) {
  return {
    room: await count('room where id = $1', id),
    audit: await count('audit_event where $1 = any (subjects)', id),
    jobs: await count(`graphile_worker._private_jobs where payload->>'roomId' = $1`, id),
  }
}

describe('the caller', () => {
  it('must be signed in and have the right, and the refusal says which is missing', async () => {
    const room = { id: server.world.ids(), name: 'Kea' }
    expect(await server.as(undefined).call(probe, 'addRoom', room)).toMatchObject({
      status: 401,
      error: 'UNAUTHENTICATED',
    })
    expect(await server.as(centre().teacher).call(probe, 'addRoom', room)).toMatchObject({
      status: 403,
      error: 'FORBIDDEN',
    })
    expect(await traces(room.id)).toEqual({ room: 0, audit: 0, jobs: 0 })
  })

  it('has to try again when its app is newer than the server, as while servers are replaced', async () => {
    const room = { id: server.world.ids(), name: 'Tui' }
    const sent = (app: string) => manager().call(probe, 'addRoom', room, { headers: { 'App-Version': app } })
    expect(await sent('9.0.0')).toMatchObject({ status: 503, error: 'UNAVAILABLE' })
    expect(await traces(room.id)).toMatchObject({ room: 0 })
    for (const app of [version, '0.0.1', 'no version']) expect((await sent(app)).status, app).not.toBe(503)
    expect(await traces(room.id)).toMatchObject({ room: 1 })
  })

  it('is identified by the token, not by the header', async () => {
    const room = { id: server.world.ids(), name: 'Weka' }
    const headers = { 'Tenant-Id': server.world.other.tenantId }
    expect(await manager().call(probe, 'addRoom', room, { headers })).toMatchObject({ status: 200 })
    expect(await count('room where id = $1 and tenant_id = $2', room.id, centre().tenantId)).toBe(1)
  })

  it('is not accepted with a forged, changed or ended token', async () => {
    const forged = { ...centre().manager, sessionId: server.world.other.manager.sessionId }
    const mixed = { ...centre().manager, tenantId: server.world.other.tenantId }
    for (const person of [forged, mixed])
      expect(await server.as(person).call(probe, 'read', { id: person.id })).toMatchObject({ status: 401 })
    for (const token of ['', 'x.y.z', 'eyJhbGciOiJub25lIn0.eyJ1c2VyX2lkIjoiMSJ9.'])
      expect(
        await server
          .as(undefined)
          .call(probe, 'read', { id: centre().manager.id }, { headers: { 'Blade-Auth': `bearer ${token}` } }),
      ).toMatchObject({ status: 401, error: 'UNAUTHENTICATED' })
  })
})

describe('an operation', () => {
  it('writes row, audit entry and job together, and answers only declared fields', async () => {
    const room = { id: server.world.ids(), name: 'Kākā' }
    const answer = await manager().call(probe, 'addRoom', room)
    expect(answer.body).toEqual({ code: 200, success: true, data: room, msg: '操作成功' })
    expect(await traces(room.id)).toEqual({ room: 1, audit: 1, jobs: 1 })
    const { rows } = await owner.query(
      'select action, actor_id, tenant_id from audit_event where $1 = any (subjects)',
      [room.id],
    )
    expect(rows).toEqual([
      { action: 'probe.add-room', actor_id: centre().manager.id, tenant_id: centre().tenantId },
    ])
  })

  it('rolls back row, audit entry, job and key when it is refused', async () => {
    const room = { id: server.world.ids(), name: 'Taken' }
    const key = server.world.ids()
    const refused = await manager().call(probe, 'addRoom', room, { key })
    expect(refused).toMatchObject({ status: 409, error: 'RECORD_EXISTS', fields: { name: 'exists' } })
    expect(await traces(room.id)).toEqual({ room: 0, audit: 0, jobs: 0 })
    expect(await manager().call(probe, 'addRoom', { ...room, name: 'Free' }, { key })).toMatchObject({
      status: 200,
    })
  })

  it('accepts only a UUID as key, separate for each person', async () => {
    const room = { id: server.world.ids(), name: 'Moa' }
    expect(await manager().call(probe, 'addRoom', room, { key: 'again' })).toMatchObject({
      status: 400,
      fields: { 'Idempotency-Key': 'INVALID_FORMAT' },
    })
    const key = server.world.ids()
    const other = { id: server.world.ids(), name: 'Huia' }
    expect(await manager().call(probe, 'addRoom', room, { key })).toMatchObject({ status: 200 })
    const theirs = await server.as(server.world.other.manager).call(probe, 'addRoom', other, { key })
    expect(theirs).toMatchObject({ status: 200, data: other })
  })
})

describe('a server error', () => {
  it.each(['throws', 'undeclared', 'wrongAnswer', 'constraint'] as const)(
    '%s: shows nothing but the id the log knows it by',
    async (how) => {
      const answer = await manager().call(probe, 'breakDown', { how })
      const { requestId, ...rest } = answer.body
      expect(answer.status).toBe(500)
      expect(rest).toEqual({
        code: 500,
        success: false,
        data: null,
        msg: 'Some errors occurred',
        error: 'INTERNAL',
      })
      expect(requestId).toMatch(/^[0-9a-f-]{36}$/)
    },
  )
})
