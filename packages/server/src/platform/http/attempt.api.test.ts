// An operation is begun for whom its session was last known to be. What the database says in the end counts.
import { probe, probeRoutes } from '@daybook/testkit/probe.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

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

type Person = TestServer['world']['centre']['manager']
const addRoom = (person: Person, room: { id: string; name: string }, key?: string) =>
  server.as(person).call(probe, 'addRoom', room, key ? { key } : {})
const newRoom = (name: string) => ({ id: server.world.ids(), name: `${name} ${server.world.ids()}` })

async function count(sql: string, ...values: unknown[]): Promise<number> {
  const { rows } = await owner.query<{ n: number }>(`select count(*)::int as n from ${sql}`, values)
  return rows[0]?.n ?? 0
}
const traces = async (id: string) => [
  await count('room where id = $1', id),
  await count('audit_event where $1 = any (subjects)', id),
  await count(`graphile_worker._private_jobs where payload->>'roomId' = $1`, id),
]

describe('a session that was known', () => {
  let known: Person
  beforeEach(async () => {
    const { tenantId } = server.world.centre
    known = await server.world.build(tenantId, async (make) => {
      const id = await make.staff({ account: `known ${server.world.ids()}`, roles: ['manager'] })
      return { tenantId, id, sessionId: await make.session(id, '2027-01-01T00:00:00Z') }
    })
    expect((await addRoom(known, newRoom('Before'))).status).toBe(200)
  })

  it('and has ended leaves nothing behind', async () => {
    await owner.query('update session set ended_at = now(), end_reason = $2 where id = $1', [
      known.sessionId,
      'revoked',
    ])
    const room = newRoom('Late')
    expect(await addRoom(known, room)).toMatchObject({ status: 401, error: 'UNAUTHENTICATED' })
    expect(await traces(room.id)).toEqual([0, 0, 0])
  })

  it('and may no longer leaves nothing behind', async () => {
    await owner.query(`update staff set roles = '{teacher}' where id = $1`, [known.id])
    const room = newRoom('Late')
    expect(await addRoom(known, room)).toMatchObject({ status: 403, error: 'FORBIDDEN' })
    expect(await traces(room.id)).toEqual([0, 0, 0])
  })

  it('and is another by now does what it does as that one, once', async () => {
    await owner.query(`update staff set real_name = 'Aroha Renamed' where id = $1`, [known.id])
    const room = newRoom('Renamed')
    expect(await addRoom(known, room, server.world.ids())).toMatchObject({ status: 200, data: room })
    expect(await traces(room.id)).toEqual([1, 1, 1])
  })

  it('is not the session of another person', async () => {
    const mixed = { ...known, id: server.world.centre.teacher.id }
    expect((await addRoom(mixed, newRoom('Mixed'))).status).toBe(401)
  })
})

it('a key that was taken gives its answer again, although it was begun anew', async () => {
  const { manager } = server.world.centre
  const [room, key] = [newRoom('Twice'), server.world.ids()]
  const answers = await Promise.all([addRoom(manager, room, key), addRoom(manager, room, key)])
  answers.push(await addRoom(manager, room, key))
  for (const answer of answers) expect(answer).toMatchObject({ status: 200, data: room })
  expect(await traces(room.id)).toEqual([1, 1, 1])
})
