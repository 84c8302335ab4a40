import { pageIdHeader } from '@daybook/contract/kernel/live.ts'
import { listeners } from '@daybook/testkit/listeners.ts'
import { type LiveReader, openLive } from '@daybook/testkit/live.ts'
import { probe, probeRoutes } from '@daybook/testkit/probe.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import type { Person } from '@daybook/testkit/world.ts'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../../app/server.ts'

let server: TestServer
let second: RunningServer
let owner: pg.Client
const { announce, listen, listening, nextEvent, closeAll } = listeners(() => server)
beforeAll(async () => {
  server = await testServer({ routes: probeRoutes })
  second = await server.another()
  owner = new pg.Client({ connectionString: server.ownerUrl })
  await owner.connect()
})
afterEach(closeAll)
afterAll(async () => {
  await owner.end()
  await server.close()
})

const centre = () => server.world.centre

/** The person in a new session that no other test ends. */
async function inOwnSession(person: Person): Promise<Person> {
  const expires = '2027-01-01T00:00:00Z'
  const sessionId = await server.world.build(person.tenantId, (make) => make.session(person.id, expires))
  return { ...person, sessionId }
}

describe('an event', () => {
  it('reaches the pages of every server process, with its actor', async () => {
    const readers = [
      await listening(centre().manager),
      await listening(centre().manager, { url: second.url }),
    ]
    const room = { id: server.world.ids(), name: 'Kea' }
    await server.as(centre().manager).call(probe, 'addRoom', room)
    for (const reader of readers)
      expect(await nextEvent(reader)).toEqual({
        operation: 'probe.addRoom',
        at: server.world.clock.now().toISOString(),
        transaction: expect.stringMatching(/^\d+$/),
        by: { id: centre().manager.id, name: 'Mere Manager' },
        data: room,
      })
  })

  it('carries the input when the operation has no answer', async () => {
    const reader = await listening(centre().teacher)
    await announce(centre().manager, 'kia ora')
    expect(await nextEvent(reader)).toMatchObject({ operation: 'probe.announce', data: { text: 'kia ora' } })
  })

  it('reaches no other centre', async () => {
    const reader = await listening(server.world.other.teacher, { url: second.url })
    await announce(centre().teacher, 'ours')
    await announce(server.world.other.teacher, 'theirs')
    expect(await nextEvent(reader)).toMatchObject({ data: { text: 'theirs' } })
  })

  it('reaches only those who may see it', async () => {
    const [teacher, manager] = [await listening(centre().teacher), await listening(centre().manager)]
    const room = { id: server.world.ids(), name: 'Weka' }
    await server.as(centre().manager).call(probe, 'addRoom', room)
    await announce(centre().manager, 'for all')
    const lastEventId = teacher.lastId()
    expect(await nextEvent(manager)).toMatchObject({ operation: 'probe.addRoom' })
    expect(await nextEvent(teacher)).toMatchObject({ data: { text: 'for all' } })
    const resumed = await listen(centre().teacher, { lastEventId })
    expect(await nextEvent(resumed)).toMatchObject({ data: { text: 'for all' } })
  })

  it('does not reach the page whose outbox applies the answer, even when that page resumes', async () => {
    const [own, tab] = [
      await listening(centre().manager, { pageId: 'own-page' }),
      await listening(centre().manager, { pageId: 'other-tab' }),
    ]
    const room = { id: server.world.ids(), name: 'Kea' }
    const from = { headers: { [pageIdHeader]: 'own-page' } }
    await server.as(centre().manager).call(probe, 'addRoom', room, from)
    await announce(centre().teacher, 'written elsewhere')
    expect(await nextEvent(tab)).toMatchObject({ operation: 'probe.addRoom' })
    expect(await nextEvent(tab)).toMatchObject({ data: { text: 'written elsewhere' } })
    const lastEventId = own.lastId()
    expect(await nextEvent(own)).toMatchObject({ data: { text: 'written elsewhere' } })
    const resumed = await listen(centre().manager, { lastEventId, pageId: 'own-page' })
    expect(await nextEvent(resumed)).toMatchObject({ data: { text: 'written elsewhere' } })
  })

  it('reaches the page of a form that caused it', async () => {
    const own = await listening(centre().teacher, { pageId: 'own-page' })
    await announce(centre().teacher, 'written here', 'own-page')
    expect(await nextEvent(own)).toMatchObject({ data: { text: 'written here' } })
  })

  it('reaches everyone when the page id is invalid', async () => {
    const reader = await listening(centre().teacher)
    await announce(centre().teacher, 'no such page id', 'x'.repeat(65))
    expect(await nextEvent(reader)).toMatchObject({ data: { text: 'no such page id' } })
  })

  it('is not sent when its transaction is rolled back', async () => {
    const reader = await listening(centre().manager)
    const taken = { id: server.world.ids(), name: 'Taken' }
    expect((await server.as(centre().manager).call(probe, 'addRoom', taken)).status).toBe(409)
    await announce(centre().manager, 'after it')
    expect(await nextEvent(reader)).toMatchObject({ data: { text: 'after it' } })
  })

  it('arrives complete at any length, in the order of writing', async () => {
    const reader = await listening(centre().teacher, { url: second.url })
    const texts = ['before', 'ā宝😀'.repeat(3000), 'after']
    for (const text of texts) await announce(centre().teacher, text)
    for (const text of texts) expect((await nextEvent(reader)).data).toEqual({ text })
  })

  it('arrives once for each write, even when long and equal', async () => {
    const reader = await listening(centre().teacher, { url: second.url })
    const text = 'ā'.repeat(10_000)
    await Promise.all(Array.from({ length: 20 }, () => announce(centre().teacher, text)))
    await announce(centre().teacher, 'after them')
    for (let i = 0; i < 20; i++) expect((await nextEvent(reader)).data).toEqual({ text })
    expect((await nextEvent(reader)).data).toEqual({ text: 'after them' })
  })

  it('becomes a reset when a part is missing', async () => {
    const reader = await listening(centre().teacher)
    const notify = (payload: string) => owner.query(`select pg_notify('daybook_live', $1)`, [payload])
    await notify('unknown 1 2/2 "the second part"]')
    expect(await reader.next('reset')).toMatchObject({ data: { within: 10_000 } })
    await notify('unknown 3 1/1 []')
    expect(await reader.next('reset')).toMatchObject({ data: { within: 10_000 } })
    await announce(centre().teacher, 'after it')
    expect(await nextEvent(reader)).toMatchObject({ data: { text: 'after it' } })
  })

  it('becomes a reset when it is too long to send', async () => {
    const reader = await listening(centre().teacher)
    const others = await listening(server.world.other.teacher)
    await announce(centre().teacher, 'ā'.repeat(60_000))
    expect(await reader.next('reset')).toMatchObject({ data: { within: 1000 } })
    await announce(server.world.other.teacher, 'theirs')
    expect(await others.next('event')).toMatchObject({ data: { data: { text: 'theirs' } } })
  })
})

