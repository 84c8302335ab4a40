// What an event has beyond its report: the counts at the stops of an excursion.
import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { event } from '@daybook/contract/event/event.contract.ts'
import { eventReport } from '@daybook/contract/event/event.report.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import { message } from '@daybook/contract/message/message.contract.ts'
import { ratio } from '@daybook/contract/ratio/ratio.contract.ts'
import { today } from '@daybook/contract/today/today.contract.ts'
import { makeReport } from '@daybook/testkit/reports.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { type Person, worldNow } from '@daybook/testkit/world.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const teacher = () => server.as(server.world.centre.teacher)
const manager = () => server.as(server.world.centre.manager)
const at = worldNow

type RollCall = AnswerOf<(typeof event.operations)['getRollCall']>
const markedIn = ({ stops }: RollCall) => (stops[0]?.people ?? []).filter(({ marked }) => marked)

/** An excursion of a whole room, whose children are signed in. */
async function begun() {
  const { under2, teacher } = server.world.centre
  const over = { roomIds: [under2.id], childIds: [], staffIds: [teacher.id], leadId: teacher.id }
  const eventId = await makeReport(server.world, 'event', over)
  const id = server.world.ids()
  const { data } = await server.as(teacher).call(event, 'startStop', { id, eventId, place: 'Library', at })
  return { id, eventId, children: data.people.filter(({ kind }) => kind === 'child') }
}
const told = async (kind = 'event.missing', by = manager()) => {
  const { data } = await by.call(message, 'listMessages', {})
  return data.records.filter((one) => one.kind === kind)
}

it('counts whoever is signed in, and says who saw each and when', async () => {
  const { present } = server.world.centre.under2
  const { id, eventId, children } = await begun()
  expect(children.map((child) => child.id).toSorted()).toEqual([...present].toSorted())
  const people = children.map((child) => child.id)
  await teacher().call(event, 'markStop', { id, eventId, people, isHere: true, at })
  await manager().call(event, 'markStop', { id, eventId, people, isHere: true, at })
  const { data } = await teacher().call(event, 'finishStop', { id, eventId, at })
  expect(data.stops).toMatchObject([{ place: 'Library', finished: { by: { name: 'Hana Teacher' } } }])
  expect(new Set(markedIn(data).map(({ marked }) => marked?.by.name))).toEqual(new Set(['Hana Teacher']))
  expect([...(await told()), ...(await told('event.found'))]).toEqual([])
})

it('lists the visitors in the house, and from the second stop those who came along', async () => {
  const { centre, build } = server.world
  const along = await build(centre.tenantId, async (make) => {
    await make.visit({ name: 'Poto Plumber' })
    await make.visit({ name: 'Gone', checkedOutAt: '2026-11-17T21:41:00Z' })
    return make.visit({ name: 'Pipi Parent' })
  })
  const visitorsAt = ({ people }: Pick<RollCall, 'people'>) =>
    people.flatMap(({ kind, name }) => (kind === 'visitor' ? [name] : []))
  const { id, eventId, children } = await begun()
  const { data } = await teacher().call(event, 'getRollCall', { id: eventId })
  expect(data.stops.map(visitorsAt)).toEqual([['Pipi Parent', 'Poto Plumber']])
  const people = [...children.map((child) => child.id), along]
  await teacher().call(event, 'markStop', { id, eventId, people, isHere: true, at })
  await teacher().call(event, 'finishStop', { id, eventId, at })
  expect(await told()).toEqual([])
  const next = { id: server.world.ids(), eventId, place: 'Park', at: '2026-11-17T21:42:01.000Z' }
  const { data: later } = await teacher().call(event, 'startStop', next)
  expect(later.stops.map(visitorsAt)).toEqual([['Pipi Parent'], ['Pipi Parent', 'Poto Plumber']])
})

it('keeps on the list of the next stop whoever was seen at an earlier one', async () => {
  const { under2, toddlers } = server.world.centre
  const [moved = '', tappedOut = ''] = under2.present
  const [joined = ''] = toddlers.present
  const { id, eventId } = await begun()
  const people = [...under2.present, joined]
  await teacher().call(event, 'markStop', { id, eventId, people, isHere: true, at })
  await teacher().call(event, 'finishStop', { id, eventId, at })
  const later = '2026-11-17T21:43:00.000Z'
  server.world.clock.set(later)
  await manager().call(ratio, 'moveChildren', { ids: [moved], roomCode: toddlers.code, occurredAt: later })
  await manager().call(attendance, 'signOut', { ids: tappedOut, occurredAt: later })
  const next = { id: server.world.ids(), eventId, place: 'Park', at: later }
  const { data } = await teacher().call(event, 'startStop', next)
  const listed = data.stops[0]?.people.filter(({ kind }) => kind === 'child') ?? []
  expect(listed.map((child) => child.id).toSorted()).toEqual(people.toSorted())
  expect(listed.every(({ marked }) => marked === null)).toBe(true)
})

