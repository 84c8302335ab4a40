import { activity } from '@daybook/contract/activity/activity.contract.ts'
import { message } from '@daybook/contract/message/message.contract.ts'
import { notice } from '@daybook/contract/notice/notice.kind.ts'
import { noticeConfirmation } from '@daybook/contract/noticeConfirmation/noticeConfirmation.kind.ts'
import { register } from '@daybook/contract/register/register.contract.ts'
import { today } from '@daybook/contract/today/today.contract.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { releaseNotices } from './notice.release.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const manager = () => server.as(server.world.centre.manager)
const teacher = () => server.as(server.world.centre.teacher)
const write = (over: object = {}) =>
  manager().call(notice, 'submit', { title: 'Sunhats', category: '3', content: 'From Monday.', ...over })
const titles = async () => (await teacher().call(notice, 'list', {})).data.records.map(({ title }) => title)
const told = async () =>
  (await teacher().call(message, 'listMessages', {})).data.records.map(({ kind, params }) => [
    kind,
    params.title,
  ])

it('goes out at once without a release time, pinned before new', async () => {
  await write({ title: 'Pinned', isPinned: 1 })
  server.world.clock.set('2026-11-17T21:43:00.000Z')
  const { data } = await write()
  expect(data).toMatchObject({ categoryName: 'Reminder', audience: 'all', status: '1' })
  expect(await titles()).toEqual(['Pinned', 'Sunhats'])
  expect(await told()).toEqual([
    ['notice.released', 'Sunhats'],
    ['notice.released', 'Pinned'],
  ])
})

it('waits for its time, and is told once', async () => {
  const { data } = await write({ releaseTime: '2026-11-18T02:00:00.000Z' })
  expect(await titles()).toEqual([])
  expect((await teacher().call(notice, 'get', { id: data.id })).status).toBe(404)
  expect((await teacher().call(register, 'listChanges', { of: 'notice', id: data.id })).status).toBe(404)
  expect((await manager().call(notice, 'list', {})).data.total).toBe(1)
  server.world.clock.set('2026-11-18T02:00:10.000Z')
  const run = () => server.run(releaseNotices, server.world.centre.tenantId)
  await run()
  await run()
  expect(await titles()).toEqual(['Sunhats'])
  expect(await told()).toHaveLength(1)
})

it('shows nobody but managers what it was before, when it may have been for others', async () => {
  const only = { audience: 'people', people: server.world.centre.manager.id }
  const { data } = await write({ title: 'Redundancies', content: 'One of us has to go.', ...only })
  await write({ id: data.id, audience: 'all', people: null })
  const historyFor = async (by: ReturnType<typeof teacher>) =>
    (await by.call(register, 'listChanges', { of: 'notice', id: data.id })).data
  expect(await historyFor(manager())).toMatchObject([
    { step: 'changed', before: { title: 'Redundancies', audience: 'people' } },
    { step: 'added' },
  ])
  const seen = await historyFor(teacher())
  expect(seen).toMatchObject([{ step: 'changed', before: null }, { step: 'added' }])
  expect(JSON.stringify(seen)).not.toContain('Redundancies')
})

it('is read by nobody but managers when it was removed before its time', async () => {
  const { data } = await write({ title: 'Redundancies', releaseTime: '2026-11-18T02:00:00.000Z' })
  await manager().call(notice, 'remove', { ids: data.id })
  server.world.clock.set('2026-11-18T02:00:10.000Z')
  expect((await teacher().call(notice, 'get', { id: data.id })).status).toBe(404)
  expect((await teacher().call(notice, 'list', { status: '2' })).data.records).toEqual([])
  expect((await teacher().call(register, 'listChanges', { of: 'notice', id: data.id })).status).toBe(404)
  expect((await manager().call(notice, 'list', { status: '2' })).data.total).toBe(1)
})

