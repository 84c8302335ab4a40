// Messages between colleagues: who reads them, what is unread, what is told outside the app, and taking back.
import { conversation } from '@daybook/contract/conversation/conversation.contract.ts'
import { keepPostsFor } from '@daybook/contract/conversation/conversation.rules.ts'
import type { CallOf } from '@daybook/contract/kernel/feature.ts'
import { message } from '@daybook/contract/message/message.contract.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { conversationAlerts } from './conversation.handlers.ts'
import { forgetPosts } from './conversation.write.queries.ts'

let server: TestServer
let rua: string
beforeAll(async () => {
  server = await testServer()
})
beforeEach(async () => {
  await server.reset()
  rua = await server.world.build(server.world.centre.tenantId, (make) =>
    make.staff({ account: 'rua', realName: 'Rua Reliever', roles: ['teacher'] }),
  )
})
afterAll(() => server.close())

const centre = () => server.world.centre
const teacher = () => server.as(centre().teacher)
const manager = () => server.as(centre().manager)
const pass = (minutes: number) => server.world.clock.pass(minutes)

async function write(
  by: ReturnType<typeof teacher>,
  over: Partial<CallOf<typeof conversation.operations.write>>,
) {
  pass(1)
  return by.call(conversation, 'write', { id: server.world.ids(), text: 'Can you swap on Friday?', ...over })
}
const lines = async (who: ReturnType<typeof teacher>, text?: string) =>
  (await who.call(conversation, 'listConversations', text ? { text } : {})).data.records
const unread = async (who: ReturnType<typeof teacher>) =>
  (await who.call(message, 'countUnreadMessages', {})).data.unread
const toManager = () => write(teacher(), { people: [centre().manager.id] })

describe('a message', () => {
  it('is read by its people alone, whatever the rights of others', async () => {
    const { conversationId: id } = (await write(manager(), { people: [rua] })).data
    expect(await lines(teacher())).toEqual([])
    expect(await teacher().call(conversation, 'getConversation', { id })).toMatchObject({ status: 404 })
    expect(await write(teacher(), { conversationId: id })).toMatchObject({ status: 404 })
    expect(await teacher().call(conversation, 'readConversation', { id })).toMatchObject({ status: 404 })
    expect(
      await server.as(server.world.other.manager).call(conversation, 'getConversation', { id }),
    ).toMatchObject({
      status: 404,
    })
  })

  it('stands in the one conversation of the same people, which both answer', async () => {
    const first = (await toManager()).data
    const answer = (await write(manager(), { people: [centre().teacher.id], text: 'Yes' })).data
    expect(answer.conversationId).toBe(first.conversationId)
    const { data } = await teacher().call(conversation, 'getConversation', { id: first.conversationId })
    expect(data.posts.map(({ by, text }) => [by.name, text])).toEqual([
      ['Hana Teacher', 'Can you swap on Friday?'],
      ['Mere Manager', 'Yes'],
    ])
    const withRua = (await write(teacher(), { people: [centre().manager.id, rua] })).data
    expect(withRua.conversationId).not.toBe(first.conversationId)
  })

  it('counts in the one counter until it is read, and its author sees who has read it', async () => {
    const { conversationId: id } = (await toManager()).data
    await write(teacher(), { conversationId: id, text: 'Or on Monday?' })
    expect(await unread(manager())).toBe(1)
    expect(await lines(manager())).toMatchObject([{ unread: 2, last: { text: 'Or on Monday?' } }])
    const readBy = async () =>
      (await teacher().call(conversation, 'getConversation', { id })).data.posts.map((post) =>
        post.readBy.map(({ name }) => name),
      )
    expect(await readBy()).toEqual([[], []])
    await manager().call(conversation, 'readConversation', { id })
    expect(await readBy()).toEqual([['Mere Manager'], ['Mere Manager']])
    expect(await unread(manager())).toBe(0)
    expect(await lines(manager())).toMatchObject([{ unread: 0 }])
    await write(teacher(), { conversationId: id, text: 'Thanks' })
    expect(await unread(manager())).toBe(1)
    expect(await unread(teacher())).toBe(0)
  })

  it('is told in the list of messages without a word of it, and leads to its conversation', async () => {
    const { conversationId } = (
      await write(teacher(), { people: [centre().manager.id], text: 'Tama has a rash' })
    ).data
    const { data } = await manager().call(message, 'listMessages', {})
    expect(data.records).toMatchObject([
      { kind: 'conversation.posted', link: `/pages/home/conversation?id=${conversationId}` },
    ])
    expect(JSON.stringify(data.records)).not.toContain('Tama')
    // Mail and push say the same of every message.
    expect(Object.values(conversationAlerts.posted.words).every((words) => typeof words === 'string')).toBe(
      true,
    )
  })

  it('is found by its words and by names, with or without macrons', async () => {
    await write(teacher(), { people: [centre().manager.id], text: 'Kōrero about the trip' })
    expect(await lines(manager(), 'korero')).toHaveLength(1)
    expect(await lines(manager(), 'hana')).toHaveLength(1)
    expect(await lines(manager(), '100%')).toEqual([])
  })

  it('goes to people who work here and may read it, and not to oneself alone', async () => {
    expect(await write(teacher(), { people: [server.world.other.manager.id] })).toMatchObject({
      status: 404,
      error: 'STAFF_NOT_FOUND',
    })
    expect(await write(teacher(), { people: [centre().teacher.id] })).toMatchObject({
      error: 'NOBODY_TO_WRITE_TO',
    })
    expect(await write(teacher(), { people: [rua], text: 'x'.repeat(2001) })).toMatchObject({ status: 400 })
    expect(await write(teacher(), { people: [rua], conversationId: rua })).toMatchObject({ status: 400 })
  })
})

