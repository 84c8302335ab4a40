// The behaviour of all kinds of publications, tested with policies and meetings.
import { file } from '@daybook/contract/file/file.contract.ts'
import { meeting } from '@daybook/contract/meeting/meeting.kind.ts'
import { policy } from '@daybook/contract/policy/policy.kind.ts'
import { aDocument, aPicture } from '@daybook/testkit/pictures.ts'
import { publications, sunPolicy } from '@daybook/testkit/publications.ts'
import { everybody } from '@daybook/testkit/receipts.ts'
import { type Caller, type TestServer, testServer } from '@daybook/testkit/server.ts'
import { worldNow } from '@daybook/testkit/world.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { forgetFiles } from '../file/file.jobs.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterEach(() => server.reset())
afterAll(() => server.close())

const { teacher, manager, publishPolicy, furtherVersion, callMeeting, messagesOf } = publications(
  () => server,
)

describe('publishing', () => {
  it('asks everybody in the audience, and confirms it for the publisher', async () => {
    const { status, data } = await publishPolicy()
    expect(status).toBe(200)
    expect(data).toMatchObject({
      author: { name: 'Mere Manager' },
      state: 'published',
      version: 1,
      revision: 1,
      own: { answer: 'confirmed', readAt: worldNow },
      counts: { people: 2, read: 1, confirmed: 1, declined: 0 },
      can: ['change', 'withdraw', 'remind', 'seePeople'],
    })
    const { data: read } = await teacher().call(policy, 'get', { id: data.id })
    expect(read).toMatchObject({ own: { readAt: null, answer: null }, counts: null, can: ['answer'] })
    expect(await messagesOf(teacher(), data.id)).toEqual([['receipt.published', '']])
    expect(await messagesOf(manager(), data.id)).toEqual([])
  })

  it('is for managers, and visible only to its audience', async () => {
    const { centre } = server.world
    const none = await teacher().call(policy, 'publish', {
      id: server.world.ids(),
      detail: sunPolicy,
      audience: everybody,
    })
    expect(none.status).toBe(403)
    const onlyManagers = { to: 'roles', roles: 'manager' } as const
    const { data } = await publishPolicy({}, { audience: onlyManagers })
    expect((await teacher().call(policy, 'get', { id: data.id })).status).toBe(404)
    expect((await teacher().call(policy, 'list', {})).data.total).toBe(0)
    const onlyTeacher = { to: 'people', people: [centre.teacher.id] } as const
    const { data: theirs } = await publishPolicy({}, { audience: onlyTeacher })
    expect(theirs).toMatchObject({
      own: null,
      counts: { people: 1 },
      names: { [centre.teacher.id]: 'Hana Teacher' },
    })
    expect((await manager().call(policy, 'confirm', { id: theirs.id })).status).toBe(403)
  })

  it('refuses each invalid field, and writes nothing', async () => {
    const id = server.world.ids()
    const wrong = await publishPolicy({ text: '<script>x()</script>', reviewOn: '2026-11-01' }, { id })
    expect(wrong).toMatchObject({ status: 400, error: 'VALIDATION_FAILED' })
    expect(wrong.fields).toEqual({ 'detail.text': 'REQUIRED', 'detail.reviewOn': 'IN_PAST' })
    const nobody = await publishPolicy({}, { id, audience: { to: 'rooms', rooms: [] } })
    expect(nobody.fields).toEqual({ 'audience.rooms': 'REQUIRED' })
    const { toddlers } = server.world.centre
    const empty = await publishPolicy({}, { id, audience: { to: 'rooms', rooms: [toddlers.id] } })
    expect(empty).toMatchObject({ status: 400, fields: { 'audience.to': 'TOO_FEW' } })
    const others = { to: 'people', people: [server.world.other.teacher.id] }
    expect(await publishPolicy({}, { id, audience: others })).toMatchObject({
      status: 404,
      fields: { 'audience.people': 'NOT_THERE' },
    })
    expect((await manager().call(policy, 'get', { id })).status).toBe(404)
  })

  it('the same publication again gets the same answer, and other content under its id is refused', async () => {
    const id = server.world.ids()
    const first = await publishPolicy({}, { id })
    expect((await publishPolicy({}, { id })).data).toEqual(first.data)
    expect(await publishPolicy({ title: 'Other' }, { id })).toMatchObject({ error: 'RECORD_EXISTS' })
    expect(await callMeeting({}, { id })).toMatchObject({ error: 'RECORD_EXISTS' })
  })
})

