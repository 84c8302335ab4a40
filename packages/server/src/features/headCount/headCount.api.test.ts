// It is Wednesday, 18 November 2026, 10:42 in Auckland: three children are signed in to each of two rooms.
import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { headCount } from '@daybook/contract/headCount/headCount.contract.ts'
import { contradictionOf, missingIn, standingOf } from '@daybook/contract/headCount/headCount.rules.ts'
import { message } from '@daybook/contract/message/message.contract.ts'
import { plan } from '@daybook/contract/plan/plan.contract.ts'
import { today } from '@daybook/contract/today/today.contract.ts'
import { minutesAgo } from '@daybook/testkit/nappies.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { makeTasksOfTheDay } from '../task/task.jobs.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterEach(() => server.reset())
afterAll(() => server.close())

const teacher = () => server.as(server.world.centre.teacher)
const manager = () => server.as(server.world.centre.manager)
const now = () => server.world.clock.now().toISOString()
const ok = <T>(answer: { status: number; error: string | undefined; data: T }): T => {
  expect(answer.error ?? answer.status).toBe(200)
  return answer.data
}

type Over = Partial<{ id: string; roomCode: string | null; childIds: string[]; reason: 'garden' | 'closing' }>
const start = (over: Over = {}, by = teacher()) => {
  const { ids, centre } = server.world
  const { code, present } = centre.under2
  const asked = { id: ids(), reason: 'garden' as const, roomCode: code, childIds: present, at: now() }
  return by.call(headCount, 'start', { ...asked, ...over })
}
const mark = (id: string, childIds: string[], { isSeen = true, by = teacher(), at = now() } = {}) =>
  by.call(headCount, 'mark', { id, childIds, isSeen, at })
const end = (id: string) => teacher().call(headCount, 'end', { id, at: now() })
const open = async () => ok(await teacher().call(headCount, 'getBoard', {})).counts
const told = async (kind: string) => {
  await server.runPlanned()
  const { data } = await manager().call(message, 'listMessages', {})
  return data.records.filter((one) => one.kind === kind)
}
const signOut = (ids: string[], occurredAt = now()) =>
  teacher().call(attendance, 'signOut', { ids: ids.join(), occurredAt })

it('counts the children of a room, and ends only when everybody has been seen', async () => {
  const { present } = server.world.centre.under2
  const [lost = '', ...others] = present
  const { id, people } = ok(await start())
  expect(people.map((child) => child.id).toSorted()).toEqual(present.toSorted())
  ok(await mark(id, others))
  expect(await end(id)).toMatchObject({
    status: 409,
    error: 'HEAD_COUNT_INCOMPLETE',
    fields: { [lost]: 'HEAD_COUNT_INCOMPLETE' },
  })
  ok(await mark(id, [lost], { by: manager() }))
  const { ended } = ok(await end(id))
  expect(ended).toEqual({ at: now(), by: { id: server.world.centre.teacher.id, name: 'Hana Teacher' } })
  // Sent once more, it is as it was.
  server.world.clock.pass(1)
  expect(ok(await end(id)).ended).toEqual(ended)
  expect(await open()).toEqual([])
  const { counts } = ok(await manager().call(headCount, 'listCounts', {}))
  expect(counts).toMatchObject([{ id, reason: 'garden', room: { name: 'Under twos' } }])
  expect(missingIn(counts[0]?.people ?? [])).toEqual([])
})

it('lets two people start the same count and go on with one, each with the id of their device', async () => {
  const { present } = server.world.centre.under2
  const first = ok(await start())
  const other = server.world.ids()
  const second = ok(await start({ id: other, reason: 'closing' }, manager()))
  expect(second.id).toBe(first.id)
  const [one = '', ...rest] = present
  ok(await mark(other, [one], { by: manager() }))
  const { people } = ok(await mark(first.id, rest))
  expect(people.map(({ marked }) => marked?.by.name).toSorted()).toEqual([
    'Hana Teacher',
    'Hana Teacher',
    'Mere Manager',
  ])
  expect(ok(await start({ id: other, reason: 'closing' }, manager())).id).toBe(first.id)
  expect((await start({ id: other })).error).toBe('RECORD_EXISTS')
  ok(await end(other))
  expect(await open()).toEqual([])
})

it('starts one count when two start it at the same moment', async () => {
  const both = await Promise.all([start(), start({}, manager())])
  expect(new Set(both.map((answer) => ok(answer).id)).size).toBe(1)
  expect(await open()).toHaveLength(1)
})

it('names a child who is counted in two rooms at once, and where', async () => {
  const { under2, toddlers } = server.world.centre
  const [child = ''] = under2.present
  const babies = ok(await start())
  const older = ok(await start({ roomCode: toddlers.code, childIds: [] }))
  server.world.clock.pass(0.5)
  ok(await mark(older.id, [child], { by: manager() }))
  const find = async (id: string) => {
    const count = (await open()).find((one) => one.id === id)
    return count?.people.find((person) => person.id === child)
  }
  const elsewhere = { byName: 'Mere Manager', roomName: 'Toddlers' }
  const unseen = await find(babies.id)
  expect(unseen).toMatchObject({ marked: null, elsewhere })
  expect(unseen && standingOf(unseen)).toBe('elsewhere')
  ok(await mark(babies.id, [child]))
  for (const { id } of [babies, older]) {
    const person = await find(id)
    expect(person && contradictionOf(person)).toBe('countedTwice')
  }
})

