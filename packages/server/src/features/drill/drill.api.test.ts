import { drill } from '@daybook/contract/drill/drill.contract.ts'
import { message } from '@daybook/contract/message/message.contract.ts'
import { today } from '@daybook/contract/today/today.contract.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { worldDay, worldNow } from '@daybook/testkit/world.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const type = 'fire' as const
const teacher = () => server.as(server.world.centre.teacher)
const manager = () => server.as(server.world.centre.manager)
const now = () => server.world.clock.now().toISOString()
const hold = async (id = server.world.ids()) =>
  (await teacher().call(drill, 'hold', { id, type, startedAt: now() })).data

it('takes the roll call from who is signed in, one mark each, and keeps who marked', async () => {
  const { id, people } = await hold()
  const children = people.filter(({ kind }) => kind === 'child')
  expect(children).toHaveLength(6)
  const [first, second] = children.map((child) => child.id)
  const mark = { id, type, people: [first ?? ''], isSafe: true }
  await teacher().call(drill, 'mark', { ...mark, at: now() })
  server.world.clock.pass(1)
  // A second mark does not replace the first.
  const { data } = await manager().call(drill, 'mark', {
    ...mark,
    people: [first ?? '', second ?? ''],
    at: now(),
  })
  const marks = data.people.filter(({ marked }) => marked).map(({ marked }) => marked?.by.name)
  expect(marks).toEqual(['Hana Teacher', 'Mere Manager'])
  const undone = await teacher().call(drill, 'mark', { ...mark, isSafe: false, at: now() })
  expect(undone.data.people.filter(({ marked }) => marked)).toHaveLength(1)
  // Whoever is seen counts, also somebody whom the list lacks.
  const absent = server.world.centre.under2.absent
  const { data: longer } = await teacher().call(drill, 'mark', { ...mark, people: [absent], at: now() })
  expect(longer.people.find((person) => person.id === absent)?.marked).not.toBeNull()
  const stranger = [server.world.other.teacher.id]
  expect((await teacher().call(drill, 'mark', { ...mark, people: stranger, at: now() })).status).toBe(404)
})

it('a second device that begins the same drill goes on with the first', async () => {
  const { id } = await hold()
  const other = server.world.ids()
  expect((await hold(other)).id).toBe(id)
  const { data } = await manager().call(drill, 'stop', { id: other, type, at: now() })
  expect(data).toMatchObject({ id, endedAt: worldNow })
})

it('is one drill when several begin it at the same moment', async () => {
  const begin = (by = teacher()) => by.call(drill, 'hold', { id: server.world.ids(), type, startedAt: now() })
  const all = await Promise.all([begin(), begin(manager()), begin(), begin(manager())])
  expect(new Set(all.map(({ data }) => data.id)).size).toBe(1)
  const { data } = await teacher().call(drill, 'listDrills', {})
  expect(data.drills).toHaveLength(1)
})

it('takes the marks of a device that joined, or began it too, after it is finished', async () => {
  const { under2, manager: mere } = server.world.centre
  const [first = '', second = ''] = under2.present
  const startedAt = now()
  server.world.clock.pass(1)
  const { id } = await hold()
  const joined = server.world.ids()
  const start = { id: joined, type, startedAt: now() }
  const { data } = await manager().call(drill, 'hold', start)
  expect(data.id).toBe(id)
  const seenAt = now()
  server.world.clock.pass(4)
  await teacher().call(drill, 'stop', { id, type, at: now() })
  await teacher().call(drill, 'finish', { id, type, wentWell: '', toImprove: '' })
  // This device had no network, and began a minute earlier.
  const late = { id: server.world.ids(), type, startedAt }
  for (const sent of [start, late, late]) expect((await manager().call(drill, 'hold', sent)).data.id).toBe(id)
  const mark = { type, isSafe: true, at: seenAt }
  await manager().call(drill, 'mark', { ...mark, id: joined, people: [first] })
  const { data: marked } = await manager().call(drill, 'mark', { ...mark, id: late.id, people: [second] })
  const seen = marked.people.filter((person) => person.marked !== null)
  expect(seen.map((person) => [person.id, person.marked?.by.id])).toEqual([
    [first, mere.id],
    [second, mere.id],
  ])
  expect((await teacher().call(drill, 'hold', late)).error).toBe('RECORD_EXISTS')
  server.world.clock.pass(1)
  expect((await hold()).id).not.toBe(id)
})