describe('attachments', () => {
  const uploaded = async (sent: File, by: Caller = manager()) => {
    server.world.clock.pass(1)
    return (await by.call(file, 'putFile', { file: sent })).data.attachId
  }
  const statusOf = async (link = '') => (await fetch(server.url + link)).status

  it('come with the publication, only for its readers, and are kept', async () => {
    const attachments = [await uploaded(aPicture()), await uploaded(aDocument())]
    const { data } = await publishPolicy({ attachments })
    server.world.clock.pass(48 * 60)
    await server.run(forgetFiles(server.storage), server.world.centre.tenantId)
    const { files } = (await teacher().call(policy, 'get', { id: data.id })).data
    expect(files).toMatchObject([{ id: attachments[0] }, { id: attachments[1], name: 'letter.pdf' }])
    expect(await Promise.all(files.map(({ link }) => statusOf(link)))).toEqual([200, 200])
    const onlyManagers = { to: 'roles', roles: 'manager' } as const
    const letter = await uploaded(aDocument())
    const { data: theirs } = await callMeeting({ attachments: [letter] }, { audience: onlyManagers })
    expect(theirs.files).toMatchObject([{ id: letter }])
    expect((await teacher().call(meeting, 'get', { id: theirs.id })).status).toBe(404)
  })

  it('that a further version removes are no longer shown', async () => {
    const [first, second] = [await uploaded(aPicture()), await uploaded(aPicture())]
    const { data } = await publishPolicy({ attachments: [first] })
    const changed = await furtherVersion(data, { attachments: [second] })
    expect(changed.data.files.map(({ id }) => id)).toEqual([second])
  })

  it('of other people, publications or centres are refused at their field, and nothing is stored', async () => {
    const id = server.world.ids()
    const notThere = { status: 404, fields: { 'detail.attachments': 'NOT_THERE' } }
    const taken = await uploaded(aPicture())
    expect((await publishPolicy({ attachments: [taken] })).status).toBe(200)
    const others = await uploaded(aPicture(), teacher())
    const elsewhere = await uploaded(aPicture(), server.as(server.world.other.manager))
    for (const file of [taken, others, elsewhere])
      expect(await publishPolicy({ attachments: [file] }, { id })).toMatchObject(notThere)
    expect((await manager().call(policy, 'get', { id })).status).toBe(404)
  })
})

