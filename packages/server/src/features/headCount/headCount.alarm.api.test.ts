// Whom a head count alarms, and how often. It is Wednesday, 18 November 2026, 10:42 in Auckland: three children are signed in
// to the room.
import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { headCount } from '@daybook/contract/headCount/headCount.contract.ts'
import { missingIn } from '@daybook/contract/headCount/headCount.rules.ts'
import { message } from '@daybook/contract/message/message.contract.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'

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

const start = () => {
  const { ids, centre } = server.world
  const { code: roomCode, present: childIds } = centre.under2
  return teacher().call(headCount, 'start', { id: ids(), reason: 'garden', roomCode, childIds, at: now() })
}
const mark = (id: string, childIds: string[], { isSeen = true } = {}) =>
  teacher().call(headCount, 'mark', { id, childIds, isSeen, at: now() })
const end = (id: string) => teacher().call(headCount, 'end', { id, at: now() })
const watched = async () => ok(await teacher().call(headCount, 'getWatch', {})).counts
const told = async (kind: string, by = manager()) => {
  await server.runPlanned()
  const { data } = await by.call(message, 'listMessages', {})
  return data.records.filter((one) => one.kind === kind)
}
const signOut = (ids: string[]) =>
  teacher().call(attendance, 'signOut', { ids: ids.join(), occurredAt: now() })

it('tells everybody of a child who is not seen for a minute, once, and that all are found', async () => {
  const { present } = server.world.centre.under2
  const [lost = '', ...others] = present
  const { id, people } = ok(await start())
  ok(await mark(id, others))
  expect(await watched()).toMatchObject([{ id, missing: [{ id: lost }] }])
  expect(await told('headCount.missing')).toEqual([])
  server.world.clock.pass(1)
  const child = people.find((one) => one.id === lost)
  const params = { children: `${child?.firstName} ${child?.familyName}`, roomName: 'Under twos' }
  for (const by of [manager(), teacher()])
    expect(await told('headCount.missing', by)).toMatchObject([{ params }])
  expect(await told('headCount.clear')).toEqual([])
  ok(await mark(id, [lost]))
  expect(await told('headCount.clear')).toMatchObject([{ params: { ...params, byName: 'Hana Teacher' } }])
  expect(await told('headCount.missing')).toHaveLength(1)
})

it('tells everybody again of a child who is missing after all were found, and that all are found again', async () => {
  const [lost = '', other = '', third = ''] = server.world.centre.under2.present
  const { id } = ok(await start())
  const explain = (why: 'otherRoom' | null) =>
    teacher().call(headCount, 'explain', { id, childId: lost, why, at: now() })
  /** Each brings one child back or leaves the child missing. */
  const turns = [
    [() => mark(id, [lost]), () => mark(id, [other], { isSeen: false })],
    [() => mark(id, [other]), () => mark(id, [lost], { isSeen: false })],
    [() => explain('otherRoom'), () => explain(null)],
    [() => mark(id, [lost]), () => mark(id, [third], { isSeen: false })],
  ] as const
  ok(await mark(id, [other, third]))
  server.world.clock.pass(5)
  expect(await told('headCount.missing')).toHaveLength(1)
  for (const [turn, [find, lose]] of turns.entries()) {
    server.world.clock.pass(0.1)
    ok(await find())
    expect(await told('headCount.clear')).toHaveLength(turn + 1)
    server.world.clock.pass(0.1)
    ok(await lose())
    expect(await told('headCount.missing')).toHaveLength(turn + 2)
  }
})

it('tells everybody again when a sign-out is undone after all were accounted for', async () => {
  const [lost = '', gone = '', third = ''] = server.world.centre.under2.present
  const { id } = ok(await start())
  ok(await mark(id, [third]))
  const [stay] = ok(await signOut([gone]))
  server.world.clock.pass(5)
  expect(await told('headCount.missing')).toHaveLength(1)
  ok(await mark(id, [lost]))
  expect(await told('headCount.clear')).toHaveLength(1)
  ok(await teacher().call(attendance, 'voidSignOut', { ids: stay?.attendanceId ?? '' }))
  expect(await told('headCount.missing')).toHaveLength(2)
})

it('names a further child whose mark is taken back while another is searched for', async () => {
  const [lost = '', other = '', third = ''] = server.world.centre.under2.present
  const { id } = ok(await start())
  ok(await mark(id, [other, third]))
  server.world.clock.pass(5)
  expect(await told('headCount.missing')).toHaveLength(1)
  ok(await mark(id, [other], { isSeen: false }))
  const { people } = ok(await mark(id, [lost, other], { isSeen: false }))
  const children = missingIn(people).map(({ firstName, familyName }) => `${firstName} ${familyName}`)
  const messages = await told('headCount.missing')
  expect(messages.map(({ params }) => params)).toMatchObject([{ children: children.join(', ') }, {}])
  expect(children).toHaveLength(2)
})

it('tells nobody of a count in which everybody is seen in time', async () => {
  const { id } = ok(await start())
  ok(await mark(id, server.world.centre.under2.present))
  ok(await end(id))
  server.world.clock.pass(5)
  expect([...(await told('headCount.missing')), ...(await told('headCount.clear'))]).toEqual([])
})
