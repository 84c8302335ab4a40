import { message, messageMessages } from '@daybook/contract/message/message.contract.ts'
import { visitorMessages } from '@daybook/contract/visitor/visitor.contract.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { type Person, worldNow } from '@daybook/testkit/world.ts'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { NewEvent, Publish } from '../../platform/live/live.event.ts'
import { sendMessages } from './message.send.queries.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterEach(async () => {
  server.world.clock.set(worldNow)
  await server.world.build(server.world.centre.tenantId, (_, tx) => tx.deleteFrom('message').execute())
})
afterAll(() => server.close())

const teacher = () => server.as(server.world.centre.teacher)
const manager = () => server.as(server.world.centre.manager)

function notice(title: string, ...to: Person[]) {
  const params = { title, text: 'At eleven, everybody on the lawn' }
  const link = '/pages/home/children-list'
  return { params, to: to.map((person) => person.id), link, causeId: server.world.ids() }
}

/** Sends the messages and returns the events. */
async function send(...messages: ReturnType<typeof notice>[]) {
  const { world } = server
  const events: NewEvent[] = []
  const publish: Publish = (event) => void events.push(event)
  await world.build(world.centre.tenantId, (_, tx) =>
    sendMessages({ tx, ids: world.ids, clock: world.clock, publish }, messageMessages.notice, messages),
  )
  return events
}

it('reaches only its recipients', async () => {
  const { centre, other } = server.world
  await send(notice('Fire drill', centre.teacher))
  expect((await teacher().call(message, 'listMessages', {})).data.records).toMatchObject([
    {
      kind: 'message.notice',
      params: { title: 'Fire drill' },
      link: '/pages/home/children-list',
      sentAt: worldNow,
      readAt: null,
    },
  ])
  expect((await manager().call(message, 'listMessages', {})).data.total).toBe(0)
  expect((await server.as(other.teacher).call(message, 'listMessages', {})).data.total).toBe(0)
})

it('has a title in the language of the reader and what it is about, for other clients', async () => {
  const { tenantId, teacher: hana } = server.world.centre
  await send(notice('Fire drill', hana))
  server.world.clock.pass(1)
  const params = { visitorName: 'Rua', company: '', purpose: 'The meter' }
  const arrived = { params, to: [hana.id], link: null, causeId: server.world.ids() }
  const { ids, clock } = server.world
  await server.world.build(tenantId, (_, tx) =>
    sendMessages({ tx, ids, clock, publish: () => undefined }, visitorMessages.arrived, [arrived]),
  )
  const said = async (language: string) => {
    const headers = { 'Accept-Language': language }
    const { data } = await teacher().call(message, 'listMessages', {}, { headers })
    return data.records.map(({ title, text }) => [title, text])
  }
  const drill = ['Fire drill', 'Fire drill · At eleven, everybody on the lawn']
  expect(await said('en-NZ')).toEqual([['A visitor has arrived', 'Rua · The meter'], drill])
  expect(await said('zh-CN')).toEqual([['有访客到访', 'Rua · The meter'], drill])
})

it('is sent once for each cause, even in parallel', async () => {
  const { centre } = server.world
  const one = notice('Fire drill', centre.teacher, centre.manager)
  const events = await Promise.all([send(one), send(one), send(one)])
  const people = [centre.teacher.id, centre.manager.id]
  expect(events.flat()).toEqual([{ operation: 'message.changed', to: { people }, data: null }])
  expect((await teacher().call(message, 'countUnreadMessages', {})).data).toEqual({ unread: 1 })
  expect((await manager().call(message, 'countUnreadMessages', {})).data).toEqual({ unread: 1 })
})

it('is listed newest first, in pages', async () => {
  const { clock, centre } = server.world
  for (const title of ['one', 'two', 'three']) {
    await send(notice(title, centre.teacher))
    clock.pass(1)
  }
  const titles = async (current: number) => {
    const { data } = await teacher().call(message, 'listMessages', { current, size: 2 })
    return [data.pages, ...data.records.map((record) => record.params.title)]
  }
  expect(await titles(1)).toEqual([2, 'three', 'two'])
  expect(await titles(2)).toEqual([2, 'one'])
})

it('stays unread when it is only fetched', async () => {
  await send(notice('Fire drill', server.world.centre.teacher))
  const [first] = (await teacher().call(message, 'listMessages', {})).data.records
  const id = first?.id ?? ''
  expect(first).toMatchObject((await teacher().call(message, 'getMessage', { id })).data)
  expect((await manager().call(message, 'getMessage', { id })).error).toBe('NOT_FOUND')
  expect((await teacher().call(message, 'countUnreadMessages', {})).data).toEqual({ unread: 1 })
})

it('is marked as read when opened, and keeps the first time', async () => {
  const { clock, centre } = server.world
  await send(notice('Fire drill', centre.teacher), notice('Lost hat', centre.teacher))
  const [first] = (await teacher().call(message, 'listMessages', {})).data.records
  clock.pass(1)
  const id = first?.id ?? ''
  const opened = await teacher().call(message, 'readMessage', { id })
  expect(opened.data.readAt).toBe('2026-11-17T21:43:00.000Z')
  clock.pass(1)
  expect((await teacher().call(message, 'readMessage', { id })).data).toEqual(opened.data)
  expect((await teacher().call(message, 'countUnreadMessages', {})).data).toEqual({ unread: 1 })
})

it('cannot be opened by anybody else', async () => {
  await send(notice('Fire drill', server.world.centre.teacher))
  const [first] = (await teacher().call(message, 'listMessages', {})).data.records
  const answer = await manager().call(message, 'readMessage', { id: first?.id ?? '' })
  expect(answer.error).toBe('NOT_FOUND')
  expect((await teacher().call(message, 'countUnreadMessages', {})).data).toEqual({ unread: 1 })
})

it('can be marked as read together with all others of the person', async () => {
  const { centre } = server.world
  await send(notice('one', centre.teacher, centre.manager), notice('two', centre.teacher))
  expect((await teacher().call(message, 'readAllMessages', {})).data).toEqual({ read: 2 })
  expect((await teacher().call(message, 'readAllMessages', {})).data).toEqual({ read: 0 })
  expect((await manager().call(message, 'countUnreadMessages', {})).data).toEqual({ unread: 1 })
})