it('tells managers and whoever ended it once who was not seen, and managers who is found later', async () => {
  const told = async (kind: string, by = manager()) => {
    const { data } = await by.call(message, 'listMessages', {})
    return data.records.filter((one) => one.kind === kind)
  }
  const { id, people } = await hold()
  const [lost, ...others] = people
  const mark = { id, type, isSafe: true, at: now() }
  await teacher().call(drill, 'mark', { ...mark, people: others.map((one) => one.id) })
  await teacher().call(drill, 'stop', { id, type, at: now() })
  await teacher().call(drill, 'finish', { id, type, wentWell: '', toImprove: '' })
  const params = { type, people: lost?.name, byName: 'Hana Teacher' }
  expect(await told('drill.missing')).toMatchObject([{ link: `/pages/manage/drill-detail?id=${id}`, params }])
  expect(await told('drill.missing', teacher())).toMatchObject([{ params }])
  const found = { ...mark, people: [lost?.id ?? ''] }
  for (const _ of ['first', 'again']) await teacher().call(drill, 'mark', found)
  expect(await told('drill.found')).toMatchObject([{ params }])
  expect(await teacher().call(drill, 'mark', { ...found, isSafe: false })).toMatchObject({
    error: 'DRILL_FINISHED',
  })
})

it('tells again of somebody whose mark is taken back after the stopwatch was stopped', async () => {
  const { id, people } = await hold()
  const [wrong, ...others] = people
  const mark = { id, type, isSafe: true, at: now() }
  await teacher().call(drill, 'mark', { ...mark, people: people.map((one) => one.id) })
  await teacher().call(drill, 'stop', { id, type, at: now() })
  server.world.clock.pass(1)
  const back = { ...mark, people: [wrong?.id ?? ''], isSafe: false, at: now() }
  const { data } = await teacher().call(drill, 'mark', back)
  expect(data.people.filter(({ marked }) => marked)).toHaveLength(others.length)
  const { data: messages } = await manager().call(message, 'listMessages', {})
  expect(messages.records.map(({ kind, params }) => [kind, params])).toEqual([
    ['drill.missing', { type, people: wrong?.name, byName: 'Hana Teacher' }],
  ])
})

it('tells nobody of a drill at whose end everybody was seen', async () => {
  const { id, people } = await hold()
  const all = { id, type, people: people.map((one) => one.id), isSafe: true, at: now() }
  await teacher().call(drill, 'mark', all)
  await teacher().call(drill, 'finish', { id, type, wentWell: '', toImprove: '' })
  await teacher().call(drill, 'mark', all)
  const { data } = await manager().call(message, 'listMessages', {})
  expect(data.records.filter(({ kind }) => kind.startsWith('drill.'))).toEqual([])
})

it('keeps its checklist, what was learnt, and is finished once', async () => {
  const { id } = await hold()
  const alarm = { id: server.world.ids(), itemId: 'alarm', value: true, at: now() }
  const answered = await teacher().call(drill, 'submitData', { id, type, version: 1, answers: [alarm] })
  expect(answered.data.check).toMatchObject({ id, answers: [{ itemId: 'alarm', value: true }] })
  server.world.clock.pass(4)
  const learnt = { wentWell: 'Out in four minutes', toImprove: 'Take the phone' }
  const { data } = await teacher().call(drill, 'finish', { id, type, ...learnt })
  expect(data).toMatchObject({ ...learnt, finished: { by: { name: 'Hana Teacher' } } })
  expect(await manager().call(drill, 'finish', { id, type, ...learnt })).toMatchObject({
    status: 409,
    error: 'DRILL_FINISHED',
    about: { byName: 'Hana Teacher' },
  })
  const detail = await manager().call(drill, 'getDrill', { id })
  // With one answer of many: it is not among the checks in progress.
  expect(detail.data.check).toMatchObject({ answered: 1, finished: { by: { name: 'Hana Teacher' } } })
  expect(detail.data.template.sections.length).toBeGreaterThan(1)
  const { data: page } = await teacher().call(drill, 'getPage', { type })
  expect(page.drill).toBeNull()
})