it('says in messages and feed what it was corrected to, and leaves them when it is removed', async () => {
  const { data } = await write({ title: 'Closed on Monday' })
  const cards = async () =>
    (await teacher().call(activity, 'list', {})).data.records.map(({ params }) => params.title)
  const unread = async () => (await teacher().call(message, 'countUnreadMessages', {})).data.unread
  await write({ id: data.id, title: 'Closed on Tuesday' })
  expect(await told()).toEqual([['notice.released', 'Closed on Tuesday']])
  expect(await cards()).toEqual(['Closed on Tuesday'])
  expect(await unread()).toBe(1)
  await manager().call(notice, 'remove', { ids: data.id })
  expect(await cards()).toEqual([])
  expect(await unread()).toBe(0)
})

it('is refused for the past, but keeps a release time that has passed', async () => {
  expect(await write({ releaseTime: '2026-11-17T10:00:00.000Z' })).toMatchObject({
    status: 422,
    error: 'NOTICE_IN_PAST',
    fields: { releaseTime: 'IN_PAST' },
  })
  const { data } = await write()
  server.world.clock.set('2026-11-17T22:43:00.000Z')
  const { releaseTime } = data
  expect((await write({ id: data.id, title: 'Hats', releaseTime })).status).toBe(200)
})

it('keeps of its text what the allow list names', async () => {
  const content =
    '<h2>Hats</h2><p onclick="go()">Bring <b>one</b><script>go()</script></p><img src=x onerror=go()>'
  const { data } = await write({ content })
  expect(data.content).toBe('<h2>Hats</h2><p>Bring <strong>one</strong></p>')
  expect(await write({ content: '<script>go()</script>' })).toMatchObject({ fields: { content: 'REQUIRED' } })
})

it('is read by those alone that it is for', async () => {
  const { under2, teacher: hana } = server.world.centre
  const toOthers = [
    { audience: 'roles', roles: 'manager' },
    { audience: 'rooms', rooms: under2.id },
  ] as const
  for (const audience of toOthers) await write(audience)
  await write({ title: 'Hana', audience: 'people', people: hana.id })
  expect(await titles()).toEqual(['Hana'])
  expect(await told()).toEqual([['notice.released', 'Hana']])
  await server.world.build('100001', (_, tx) =>
    tx.updateTable('staff').set({ roomId: under2.id }).where('id', '=', hana.id).execute(),
  )
  expect(await titles()).toHaveLength(2)
  expect(await write({ audience: 'people' })).toMatchObject({ fields: { people: 'REQUIRED' } })
})

it('asks for a confirmation from its release on, and reminds those alone who have not', async () => {
  const waiting = async () => (await teacher().call(today, 'countRequests', {})).data.receipts
  const { data } = await write({ releaseTime: '2026-11-18T02:00:00.000Z', asksConfirmation: 1 })
  const { id } = data
  expect(await waiting()).toBe(0)
  expect((await teacher().call(noticeConfirmation, 'get', { id })).status).toBe(404)
  server.world.clock.set('2026-11-18T02:00:10.000Z')
  await server.run(releaseNotices, server.world.centre.tenantId)
  expect(await waiting()).toBe(1)
  const remind = async () =>
    (await manager().call(noticeConfirmation, 'remind', { id })).data.people.map(({ name }) => name)
  expect(await remind()).toContain('Hana Teacher')
  expect(await remind()).not.toContain('Mere Manager')
  expect((await teacher().call(noticeConfirmation, 'remind', { id })).status).toBe(403)
  const confirmed = await teacher().call(noticeConfirmation, 'confirm', { id, version: 1 })
  expect(confirmed.data).toMatchObject({ own: { answer: 'confirmed' }, can: [], counts: null })
  expect(await remind()).not.toContain('Hana Teacher')
  expect(await waiting()).toBe(0)
  const { people } = (await manager().call(noticeConfirmation, 'listReceipts', { id })).data
  expect(people.find(({ person }) => person.name === 'Hana Teacher')).toMatchObject({ answer: 'confirmed' })
})