it('misses nobody who is signed out meanwhile, and names who is seen and not signed in', async () => {
  const { under2 } = server.world.centre
  const [gone = '', ...others] = under2.present
  const { id } = ok(await start())
  ok(await mark(id, others))
  ok(await signOut([gone]))
  const [count] = await open()
  const person = count?.people.find((one) => one.id === gone)
  expect(person).toMatchObject({ marked: null, stay: { signedOutAt: now(), signedOutBy: 'Hana Teacher' } })
  server.world.clock.pass(2)
  expect(await told('headCount.missing')).toEqual([])
  const { people } = ok(await mark(id, [gone, under2.absent]))
  const found = people.filter((one) => contradictionOf(one) === 'notSignedIn').map((one) => one.id)
  expect(found.toSorted()).toEqual([gone, under2.absent].toSorted())
})

it('lets a missing child be explained, taken back, and found after the end', async () => {
  const [lost = '', ...others] = server.world.centre.under2.present
  const { id } = ok(await start())
  ok(await mark(id, others))
  const explain = (why: 'collected' | 'other' | null, note?: string) =>
    teacher().call(headCount, 'explain', { id, childId: lost, why, ...(note && { note }), at: now() })
  expect((await explain('other')).error).toBe('NOTE_REQUIRED')
  ok(await explain('other', 'With Mere in the office'))
  ok(await explain(null))
  expect((await end(id)).error).toBe('HEAD_COUNT_INCOMPLETE')
  ok(await explain('collected'))
  const { people } = ok(await end(id))
  expect(people.find((child) => child.id === lost)?.absence).toMatchObject({ why: 'collected' })
  expect((await explain('other', 'Late')).error).toBe('HEAD_COUNT_ENDED')
  expect((await mark(id, others, { isSeen: false })).error).toBe('HEAD_COUNT_ENDED')
  const found = ok(await mark(id, [lost])).people.find((child) => child.id === lost)
  expect(found?.marked).not.toBeNull()
})

it('takes the newest change of several devices, in whatever order they arrive', async () => {
  const [child = ''] = server.world.centre.under2.present
  const { id } = ok(await start())
  server.world.clock.pass(1)
  const at = now()
  server.world.clock.pass(1)
  ok(await mark(id, [child], { at }))
  ok(await mark(id, [child], { isSeen: false }))
  const { people } = ok(await mark(id, [child], { at, by: manager() }))
  expect(people.find((one) => one.id === child)?.marked).toBeNull()
  expect((await mark(id, [child], { at: minutesAgo(-60) })).error).toBe('TIME_IN_FUTURE')
})

it('counts whoever the device knew to be there, and only children of the centre', async () => {
  const { under2, teacher: hana } = server.world.centre
  const { id, people } = ok(await start({ childIds: [under2.absent] }))
  expect(people).toHaveLength(4)
  // Not signed in, so nobody has to search.
  expect(missingIn(people)).toHaveLength(3)
  for (const stranger of [hana.id, server.world.other.under2.present[0] ?? ''])
    expect((await mark(id, [stranger])).status).toBe(404)
  const foreign = { roomCode: server.world.centre.toddlers.code, childIds: server.world.other.under2.present }
  expect((await start(foreign)).status).toBe(404)
  expect((await start({ roomCode: 'nowhere' })).error).toBe('ROOM_NOT_FOUND')
})

it('says what is known of each child, and who to call', async () => {
  const { under2, toddlers, manager: mere } = server.world.centre
  const [seen = ''] = under2.present
  const { id } = ok(await start())
  ok(await mark(id, [seen]))
  const { children, callFirst } = ok(await teacher().call(headCount, 'getBoard', {}))
  expect(children).toHaveLength(under2.present.length + toddlers.present.length)
  const last = { what: 'headCount', at: now(), byName: 'Hana Teacher', roomName: 'Under twos' }
  expect(children.find((child) => child.id === seen)).toMatchObject({ roomCode: under2.code, lastSeen: last })
  expect(callFirst).toEqual([{ id: mere.id, name: 'Mere Manager', phone: null }])
})

it('records at closing that nobody is left', async () => {
  const { under2, toddlers } = server.world.centre
  ok(await signOut([...under2.present, ...toddlers.present]))
  const { id } = ok(await start({ roomCode: null, childIds: [], reason: 'closing' }))
  expect(ok(await end(id))).toMatchObject({ reason: 'closing', room: null, people: [] })
})

it('is planned at times that the centre sets, and done when a count of the place has ended', async () => {
  const { ids, centre } = server.world
  const planned = {
    kind: 'headCount' as const,
    weekdays: [3],
    season: null,
    staffId: null,
    startsOn: '2026-11-18',
  }
  for (const [roomCode, time] of [
    [centre.under2.code, '11:00'],
    [centre.toddlers.code, '11:00'],
    [null, '17:45'],
  ] as const)
    ok(await manager().call(plan, 'submitPlanEntry', { ...planned, id: ids(), roomCode, times: [time] }))
  await server.run(makeTasksOfTheDay, centre.tenantId)
  const progress = async () => {
    const { data } = await teacher().call(today, 'listDay', {})
    return data.flatMap((item) =>
      item.kind === 'headCount' ? [[item.roomCode, item.page?.split('?')[0], item.done, item.total]] : [],
    )
  }
  const page = '/pages/home/head-count'
  const before = [centre.under2.code, page, 0, 1]
  const others = [
    [centre.toddlers.code, page, 0, 1],
    [null, page, 0, 1],
  ]
  expect((await progress()).toSorted()).toEqual([before, ...others].toSorted())
  const { id } = ok(await start())
  ok(await mark(id, centre.under2.present))
  expect(await progress()).toContainEqual(before)
  ok(await end(id))
  expect((await progress()).toSorted()).toEqual([[centre.under2.code, page, 1, 1], ...others].toSorted())
})
