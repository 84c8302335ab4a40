// Publications that wait for an answer: the counter, the list, reminders and the day's list.
import { meeting } from '@daybook/contract/meeting/meeting.kind.ts'
import { policy } from '@daybook/contract/policy/policy.kind.ts'
import { receipt } from '@daybook/contract/receipt/receipt.contract.ts'
import { today } from '@daybook/contract/today/today.contract.ts'
import { publications, staffMeeting } from '@daybook/testkit/publications.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { worldDay } from '@daybook/testkit/world.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterEach(() => server.reset())
afterAll(() => server.close())

const { teacher, manager, publishPolicy, furtherVersion, callMeeting, messagesOf } = publications(
  () => server,
)

describe('a waiting publication', () => {
  it('is counted, listed and reminded of until it is answered', async () => {
    const { data } = await publishPolicy()
    const { data: invitation } = await callMeeting()
    const waiting = async () => (await teacher().call(today, 'countRequests', {})).data.receipts
    expect(await waiting()).toBe(2)
    expect((await teacher().call(receipt, 'listAwaiting', {})).data.records).toMatchObject([
      { kind: 'meeting', title: 'Staff meeting', startsAt: staffMeeting.startsAt },
      { kind: 'policy', title: 'Sun care', startsAt: null },
    ])
    server.world.clock.pass(1)
    const reminded = await manager().call(policy, 'remind', { id: data.id })
    expect(reminded.data).toEqual({ people: [{ id: server.world.centre.teacher.id, name: 'Hana Teacher' }] })
    expect(await messagesOf(teacher(), data.id)).toEqual([
      ['receipt.reminded', ''],
      ['receipt.published', ''],
    ])
    await teacher().call(policy, 'confirm', { id: data.id })
    expect((await manager().call(policy, 'remind', { id: data.id })).data.people).toEqual([])
    expect(await waiting()).toBe(1)
    // A meeting that is over no longer waits.
    server.world.clock.set('2026-11-19T06:00:00.000Z')
    expect(await waiting()).toBe(0)
    expect((await teacher().call(meeting, 'list', { show: 'past' })).data.total).toBe(1)
    expect((await teacher().call(meeting, 'list', { show: 'coming' })).data.total).toBe(0)
    expect((await teacher().call(meeting, 'listMine', { show: 'waiting' })).data.records).toMatchObject([
      { id: invitation.id },
    ])
  })

  it('reminds once when two managers do it at the same moment', async () => {
    const { data } = await publishPolicy()
    const { tenantId } = server.world.centre
    const second = await server.world.build(tenantId, async (make) => {
      const id = await make.staff({ account: 'second', realName: 'Sina Second', roles: ['manager'] })
      return { tenantId, id, sessionId: await make.session(id, '2027-01-01T00:00:00Z') }
    })
    const callers = [manager(), server.as(second), manager(), server.as(second)]
    const answers = await Promise.all(callers.map((caller) => caller.call(policy, 'remind', { id: data.id })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const told = (await messagesOf(teacher(), data.id)).filter(([kind]) => kind === 'receipt.reminded')
    expect(told).toHaveLength(1)
  })

  it('shows managers who has not read and answered each version', async () => {
    const { data } = await publishPolicy()
    await teacher().call(policy, 'confirm', { id: data.id })
    await furtherVersion(data)
    await teacher().call(policy, 'markRead', { id: data.id })
    const people = async (version: number) =>
      (await manager().call(policy, 'listReceipts', { id: data.id, version })).data.people.map(
        ({ person, readAt, answer }) => [person.name, readAt !== null, answer],
      )
    expect(await people(1)).toEqual([
      ['Hana Teacher', true, 'confirmed'],
      ['Mere Manager', true, 'confirmed'],
    ])
    expect(await people(2)).toEqual([
      ['Hana Teacher', true, null],
      ['Mere Manager', true, 'confirmed'],
    ])
    expect((await teacher().call(policy, 'listReceipts', { id: data.id })).status).toBe(403)
  })

  it('is in the day’s list of its audience, and of managers for review', async () => {
    const { data: old } = await publishPolicy({ reviewOn: '2026-11-19' })
    const { data: invitation } = await callMeeting()
    server.world.clock.set('2026-11-19T01:00:00.000Z')
    const items = async (reader: ReturnType<typeof teacher>) =>
      (await reader.call(today, 'listDay', {})).data.flatMap((item) =>
        item.kind === 'due' ? [[item.name, item.about, item.status]] : [],
      )
    expect(await items(teacher())).toEqual([
      ['policy.due', 'Sun care', 'pending'],
      ['meeting.due', 'Staff meeting', 'pending'],
    ])
    expect(await items(manager())).toEqual([
      ['policy.dueReview', 'Sun care', 'pending'],
      ['meeting.due', 'Staff meeting', 'pending'],
    ])
    await teacher().call(policy, 'confirm', { id: old.id })
    await teacher().call(meeting, 'answer', { id: invitation.id, status: 'declined' })
    expect(await items(teacher())).toEqual([])
    const { data: before } = await teacher().call(today, 'listDay', { date: worldDay })
    expect(before.filter(({ kind }) => kind === 'due')).toMatchObject([{ about: 'Sun care', status: 'done' }])
  })

  it('that is due for review is in the managers’ overview of the day', async () => {
    const { data } = await publishPolicy({ reviewOn: worldDay })
    await publishPolicy({ title: 'Later', reviewOn: '2026-12-24' })
    const { sections } = (await manager().call(today, 'getOversight', {})).data
    expect(sections.dueForReview).toMatchObject([{ id: data.id, params: { title: 'Sun care' } }])
  })
})
