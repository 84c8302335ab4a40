import { credential } from '@daybook/contract/credential/credential.contract.ts'
import { lookup } from '@daybook/contract/lookup/lookup.kind.ts'
import { message } from '@daybook/contract/message/message.contract.ts'
import { report } from '@daybook/contract/report/report.contract.ts'
import { today } from '@daybook/contract/today/today.contract.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import type { Person } from '@daybook/testkit/world.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tellOfExpiringCredentials } from './credential.jobs.ts'

// It is 18 November 2026. In 60 days it is 17 January 2027.
let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const [firstAid, practising, safety] = ['1', '2', '3']
const people = () => server.world.centre
const detailOf = (over: object = {}) => ({
  kind: firstAid ?? '',
  number: 'FA-1',
  issuedOn: '2024-01-01',
  expiresOn: '2028-01-01',
  front: null,
  back: null,
  ...over,
})
const submit = (by: Person, over: object = {}) =>
  server.as(by).call(credential, 'submit', { id: server.world.ids(), detail: detailOf(over) })
const confirm = (by: Person, id: string) => server.as(by).call(credential, 'confirm', { id })

/** A certificate that was checked. */
async function give(person: Person, kind: string | undefined, expiresOn: string): Promise<string> {
  const { tenantId } = person
  const { id } = (await submit(person, { kind, expiresOn })).data
  await confirm(tenantId === people().tenantId ? people().manager : server.world.other.manager, id)
  return id
}

describe('submitting and checking', () => {
  it('is named by its kind, waits for a manager, and counts once it is checked', async () => {
    const { teacher, manager } = people()
    const { data } = await submit(teacher, { expiresOn: '2026-12-01' })
    expect(data).toMatchObject({ state: 'submitted', names: { 1: 'First aid certificate' } })
    expect((await server.as(teacher).call(credential, 'listDueCredentials', {})).data.count).toBe(0)
    const { data: waiting } = await server.as(manager).call(today, 'listRequests', {})
    expect(waiting).toMatchObject([
      {
        name: 'reports',
        params: { summary: 'FA-1', entryCode: 'certificate_kind', entryName: 'First aid certificate' },
      },
    ])
    expect((await confirm(manager, data.id)).data.state).toBe('confirmed')
    const { data: read } = await server.as(teacher).call(credential, 'get', { id: data.id })
    expect(read).toMatchObject({ state: 'confirmed', detail: { number: 'FA-1' } })
    expect((await server.as(teacher).call(credential, 'listDueCredentials', {})).data.count).toBe(1)
  })

  it('is listed under what its kind is called now, also when the entry has been renamed or has ended', async () => {
    const { teacher, manager, tenantId } = people()
    await submit(teacher)
    const named = async () => {
      const { data } = await server.as(teacher).call(report, 'listMine', {})
      return data.records.map(({ summary, entry }) => [summary, entry?.code, entry?.name])
    }
    expect(await named()).toEqual([['FA-1', 'certificate_kind', 'First aid certificate']])
    await server.world.build(tenantId, async (_, tx) => {
      await tx
        .updateTable('lookup')
        .set({ value: 'First aider', active: false })
        .where('code', '=', 'certificate_kind')
        .where('key', '=', '1')
        .execute()
    })
    expect(await named()).toEqual([['FA-1', 'certificate_kind', 'First aider']])
    const found = async (text: string) =>
      (await server.as(manager).call(credential, 'list', { text })).data.total
    expect([await found('first aider'), await found('fa-1'), await found('vet')]).toEqual([1, 1, 0])
    const { data: messages } = await server.as(manager).call(message, 'listMessages', {})
    expect(messages.records[0]?.params).toMatchObject({ about: 'FA-1', entryName: 'First aid certificate' })
  })

  it('refuses one that expires before it was issued, one issued in the future, and an unknown kind', async () => {
    const { teacher } = people()
    expect(await submit(teacher, { expiresOn: '2023-12-31' })).toMatchObject({
      status: 400,
      error: 'VALIDATION_FAILED',
      fields: { 'detail.expiresOn': 'ENDS_BEFORE_START' },
    })
    expect(await submit(teacher, { issuedOn: '2026-11-19' })).toMatchObject({
      status: 400,
      fields: { 'detail.issuedOn': 'IN_FUTURE' },
    })
    expect(await submit(teacher, { kind: '99' })).toMatchObject({
      status: 404,
      fields: { 'detail.kind': 'NOT_THERE' },
    })
    expect((await server.as(teacher).call(credential, 'list', {})).data.total).toBe(0)
  })

  it('lets no teacher confirm, and nobody twice', async () => {
    const { teacher, manager } = people()
    const others = (await submit(manager)).data.id
    expect(await confirm(teacher, others)).toMatchObject({ status: 403, error: 'FORBIDDEN' })
    expect(await server.as(teacher).call(credential, 'get', { id: others })).toMatchObject({ status: 404 })
    const own = (await submit(teacher)).data.id
    expect(await confirm(teacher, own)).toMatchObject({ status: 403, error: 'FORBIDDEN' })
    await confirm(manager, own)
    const again = await server.as(manager).call(credential, 'confirm', { id: own, mark: 'Seen' })
    expect(again).toMatchObject({
      status: 409,
      error: 'REPORT_ALREADY_REVIEWED',
      about: { byName: 'Mere Manager' },
    })
  })

  it('counts no longer once a manager cancels it, because its date was wrong', async () => {
    const { teacher, manager } = people()
    const id = await give(teacher, firstAid, '2027-01-01')
    const due = async () => (await server.as(teacher).call(credential, 'listDueCredentials', {})).data.count
    expect(await due()).toBe(1)
    const { data } = await server.as(manager).call(credential, 'cancel', { id, mark: 'It ends in 2026' })
    expect(data).toMatchObject({ state: 'cancelled', mark: 'It ends in 2026' })
    expect(await due()).toBe(0)
  })

  it('lists a teacher’s own, whoever they ask for, and everybody’s for a manager', async () => {
    const { teacher, manager } = people()
    await submit(teacher)
    await submit(manager)
    const listed = async (by: Person, authorId?: string) => {
      const { data } = await server.as(by).call(credential, 'list', authorId ? { authorId } : {})
      return data.records.map(({ author }) => author.name).sort()
    }
    expect(await listed(teacher)).toEqual(['Hana Teacher'])
    expect(await listed(teacher, manager.id)).toEqual(['Hana Teacher'])
    expect(await listed(manager)).toEqual(['Hana Teacher', 'Mere Manager'])
    expect(await listed(manager, teacher.id)).toEqual(['Hana Teacher'])
  })

  it('takes the kinds that the centre adds', async () => {
    const { teacher, manager } = people()
    const { data: heads } = await server.as(manager).call(lookup, 'list', { code: 'certificate_kind' })
    const head = heads.records.find(({ code }) => code === 'certificate_kind')
    const entry = {
      parentId: head?.id ?? '',
      code: 'certificate_kind',
      dictKey: 'swim',
      dictValue: 'Pool lifeguard',
    }
    await server.as(manager).call(lookup, 'submit', entry)
    expect((await submit(teacher, { kind: 'swim' })).data.names).toEqual({ swim: 'Pool lifeguard' })
  })
})

