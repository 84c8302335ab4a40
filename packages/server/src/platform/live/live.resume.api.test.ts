// A disconnected page receives each missed event once, or a reset.
import { listeners } from '@daybook/testkit/listeners.ts'
import { probeRoutes } from '@daybook/testkit/probe.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { RunningServer } from '../../app/server.ts'

let server: TestServer
let second: RunningServer
const { announce, listen, listening, nextEvent, closeAll } = listeners(() => server)
beforeAll(async () => {
  server = await testServer({ routes: probeRoutes })
  second = await server.another()
})
afterEach(closeAll)
afterAll(() => server.close())

const centre = () => server.world.centre

it('receives each missed event once, from any server process', async () => {
  const before = await listening(centre().teacher)
  const witnesses = [
    await listening(centre().teacher),
    await listening(centre().teacher, { url: second.url }),
  ]
  const texts = ['heard', 'missed 1', 'missed 2']
  await announce(centre().teacher, 'heard')
  await nextEvent(before)
  const lastEventId = before.lastId()
  await before.close()
  for (const text of ['missed 1', 'missed 2']) await announce(centre().manager, text)
  // Wait until every process has received it.
  for (const witness of witnesses)
    for (const text of texts) expect(await nextEvent(witness)).toMatchObject({ data: { text } })
  for (const url of [server.url, second.url]) {
    const resumed = await listen(centre().teacher, { url, lastEventId })
    expect(await nextEvent(resumed)).toMatchObject({ data: { text: 'missed 1' } })
    expect(await nextEvent(resumed)).toMatchObject({ data: { text: 'missed 2' } })
    expect(await resumed.untilReady()).toEqual(['ready'])
  }
})

it('receives ten seconds of events once, including those written while it reconnects', async () => {
  const before = await listening(centre().teacher)
  await announce(centre().manager, 'heard')
  await nextEvent(before)
  const lastEventId = before.lastId()
  await before.close()
  const missed = Array.from({ length: 30 }, (_, i) => `missed ${i}`)
  for (const text of missed) await announce(centre().manager, text)
  server.world.clock.pass(10 / 60)
  const meanwhile = Array.from({ length: 10 }, (_, i) => `meanwhile ${i}`)
  const writing = Promise.all(meanwhile.map((text) => announce(centre().manager, text)))
  const resumed = await listen(centre().teacher, { lastEventId })
  await writing
  await announce(centre().manager, 'the last')
  const received: string[] = []
  while (received.at(-1) !== 'the last')
    received.push(((await nextEvent(resumed)).data as { text: string }).text)
  expect(received.slice(0, missed.length)).toEqual(missed)
  // Concurrent events have no defined order.
  expect(received.slice(missed.length, -1).sort()).toEqual(meanwhile)
})

it('is reset after its server restarts, and continues', async () => {
  const third = await server.another()
  const witness = await listening(centre().teacher)
  const before = await listening(centre().teacher, { url: third.url })
  await announce(centre().manager, 'heard')
  await nextEvent(before)
  await third.close()
  expect(await before.next('reset')).toBe('ended')
  await announce(centre().manager, 'while it was away')
  // The old process stops before the new one listens.
  for (const text of ['heard', 'while it was away'])
    expect(await nextEvent(witness)).toMatchObject({ data: { text } })
  const { url } = await server.another()
  const resumed = await listen(centre().teacher, { url, lastEventId: before.lastId() })
  expect(await resumed.untilReady()).toEqual(['reset', 'ready'])
  await announce(centre().manager, 'heard again')
  expect(await nextEvent(resumed)).toMatchObject({ data: { text: 'heard again' } })
})

it('is reset when its missed events are no longer kept', async () => {
  const resumed = await listen(centre().teacher, { lastEventId: 'of-another-time' })
  expect(await resumed.untilReady()).toEqual(['reset', 'ready'])
})

it('cannot resume from an event of another centre', async () => {
  const theirs = await listening(server.world.other.teacher)
  await announce(server.world.other.teacher, 'theirs')
  await nextEvent(theirs)
  const resumed = await listen(centre().teacher, { lastEventId: theirs.lastId() })
  expect(await resumed.untilReady()).toEqual(['reset', 'ready'])
})

it('starts with the events since it was loaded, if they are kept', async () => {
  server.world.clock.pass(1)
  const since = server.world.clock.now().getTime()
  const witness = await listening(centre().teacher)
  await announce(centre().teacher, 'while it loaded')
  await nextEvent(witness)
  const opened = await listen(centre().teacher, { since })
  expect(await nextEvent(opened)).toMatchObject({ data: { text: 'while it loaded' } })
  expect(await opened.untilReady()).toEqual(['ready'])
  const earlier = await listen(centre().teacher, { since: since - 3_600_000 })
  expect(await earlier.untilReady()).toEqual(['reset', 'ready'])
})

it('is reset when a server process starts, because the previous one may have died with unsent events', async () => {
  const reader = await listening(centre().teacher)
  await server.another()
  expect(await reader.next('reset')).toMatchObject({ data: { within: 10_000 } })
})