it('is due four months after the last one, and stands in the day until it was held', async () => {
  const { centre, ids, build } = server.world
  const past = { startedAt: '2026-06-30T22:00:00Z', endedAt: '2026-06-30T22:05:00Z' }
  await build(centre.tenantId, async (_, tx) => {
    const id = ids()
    const row = { id, kind: 'drill', startedBy: centre.teacher.id, ...past }
    await tx.insertInto('rollCall').values(row).execute()
    await tx.insertInto('drill').values({ id, type, day: '2026-07-01' }).execute()
  })
  const count = async () => (await manager().call(today, 'countRequests', {})).data.drills
  const inDay = async () => {
    const { data } = await teacher().call(today, 'listDay', {})
    return data.map((item) => (item.kind === 'due' ? [item.name, item.status, item.day] : []))
  }
  expect(await count()).toBe(1)
  expect(await inDay()).toEqual([['drill.due.fire', 'overdue', '2026-11-01']])
  const { id } = await hold()
  await teacher().call(drill, 'finish', { id, type, wentWell: '', toImprove: '' })
  expect(await count()).toBe(0)
  expect(await inDay()).toEqual([])
  const { data } = await teacher().call(drill, 'listDrills', {})
  expect(data.kinds[0]).toMatchObject({ type, lastHeldOn: worldDay, dueOn: '2027-03-18', isOverdue: false })
  expect(data.drills).toMatchObject([{ id, isFinished: true, marked: 0 }, { isFinished: false }])
})

it('notifies whoever oversees safety, through a role of the centre too', async () => {
  const { centre, build } = server.world
  const deputy = await build(centre.tenantId, async (make, tx) => {
    const rights = ['safety.oversee', 'message.read']
    await tx
      .insertInto('role')
      .values({ id: server.world.ids(), name: 'Deputy', alias: 'deputy', rights })
      .execute()
    const id = await make.staff({ account: 'deputy', realName: 'Dai Deputy', roles: ['teacher', 'deputy'] })
    return { tenantId: centre.tenantId, id, sessionId: await make.session(id, '2027-01-01T00:00:00Z') }
  })
  const { id } = await hold()
  await teacher().call(drill, 'finish', { id, type, wentWell: '', toImprove: '' })
  for (const person of [deputy, centre.manager, centre.teacher]) {
    const { data } = await server.as(person).call(message, 'listMessages', {})
    expect(data.records.filter(({ kind }) => kind === 'drill.missing')).toHaveLength(1)
  }
})

it('lists visitors too, and no children for a lockdown', async () => {
  const { centre, build } = server.world
  await build(centre.tenantId, async (make) => {
    await make.visit({ name: 'Pipi Plumber' })
    await make.visit({ name: 'Gone', checkedOutAt: '2026-11-17T21:41:00Z' })
  })
  const fire = await hold()
  expect(fire.people.filter(({ kind }) => kind === 'visitor')).toMatchObject([{ name: 'Pipi Plumber' }])
  const start = { id: server.world.ids(), type: 'lockdown' as const, startedAt: now() }
  const { data } = await teacher().call(drill, 'hold', start)
  expect(data.people.map(({ kind }) => kind)).toEqual(['visitor'])
  const { data: page } = await teacher().call(drill, 'getPage', { type: 'lockdown' })
  expect(page.present.some(({ kind }) => kind === 'child')).toBe(false)
})

it('of two devices the newest mark counts, whichever arrives first', async () => {
  const { id, people } = await hold()
  const [child = ''] = people.map((person) => person.id)
  const early = now()
  server.world.clock.pass(2)
  const mark = { id, type, people: [child] }
  const seen = { ...mark, isSafe: true, at: early }
  const isSeen = async () => {
    const { data } = await teacher().call(drill, 'mark', seen)
    return data.people.find((person) => person.id === child)?.marked !== null
  }
  expect(await isSeen()).toBe(true)
  await manager().call(drill, 'mark', { ...mark, isSafe: false, at: now() })
  // The same mark from a device that was without a network.
  expect(await isSeen()).toBe(false)
})

it('has a checklist of each kind of drill', async () => {
  const answers = [
    await teacher().call(drill, 'getDrillChecklist', {}),
    await teacher().call(drill, 'getEarthquakeChecklist', {}),
    await teacher().call(drill, 'getLockdownChecklist', {}),
  ]
  const lists = answers.map(({ data }) => JSON.stringify(data.sections))
  expect(new Set(lists).size).toBe(3)
})