describe('a stream', () => {
  it('needs a session', async () => {
    const ended = { ...centre().teacher, sessionId: server.world.ids() }
    expect((await listen(ended)).response.status).toBe(401)
    const reader = await openLive(server.url, { token: 'x.y.z' })
    expect(reader.response.status).toBe(401)
  })

  it('is not compressed or cached', async () => {
    const { response } = await listening(centre().teacher)
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(response.headers.get('cache-control')).toContain('no-store')
    expect(response.headers.get('content-type')).toContain('text/event-stream')
  })

  it('ends when its server does', async () => {
    const third = await server.another()
    const reader = await listening(centre().teacher, { url: third.url })
    await third.close()
    expect(await reader.next('reset')).toBe('ended')
  })

  it('is limited to twenty for each person; then the oldest ends', async () => {
    const person = await inOwnSession(centre().manager)
    const first = await listening(person)
    for (let i = 0; i < 20; i++) await listening(person)
    expect(await first.next('reset')).toBe('ended')
  })

  it('is closed when nobody reads it, without affecting others', async () => {
    const [idle, reader] = [await listening(centre().teacher), await listening(centre().manager)]
    const { lines } = await cutOff(idle, reader)
    expect(lines).toBeGreaterThan(10)
  })
})

/** Writes so much that a stream that is not read is closed, then reads what is left of it. */
async function cutOff(idle: LiveReader, reader: LiveReader) {
  let lines = 0
  const text = 'x'.repeat(150_000)
  for (let i = 0; i < 80; i++) {
    await announce(centre().manager, text)
    await nextEvent(reader)
  }
  while ((await idle.next('event')) !== 'ended') lines++
  return { lines }
}

describe('the connection to the database', () => {
  it('is opened again after it is lost; pages reconnect and reload', async () => {
    const reader = await listening(centre().teacher)
    const lastEventId = reader.lastId()
    const { rowCount } = await owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'daybook live' and datname = current_database()`,
    )
    expect(rowCount).toBeGreaterThan(1)
    expect(await reader.next('reset')).toBe('ended')
    const again = await comingBack(centre().teacher, lastEventId)
    expect(await again.untilReady()).toContain('reset')
    await announce(centre().manager, 'received again')
    expect(await nextEvent(again)).toMatchObject({ data: { text: 'received again' } })
  })
})

/** Retries until a stream opens, as a page does. */
async function comingBack(person: Person, lastEventId: string): Promise<LiveReader> {
  for (;;) {
    const reader = await listen(person, { lastEventId })
    if (reader.response.ok) return reader
    expect(reader.response.status).toBe(503)
  }
}

it('does not count towards a person’s request limit', async () => {
  const limited = await testServer({ routes: probeRoutes, limits: { person: 3, address: 3 } })
  try {
    const { teacher } = limited.world.centre
    const ask = () => limited.as(teacher).call(probe, 'announce', { text: 'x' })
    const statuses = [await ask(), await ask(), await ask(), await ask()].map(({ status }) => status)
    expect(statuses).toEqual([200, 200, 200, 429])
    const reader = await openLive(limited.url, { token: await limited.tokenOf(teacher) })
    expect(reader.response.status).toBe(200)
    await reader.close()
  } finally {
    await limited.close()
  }
})