it('may begin to ask later, and asks nobody once it is removed', async () => {
  const waiting = async () => (await teacher().call(today, 'countRequests', {})).data.receipts
  const { id } = (await write()).data
  expect(await waiting()).toBe(0)
  const asks = (asksConfirmation: number) => write({ id, asksConfirmation })
  server.world.clock.pass(1)
  await asks(1)
  expect(await waiting()).toBe(1)
  await asks(0)
  expect(await waiting()).toBe(0)
  await asks(1)
  expect(await waiting()).toBe(1)
  await manager().call(notice, 'remove', { ids: id })
  expect(await waiting()).toBe(0)
  expect(await teacher().call(noticeConfirmation, 'confirm', { id })).toMatchObject({
    error: 'PUBLICATION_WITHDRAWN',
  })
})

describe('the job that releases notices', () => {
  const two = '2026-11-18T02:00:00.000Z'
  const release = () => server.run(releaseNotices, server.world.centre.tenantId)
  const releaseAt = (instant: string) => {
    server.world.clock.set(instant)
    return release()
  }

  it('shows nobody a notice before its time, and notifies its audience alone once after', async () => {
    const { teacher: hana } = server.world.centre
    await write({ releaseTime: two, audience: 'people', people: hana.id })
    await write({ title: 'For managers', releaseTime: two, audience: 'roles', roles: 'manager' })
    const feed = async () => (await teacher().call(activity, 'list', {})).data.records.length
    const before = await feed()
    await releaseAt('2026-11-18T01:59:59.000Z')
    expect([await titles(), await told(), await feed()]).toEqual([[], [], before])
    await releaseAt(two)
    await releaseAt('2026-11-18T02:01:00.000Z')
    expect(await titles()).toEqual(['Sunhats'])
    expect(await told()).toEqual([['notice.released', 'Sunhats']])
    const { data } = await manager().call(message, 'listMessages', {})
    expect(data.records.map(({ params }) => params.title)).toEqual(['For managers'])
  })

  it('notifies once when two servers run it at the same moment', async () => {
    await write({ releaseTime: two })
    server.world.clock.set(two)
    await Promise.all([release(), release(), release()])
    expect(await told()).toHaveLength(1)
  })

  it('loses nothing when the server stops in the middle of it, and catches up at the next start', async () => {
    await write({ releaseTime: two })
    server.world.clock.set('2026-11-18T05:00:00.000Z')
    const { tenantId } = server.world.centre
    const stopped = server.run(
      {
        ...releaseNotices,
        run: async (context, payload) => {
          await releaseNotices.run(context, payload)
          throw new Error('The server stops')
        },
      },
      tenantId,
    )
    await expect(stopped).rejects.toThrow('The server stops')
    expect(await told()).toEqual([])
    const starting = server.jobs.filter((job) => 'atStart' in job && job.atStart)
    for (const job of starting) await server.run(job, tenantId)
    expect(await told()).toEqual([['notice.released', 'Sunhats']])
    await release()
    expect(await told()).toHaveLength(1)
  })

  it('goes by the time as it was last amended', async () => {
    const { id } = (await write({ releaseTime: two })).data
    await write({ id, releaseTime: '2026-11-18T04:00:00.000Z' })
    await releaseAt('2026-11-18T02:01:00.000Z')
    expect([await titles(), await told()]).toEqual([[], []])
    await write({ id, releaseTime: '2026-11-18T03:00:00.000Z' })
    await releaseAt('2026-11-18T03:00:00.000Z')
    expect([await titles(), await told()]).toEqual([['Sunhats'], [['notice.released', 'Sunhats']]])
    await releaseAt('2026-11-18T04:00:00.000Z')
    expect(await told()).toHaveLength(1)
  })

  it('notifies nobody of a notice that was removed before its time', async () => {
    const { id } = (await write({ releaseTime: two })).data
    await manager().call(notice, 'remove', { ids: id })
    await releaseAt(two)
    expect([await titles(), await told()]).toEqual([[], []])
  })
})