it('looks no more for a child who was collected on the way, until they are seen again', async () => {
  const { id, eventId, children } = await begun()
  const [left, ...others] = children.map((child) => child.id)
  const mark = { id, eventId, at }
  await teacher().call(event, 'markStop', { ...mark, people: others, isHere: true })
  const collected = { ...mark, people: [left ?? ''], isHere: true, hasLeft: true }
  const { data: marked } = await teacher().call(event, 'markStop', collected)
  expect(markedIn(marked).flatMap((person) => (person.marked?.hasLeft ? [person.id] : []))).toEqual([left])
  await teacher().call(event, 'finishStop', mark)
  expect(await told()).toEqual([])
  const childrenAt = async (second: number) => {
    const next = { id: server.world.ids(), eventId, place: 'Park', at: `2026-11-17T21:42:0${second}.000Z` }
    const { data } = await teacher().call(event, 'startStop', next)
    await teacher().call(event, 'finishStop', { id: next.id, eventId, at: next.at })
    return data.stops[0]?.people.flatMap((person) => (person.kind === 'child' ? [person.id] : []))
  }
  expect((await childrenAt(1))?.toSorted()).toEqual(others.toSorted())
  expect(await told('event.collected')).toEqual([])
  server.world.clock.pass(1)
  const seen = { ...collected, hasLeft: false, at: server.world.clock.now().toISOString() }
  await teacher().call(event, 'markStop', seen)
  expect(await childrenAt(2)).toContain(left)
})

it('tells those who were alarmed that the child had been collected', async () => {
  const { id, eventId, children } = await begun()
  const [left, ...others] = children
  const people = others.map((child) => child.id)
  await teacher().call(event, 'markStop', { id, eventId, people, isHere: true, at })
  await teacher().call(event, 'finishStop', { id, eventId, at })
  const collected = { id, eventId, people: [left?.id ?? ''], isHere: true, hasLeft: true, at }
  await teacher().call(event, 'markStop', collected)
  expect(await told()).toHaveLength(1)
  expect(await told('event.found')).toEqual([])
  expect(await told('event.collected')).toMatchObject([
    { params: { place: 'Library', children: left?.name, byName: 'Hana Teacher' } },
  ])
})

it('lists at a stop whose start arrives late nobody who joined later', async () => {
  const [joined = ''] = server.world.centre.toddlers.present
  const { id, eventId } = await begun()
  await teacher().call(event, 'markStop', { id, eventId, people: [joined], isHere: true, at })
  const before = { id: server.world.ids(), eventId, place: 'Gate', at: '2026-11-17T21:35:00.000Z' }
  const { data } = await manager().call(event, 'startStop', before)
  const gate = data.stops.find(({ place }) => place === 'Gate')
  expect(gate?.people.map((person) => person.id)).not.toContain(joined)
})

it('is one count where two phones begin it at once, in whatever order they arrive', async () => {
  const { id, eventId, children } = await begun()
  const [mine, theirs] = [children.slice(0, 1), children.slice(1)].map((some) => some.map((one) => one.id))
  const other = { id: server.world.ids(), eventId, place: 'In the library', at: '2026-11-17T21:40:00.000Z' }
  // An entry that is sent again changes nothing.
  for (const _ of ['first', 'again']) {
    const { data } = await manager().call(event, 'startStop', other)
    expect(data.stops).toMatchObject([{ id, place: 'Library' }])
  }
  await teacher().call(event, 'markStop', { id, eventId, people: mine ?? [], isHere: true, at })
  const mark = { id: other.id, eventId, people: theirs ?? [], isHere: true, at }
  const { data } = await manager().call(event, 'markStop', mark)
  expect(markedIn(data)).toHaveLength(children.length)
  await manager().call(event, 'finishStop', { id: other.id, eventId, at })
  await teacher().call(event, 'finishStop', { id, eventId, at })
  expect(await told()).toEqual([])
  // What begins after its end is the next one.
  const next = { id: server.world.ids(), eventId, place: 'Library', at: '2026-11-17T21:42:01.000Z' }
  expect((await teacher().call(event, 'startStop', next)).data.stops.map((stop) => stop.id)).toEqual([
    next.id,
    id,
  ])
})

