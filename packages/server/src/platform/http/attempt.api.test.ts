// An operation runs only after the database has confirmed the actor, and a key has one effect and one answer.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { probe, probeRoutes } from '@daybook/testkit/probe.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let server: TestServer
let owner: pg.Client
/** Operations whose handlers have run. */
const ran: string[] = []
beforeAll(async () => {
  const routes = probeRoutes.map((route) => ({
    ...route,
    run: (context: Parameters<typeof route.run>[0]) => {
      ran.push(route.name)
      return route.run(context)
    },
  }))
  server = await testServer({ routes })
  owner = new pg.Client({ connectionString: server.ownerUrl })
  await owner.connect()
})
afterEach(() => void ran.splice(0))
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

describe('a session that has just been used', () => {
  let known: Person
  beforeEach(async () => {
    const { tenantId } = server.world.centre
    known = await server.world.build(tenantId, async (make) => {
      const id = await make.staff({ account: `known ${server.world.ids()}`, roles: ['manager'] })
      return { tenantId, id, sessionId: await make.session(id, '2027-01-01T00:00:00Z') }
    })
    expect((await addRoom(known, newRoom('Before'))).status).toBe(200)
    ran.splice(0)
  })

  it('does not reach the handler when it has ended', async () => {
    await owner.query('update session set ended_at = now(), end_reason = $2 where id = $1', [
      known.sessionId,
      'revoked',
    ])
    expect(await addRoom(known, newRoom('Late'))).toMatchObject({ status: 401, error: 'UNAUTHENTICATED' })
    expect(ran).toEqual([])
  })

  it('does not reach the handler when it has lost the right', async () => {
    await owner.query(`update staff set roles = '{teacher}' where id = $1`, [known.id])
    // Losing a role ends the session. This one is reopened to show that it has fewer rights.
    await owner.query('update session set ended_at = null, end_reason = null where id = $1', [
      known.sessionId,
    ])
    expect(await addRoom(known, newRoom('Late'))).toMatchObject({ status: 403, error: 'FORBIDDEN' })
    expect(ran).toEqual([])
  })

  it('acts with the person’s current data', async () => {
    await owner.query(`update staff set real_name = 'Aroha Renamed' where id = $1`, [known.id])
    const room = newRoom('Renamed')
    expect(await addRoom(known, room, server.world.ids())).toMatchObject({ status: 200, data: room })
    expect(await traces(room.id)).toEqual([1, 1, 1])
    expect(ran).toEqual(['addRoom'])
  })

  it('cannot be used as another person', async () => {
    const mixed = { ...known, id: server.world.centre.teacher.id }
    expect((await addRoom(mixed, newRoom('Mixed'))).status).toBe(401)
    expect(ran).toEqual([])
  })

  it('gets no stored answer for a key when it has ended', async () => {
    const [room, key] = [newRoom('Kept'), server.world.ids()]
    expect((await addRoom(known, room, key)).status).toBe(200)
    await owner.query(`update session set ended_at = now(), end_reason = 'revoked' where id = $1`, [
      known.sessionId,
    ])
    expect((await addRoom(known, room, key)).status).toBe(401)
    expect((await addRoom(known, { ...room, name: 'Other' }, key)).status).toBe(401)
  })
})

describe('a key', () => {
  /** Lines in the database log about errors on the server's connections. */
  async function errorsLogged(): Promise<string[]> {
    const { rows } = await owner.query<{ cluster: string; pids: number[] }>(
      `select current_setting('data_directory') as cluster, array_agg(pid) as pids from pg_stat_activity
        where datname = current_database() and application_name = 'daybook'`,
    )
    const [{ cluster, pids }] = rows as [(typeof rows)[0]]
    const log = readFileSync(join(dirname(cluster), 'postgres.log'), 'utf8')
    return log.split('\n').filter((line) => pids.some((pid) => line.includes(`[${pid}] ERROR:`)))
  }

  it('that was used gives the same answer, runs nothing, and the database logs no error', async () => {
    const { manager } = server.world.centre
    const [room, key] = [newRoom('Twice'), server.world.ids()]
    const before = await errorsLogged()
    const answers = await Promise.all(Array.from({ length: 5 }, () => addRoom(manager, room, key)))
    answers.push(await addRoom(manager, room, key))
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, data: room })
    expect(await traces(room.id)).toEqual([1, 1, 1])
    expect(ran).toEqual(['addRoom'])
    expect(await errorsLogged()).toEqual(before)
    // A second room with the same id proves that an error would have been logged. The device gets an answer, and does not
    // send it for ever.
    const other = await addRoom(manager, { ...room, name: 'Other' })
    expect(other).toMatchObject({ status: 409, error: 'RECORD_CHANGED' })
    expect((await errorsLogged()).slice(before.length)).toContainEqual(
      expect.stringContaining('duplicate key value violates unique constraint'),
    )
  })

  it('can be used again after its first request failed', async () => {
    const { manager } = server.world.centre
    const [room, key] = [newRoom('Free'), server.world.ids()]
    const [refused, made] = await Promise.all([
      addRoom(manager, { ...room, name: 'Taken' }, key),
      addRoom(manager, room, key),
    ])
    expect(refused).toMatchObject({ status: expect.toSatisfy((status) => [409, 422].includes(status)) })
    expect(made.status).toBe(200)
    expect(await traces(room.id)).toEqual([1, 1, 1])
  })
})

describe('a connection that is cut', () => {
  it('fails its request with UNAVAILABLE at any step, and nothing hangs', async () => {
    const { manager } = server.world.centre
    const [room, key] = [newRoom('Cut'), server.world.ids()]
    await owner.query('begin; lock table room in access exclusive mode')
    const cut = addRoom(manager, room, key)
    const waiting = `pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(() => count(waiting)).toBe(1)
    await owner.query(`select pg_terminate_backend(pid) from ${waiting}`)
    expect(await cut).toMatchObject({ status: 503, error: 'UNAVAILABLE' })
    await owner.query('rollback')
    expect(await traces(room.id)).toEqual([0, 0, 0])
    expect(await addRoom(manager, room, key)).toMatchObject({ status: 200, data: room })
    expect(await traces(room.id)).toEqual([1, 1, 1])
  })
})