describe('reading and answering', () => {
  it('is stored once for each version', async () => {
    const { data } = await publishPolicy()
    server.world.clock.pass(60)
    const read = await teacher().call(policy, 'markRead', { id: data.id })
    server.world.clock.pass(60)
    await teacher().call(policy, 'markRead', { id: data.id })
    const confirmed = await teacher().call(policy, 'confirm', { id: data.id, version: 1 })
    expect(confirmed.data).toMatchObject({
      own: { readAt: read.data.own?.readAt, answer: 'confirmed' },
      can: [],
    })
    server.world.clock.pass(60)
    expect((await teacher().call(policy, 'confirm', { id: data.id })).data).toEqual(confirmed.data)
    expect((await manager().call(policy, 'get', { id: data.id })).data.counts).toMatchObject({
      read: 2,
      confirmed: 2,
    })
  })

  it('at the moment of a further version counts for the old version, or is refused as replaced', async () => {
    const { data } = await publishPolicy()
    const [, answered] = await Promise.all([
      furtherVersion(data),
      teacher().call(policy, 'confirm', { id: data.id, version: 1 }),
    ])
    expect([undefined, 'VERSION_REPLACED']).toContain(answered.error)
    const { data: now } = await teacher().call(policy, 'get', { id: data.id })
    expect(now).toMatchObject({ version: 2, own: { answer: null } })
  })

  it('of an old version is refused, and nothing changes', async () => {
    const { data } = await publishPolicy()
    await furtherVersion(data)
    expect(await teacher().call(policy, 'confirm', { id: data.id, version: 1 })).toMatchObject({
      status: 409,
      error: 'VERSION_REPLACED',
    })
    const { data: now } = await teacher().call(policy, 'get', { id: data.id })
    expect(now).toMatchObject({ version: 2, changes: 'Hats all year', own: { readAt: null, answer: null } })
    expect(now.versions).toMatchObject([
      { version: 2, changes: 'Hats all year', by: { name: 'Mere Manager' } },
      { version: 1, changes: null },
    ])
    expect((await teacher().call(policy, 'confirm', { id: data.id, version: 2 })).status).toBe(200)
  })

  it('to an invitation can change, and the author is notified with the comment', async () => {
    const { data } = await callMeeting()
    const declined = await teacher().call(meeting, 'answer', {
      id: data.id,
      status: 'declined',
      mark: 'On leave',
    })
    expect(declined.data).toMatchObject({
      own: { answer: 'declined', comment: 'On leave' },
      counts: { confirmed: 1, declined: 1 },
      can: ['answer', 'seePeople'],
    })
    expect(await messagesOf(manager(), data.id)).toEqual([['receipt.declined', 'On leave']])
    await teacher().call(meeting, 'answer', { id: data.id, status: 'confirmed' })
    const { people } = (await teacher().call(meeting, 'listReceipts', { id: data.id })).data
    expect(people.map(({ person, answer, comment }) => [person.name, answer, comment])).toEqual([
      ['Hana Teacher', 'confirmed', null],
      ['Mere Manager', 'confirmed', null],
    ])
  })

  it('sent twice at once notifies the author once; the second of two withdrawals gets the name of the first', async () => {
    const { data } = await callMeeting()
    const no = { id: data.id, status: 'declined', mark: 'On leave' } as const
    const twice = await Promise.all([no, no].map((sent) => teacher().call(meeting, 'answer', sent)))
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    expect(await messagesOf(manager(), data.id)).toEqual([['receipt.declined', 'On leave']])
    const off = { id: data.id, mark: 'Too many are ill' }
    const other = { ...off, mark: 'Another day' }
    const both = await Promise.all([off, other].map((sent) => manager().call(meeting, 'withdraw', sent)))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)).toMatchObject({
      error: 'PUBLICATION_WITHDRAWN',
      about: { byName: 'Mere Manager' },
    })
  })

  it('is refused after a withdrawal, with the name of who withdrew it', async () => {
    const { data } = await callMeeting()
    server.world.clock.pass(1)
    await manager().call(meeting, 'withdraw', { id: data.id, mark: 'Too many are ill' })
    expect(await teacher().call(meeting, 'answer', { id: data.id, status: 'confirmed' })).toMatchObject({
      status: 409,
      error: 'PUBLICATION_WITHDRAWN',
      about: { byName: 'Mere Manager' },
    })
    const { data: off } = await teacher().call(meeting, 'get', { id: data.id })
    expect(off).toMatchObject({
      state: 'withdrawn',
      withdrawn: { comment: 'Too many are ill' },
      own: { answer: null },
      can: ['seePeople'],
    })
    expect(await messagesOf(teacher(), data.id)).toEqual([
      ['receipt.withdrawn', 'Too many are ill'],
      ['receipt.published', ''],
    ])
    const again = await callMeeting({ where: 'Hall' }, { id: data.id, revision: off.revision })
    expect(again).toMatchObject({ error: 'PUBLICATION_WITHDRAWN' })
  })
})

describe('a change', () => {
  it('of the time asks again; another change keeps the answers and is read again', async () => {
    const { data } = await callMeeting()
    await teacher().call(meeting, 'answer', { id: data.id, status: 'confirmed' })
    server.world.clock.pass(1)
    const hall = await callMeeting({ where: 'Hall' }, { id: data.id, revision: 1, changes: 'In the hall' })
    expect(hall.data).toMatchObject({ version: 1, revision: 2, counts: { confirmed: 2, read: 1 } })
    server.world.clock.pass(1)
    const later = { where: 'Hall', startsAt: '2026-11-20T04:30:00.000Z' }
    const moved = await callMeeting(later, { id: data.id, revision: 2, changes: 'A day later' })
    expect(moved.data).toMatchObject({ version: 2, revision: 3, counts: { confirmed: 1 } })
    expect(await messagesOf(teacher(), data.id)).toEqual([
      ['receipt.changed', 'A day later'],
      ['receipt.changed', 'In the hall'],
      ['receipt.published', ''],
    ])
  })

  it('of a policy needs a note on what changed', async () => {
    const { data } = await publishPolicy()
    const wordless = { id: data.id, revision: data.revision }
    expect(await publishPolicy({ title: 'Hats' }, wordless)).toMatchObject({
      status: 400,
      fields: { changes: 'REQUIRED' },
    })
    expect((await manager().call(policy, 'get', { id: data.id })).data.version).toBe(1)
  })

  it('by two people at once is refused for the second', async () => {
    const { data } = await publishPolicy()
    const both = await Promise.all([furtherVersion(data), furtherVersion(data, { title: 'Hats' })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)).toMatchObject({ error: 'RECORD_CHANGED' })
    expect((await manager().call(policy, 'get', { id: data.id })).data.version).toBe(2)
  })
})