describe('a message to a room', () => {
  const roomId = () => centre().under2.id

  it('goes to those whose room it is and to those who work there now', async () => {
    const { tenantId } = centre()
    await server.world.build(tenantId, (make) =>
      make.work(rua, { day: '2026-11-18', signedInAt: '2026-11-17T19:00:00Z', roomId: roomId() }),
    )
    const { conversationId: id } = (await write(manager(), { roomId: roomId() })).data
    const { data } = await manager().call(conversation, 'getConversation', { id })
    expect(data.room).not.toBeNull()
    expect(data.others.map(({ name }) => name)).toContain('Rua Reliever')
    expect(data.others.map(({ name }) => name)).not.toContain('Mere Manager')
  })

  it('is refused where nobody else works, and for another centre’s room', async () => {
    expect(await write(teacher(), { roomId: server.world.other.under2.id })).toMatchObject({
      status: 404,
      error: 'ROOM_NOT_FOUND',
    })
  })
})

describe('its author', () => {
  it('takes it back, and with the last unread one nothing waits any more', async () => {
    const { conversationId, post: first } = (await toManager()).data
    const { post: second } = (await write(teacher(), { conversationId, text: 'Or on Monday?' })).data
    await teacher().call(conversation, 'takeBack', { id: first.id })
    expect(await unread(manager())).toBe(1)
    await teacher().call(conversation, 'takeBack', { id: second.id })
    expect(await lines(manager())).toMatchObject([{ unread: 0 }])
    expect(await unread(manager())).toBe(0)
    await write(teacher(), { conversationId, text: 'Swap?' })
    expect(await unread(manager())).toBe(1)
  })

  it('takes it back for a quarter of an hour, and that there was one still shows', async () => {
    const { conversationId: id, post } = (await toManager()).data
    expect(await manager().call(conversation, 'takeBack', { id: post.id })).toMatchObject({ status: 404 })
    expect(await teacher().call(conversation, 'takeBack', { id: post.id })).toMatchObject({ status: 200 })
    const { data } = await manager().call(conversation, 'getConversation', { id })
    expect(data.posts).toMatchObject([{ text: null, by: { name: 'Hana Teacher' } }])
    expect(await lines(manager())).toMatchObject([{ unread: 0, last: { text: null } }])
    expect(await lines(manager(), 'Friday')).toEqual([])
    const late = (await write(teacher(), { conversationId: id })).data.post
    pass(15)
    expect(await teacher().call(conversation, 'takeBack', { id: late.id })).toMatchObject({
      status: 409,
      error: 'TOO_LATE',
    })
  })
})

it('messages of more than a year ago are forgotten', async () => {
  const { conversationId: id } = (await toManager()).data
  const forget = (after: number) =>
    server.world.build(centre().tenantId, (_, tx) =>
      forgetPosts(tx, new Date(server.world.clock.now().getTime() + after - keepPostsFor)),
    )
  await forget(keepPostsFor - 60_000)
  expect(await teacher().call(conversation, 'getConversation', { id })).toMatchObject({ status: 200 })
  await forget(keepPostsFor)
  expect(await teacher().call(conversation, 'getConversation', { id })).toMatchObject({ status: 404 })
})