describe('what expires', () => {
  const due = async (person: Person) => {
    const { data } = await server.as(person).call(credential, 'listDueCredentials', {})
    return { count: data.count, items: data.items.map((item) => [item.staffName, item.title, item.daysLeft]) }
  }
  async function giveAll() {
    const { teacher, manager, tenantId } = people()
    await give(teacher, firstAid, '2026-11-10')
    await give(teacher, practising, '2027-01-17')
    await give(teacher, safety, '2027-01-18')
    await give(manager, firstAid, '2026-11-18')
    await give(manager, practising, '2026-10-01')
    await give(manager, practising, '2029-10-01')
    await give(server.world.other.teacher, firstAid, '2026-11-10')
    const gone = await give(manager, safety, '2026-11-10')
    await server.world.build(tenantId, async (make, tx) => {
      const authorId = await make.staff({ account: 'left', realName: 'Lena Left', active: false })
      await tx.updateTable('report').set({ authorId }).where('id', '=', gone).execute()
    })
  }

  it('shows a teacher their own, the most urgent first', async () => {
    await giveAll()
    expect(await due(people().teacher)).toEqual({
      count: 2,
      items: [
        ['Hana Teacher', 'First aid certificate', -8],
        ['Hana Teacher', 'Practising certificate', 60],
      ],
    })
  })

  it('shows a manager those of all current staff, except renewed ones', async () => {
    await giveAll()
    expect(await due(people().manager)).toEqual({
      count: 3,
      items: [
        ['Hana Teacher', 'First aid certificate', -8],
        ['Mere Manager', 'First aid certificate', 0],
        ['Hana Teacher', 'Practising certificate', 60],
      ],
    })
  })

  it('stands in the to-do lists of its holder and of managers from 30 days before', async () => {
    const { teacher, manager } = people()
    const id = await give(teacher, firstAid, '2026-12-18')
    await give(teacher, practising, '2026-12-19')
    const rows = async (by: Person) => (await server.as(by).call(today, 'listRequests', {})).data
    const row = { id, name: 'expiringCredentials', params: { title: 'First aid certificate', daysLeft: 30 } }
    expect(await rows(teacher)).toMatchObject([{ ...row, params: { isOwn: true } }])
    expect(await rows(manager)).toMatchObject([
      { ...row, params: { isOwn: false, staffName: 'Hana Teacher' } },
    ])
  })

  it('stands in the day’s list on its last day', async () => {
    const { teacher, manager } = people()
    const id = await give(teacher, firstAid, '2026-11-27')
    const on = async (by: Person, day: string) =>
      (await server.as(by).call(today, 'listDay', { date: day })).data.filter((item) => item.id === id)
    expect(await on(teacher, '2026-11-27')).toMatchObject([
      { about: '', entry: { name: 'First aid certificate' }, status: 'pending' },
    ])
    expect(await on(manager, '2026-11-27')).toMatchObject([
      { about: 'Hana Teacher', entry: { code: 'certificate_kind', name: 'First aid certificate' } },
    ])
    expect(await on(teacher, '2026-11-26')).toEqual([])
    await give(teacher, firstAid, '2028-11-27')
    expect(await on(teacher, '2026-11-27')).toEqual([])
  })

  it('is told to its holder and to managers once at each stage', async () => {
    const { teacher, manager } = people()
    await give(teacher, firstAid, '2026-12-25')
    await give(manager, firstAid, '2027-02-17')
    const told = async (by: Person) => {
      const { data } = await server.as(by).call(message, 'listMessages', {})
      return data.records.map(({ kind }) => kind).filter((kind) => kind.startsWith('credential.'))
    }
    const run = () => server.run(tellOfExpiringCredentials, people().tenantId)
    await run()
    await run()
    expect(await told(teacher)).toEqual(['credential.firstReminder'])
    expect(await told(manager)).toEqual(['credential.firstReminder'])
    server.world.clock.set('2026-11-28T00:00:00Z')
    await run()
    expect((await told(manager)).toSorted()).toEqual([
      'credential.firstReminder',
      'credential.firstReminder',
      'credential.secondReminder',
    ])
  })
})