it('tells managers and whoever counted once of children who were not seen, who can be found later', async () => {
  const { id, eventId, children } = await begun()
  const [lost, ...others] = children
  const people = others.map((child) => child.id)
  await teacher().call(event, 'markStop', { id, eventId, people, isHere: true, at })
  await teacher().call(event, 'finishStop', { id, eventId, at })
  await teacher().call(event, 'finishStop', { id, eventId, at })
  expect(await told()).toMatchObject([
    {
      link: `/pages/home/event/roll-call?id=${eventId}`,
      params: { place: 'Library', children: lost?.name, byName: 'Hana Teacher' },
    },
  ])
  expect(await told('event.missing', teacher())).toHaveLength(1)
  const found = { id, eventId, people: [lost?.id ?? ''], isHere: true, at }
  for (const _ of ['first', 'again']) await teacher().call(event, 'markStop', found)
  expect(await told('event.found')).toMatchObject([
    { params: { place: 'Library', children: lost?.name, byName: 'Hana Teacher' } },
  ])
  const { data } = await manager().call(event, 'markStop', found)
  expect(markedIn(data)).toHaveLength(children.length)
})

it('tells again each time a mark is taken back after the end, and each time the child is found', async () => {
  const { id, eventId, children } = await begun()
  const [lost, ...others] = children
  const people = others.map((child) => child.id)
  await teacher().call(event, 'markStop', { id, eventId, people, isHere: true, at })
  await teacher().call(event, 'finishStop', { id, eventId, at })
  const mark = { id, eventId, people: [lost?.id ?? ''] }
  for (const turn of [1, 2]) {
    for (const isHere of [true, false]) {
      server.world.clock.pass(1)
      const now = server.world.clock.now().toISOString()
      // An entry that is sent again changes nothing.
      for (const _ of ['first', 'again'])
        await teacher().call(event, 'markStop', { ...mark, isHere, at: now })
    }
    expect(await told('event.found')).toHaveLength(turn)
    expect(await told()).toHaveLength(turn + 1)
  }
  const [newest] = await told()
  expect(newest?.params).toMatchObject({ children: lost?.name, byName: 'Hana Teacher' })
})

it('refuses people of another centre, a stop of another event, and times that cannot be', async () => {
  const { id, eventId } = await begun()
  const mark = { id, eventId, people: [server.world.other.teacher.id], isHere: true, at }
  expect((await teacher().call(event, 'markStop', mark)).status).toBe(404)
  const own = { ...mark, people: [server.world.centre.teacher.id] }
  const { eventId: other } = await begun()
  expect((await teacher().call(event, 'markStop', { ...own, eventId: other })).status).toBe(404)
  const early = { ...own, at: '2026-11-01T00:00:00.000Z' }
  expect(await teacher().call(event, 'markStop', early)).toMatchObject({ error: 'TIME_TOO_OLD' })
  const again = { id, eventId, place: 'Museum', at }
  expect(await teacher().call(event, 'startStop', again)).toMatchObject({ error: 'RECORD_EXISTS' })
})

it('stands in the day’s list and the to-do list of its helpers, and in the day’s list of its rooms', async () => {
  const { centre, build } = server.world
  const { under2, toddlers, tenantId } = centre
  const make = (account: string, roomId: string | null) =>
    build(tenantId, async (build) => {
      const id = await build.staff({ account, realName: account, roomId })
      return { tenantId, id, sessionId: await build.session(id, '2027-01-01T00:00:00Z') }
    })
  const helper = await make('helper', null)
  const ofRoom = await make('ofRoom', under2.id)
  const elsewhere = await make('elsewhere', toddlers.id)
  const day = '2026-11-20'
  const staffIds = [centre.teacher.id, helper.id]
  const over = { day, roomIds: [under2.id], childIds: [], staffIds, leadId: centre.teacher.id }
  const id = await makeReport(server.world, 'event', over)
  const page = `${eventReport.page}?id=${id}`
  const seen = async (by: Person) => {
    const { data } = await server.as(by).call(today, 'listDay', { date: day })
    return data.flatMap((item) => (item.page === page && item.kind === 'due' ? [item.name] : []))
  }
  const everybody = [centre.teacher, centre.manager, helper, ofRoom, elsewhere, server.world.other.teacher]
  const lists = [['event.due'], ['event.due'], ['event.dueTakePart'], ['event.dueOfRoom'], [], []]
  expect(await Promise.all(everybody.map(seen))).toEqual(lists)
  const toDo = async (by: Person) => (await server.as(by).call(today, 'listRequests', {})).data
  expect(await toDo(helper)).toMatchObject([{ name: 'dueWork', page, params: { isLate: false } }])
  expect(await toDo(ofRoom)).toEqual([])
  const later = { ...over, day: '2026-11-26' }
  await makeReport(server.world, 'event', later)
  expect(await toDo(helper)).toHaveLength(1)
  const { data } = await server.as(helper).call(today, 'countMonth', { year: 2026, month: 11 })
  const tasksOn = (wanted: string) => data.find((one) => one.day === wanted)?.tasks ?? 0
  expect(tasksOn(day)).toBe(tasksOn('2026-11-19') + 1)
  await teacher().call(event, 'cancel', { id })
  expect(await Promise.all(everybody.map(seen))).toEqual([[], [], [], [], [], []])
})
