// The list for an evacuation says who may be away on an excursion.
import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { event } from '@daybook/contract/event/event.contract.ts'
import { house } from '@daybook/contract/house/house.contract.ts'
import { makeReport } from '@daybook/testkit/reports.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { worldNow } from '@daybook/testkit/world.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const teacher = () => server.as(server.world.centre.teacher)
const at = worldNow

/** An excursion of a whole room, whose children are signed in. */
async function begun(given: object = {}) {
  const { under2, teacher } = server.world.centre
  const over = { roomIds: [under2.id], childIds: [], staffIds: [teacher.id], leadId: teacher.id, ...given }
  const eventId = await makeReport(server.world, 'event', over)
  const id = server.world.ids()
  const { data } = await server.as(teacher).call(event, 'startStop', { id, eventId, place: 'Library', at })
  return { id, eventId, children: data.people.filter(({ kind }) => kind === 'child') }
}

it('says in the list for an evacuation where an excursion last counted whom', async () => {
  const { under2, teacher: leader } = server.world.centre
  const { id, eventId, children } = await begun()
  const [collected = '', back = '', ...out] = children.map((child) => child.id)
  const mark = { eventId, at, isHere: true }
  const counted = async () => {
    const { rooms, staff } = (await teacher().call(house, 'getHouse', {})).data
    const all = [...rooms.flatMap((room) => [...room.children, ...room.staff]), ...staff]
    const placeOf = ({ place, isBack }: { place: string; isBack?: boolean }) => (isBack ? 'back' : place)
    return Object.fromEntries(all.flatMap((one) => (one.counted ? [[one.id, placeOf(one.counted)]] : [])))
  }
  expect(await counted()).toEqual({})
  await server.as(leader).call(attendance, 'startWork', { roomCode: under2.code })
  await teacher().call(event, 'markStop', { ...mark, id, people: [back, ...out, leader.id] })
  await teacher().call(event, 'markStop', { ...mark, id, people: [collected], hasLeft: true })
  await teacher().call(event, 'finishStop', { id, eventId, at })
  const next = { id: server.world.ids(), eventId, place: 'At the centre', at: '2026-11-17T21:42:01.000Z' }
  server.world.clock.set(next.at)
  await teacher().call(event, 'startStop', next)
  await teacher().call(event, 'markStop', { ...next, people: [back], isHere: true })
  const atLibrary = Object.fromEntries([...out, leader.id].map((one) => [one, 'Library']))
  expect(await counted()).toEqual({ ...atLibrary, [back]: 'At the centre' })
  // Another phone that begins the same count knows that it is the one on return. Who was not seen in it may be away still.
  const same = { ...next, id: server.world.ids(), place: 'Back', isReturn: true }
  expect((await teacher().call(event, 'startStop', same)).data.stops).toHaveLength(2)
  expect(await counted()).toEqual({ ...atLibrary, [back]: 'back' })
  await teacher().call(event, 'markStop', { ...same, people: [...out, leader.id], isHere: true })
  expect(new Set(Object.values(await counted()))).toEqual(new Set(['back']))
  // They set out again.
  const later = { id: server.world.ids(), eventId, place: 'Park', at: '2026-11-17T21:52:01.000Z' }
  await teacher().call(event, 'finishStop', { id: next.id, eventId, at: next.at })
  server.world.clock.set(later.at)
  await teacher().call(event, 'startStop', later)
  await teacher().call(event, 'markStop', { ...later, people: [back], isHere: true })
  expect((await counted())[back]).toBe('Park')
})

it('says so too of an excursion that is planned for another day', async () => {
  const { id, eventId, children } = await begun({ day: '2026-11-27' })
  const people = children.map((child) => child.id)
  await teacher().call(event, 'markStop', { id, eventId, people, isHere: true, at })
  const counted = async () => {
    const { rooms } = (await teacher().call(house, 'getHouse', {})).data
    return rooms.flatMap((room) => room.children.flatMap((one) => one.counted?.place ?? []))
  }
  expect(await counted()).toEqual(children.map(() => 'Library'))
})
