import { aftercare } from '@daybook/contract/aftercare/aftercare.contract.ts'
import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { centre } from '@daybook/contract/centre/centre.contract.ts'
import { incident, incidentReport } from '@daybook/contract/incident/incident.kind.ts'
import { message } from '@daybook/contract/message/message.contract.ts'
import { today } from '@daybook/contract/today/today.contract.ts'
import { makeReport, sampleValues } from '@daybook/testkit/reports.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { worldNow } from '@daybook/testkit/world.ts'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'

// It is Wednesday, 18 November 2026, 10:42 in Auckland; the accident was then.
let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterEach(() => server.reset())
afterAll(() => server.close())

const teacher = () => server.as(server.world.centre.teacher)
const accident = (over = {}) => makeReport(server.world, 'incident', over)
const later = (minutes: number) => new Date(Date.parse(worldNow) + minutes * 60_000).toISOString()
const watchOfDay = async () => {
  const { data } = await teacher().call(today, 'listDay', {})
  return data.flatMap((item) =>
    item.kind === 'due' && item.name.startsWith('aftercare')
      ? [{ status: item.status, dueAt: item.dueAt, roomCode: item.roomCode, page: item.page }]
      : [],
  )
}

it('asks the room to look at intervals after a bump to the head, and shows what was seen', async () => {
  const id = await accident()
  const page = `/pages/home/task/aftercare?id=${id}`
  const roomCode = server.world.centre.under2.code
  expect(await watchOfDay()).toEqual([{ status: 'pending', dueAt: later(15), roomCode, page }])
  server.world.clock.set(later(16))
  expect(await watchOfDay()).toEqual([{ status: 'overdue', dueAt: later(15), roomCode, page }])
  const look = { id: server.world.ids(), incidentId: id, signs: ['drowsy' as const], note: 'Yawns a lot' }
  for (const _ of [1, 2]) expect((await teacher().call(aftercare, 'look', look)).status).toBe(200)
  expect(await watchOfDay()).toEqual([{ status: 'pending', dueAt: later(30), roomCode, page }])
  expect((await teacher().call(aftercare, 'get', { id })).data.watch).toMatchObject({
    nextAt: later(30),
    looks: [{ at: later(16), byName: 'Hana Teacher', signs: ['drowsy'], note: 'Yawns a lot' }],
  })
})

it('names who is watched and here, with the room and the last look, until they have gone home', async () => {
  const id = await accident()
  const watched = async () => (await teacher().call(aftercare, 'getWatch', {})).data.watched
  const roomCode = server.world.centre.under2.code
  expect(await watched()).toMatchObject([{ incidentId: id, roomCode, lastAt: null }])
  server.world.clock.set(later(14))
  const look = { id: server.world.ids(), incidentId: id, signs: [] }
  expect((await teacher().call(aftercare, 'look', look)).status).toBe(200)
  const [one] = await watched()
  expect(one?.lastAt).toBe(later(14))
  expect(one?.times[0]).toBe(later(15))
  const isOwn = async () =>
    (await teacher().call(aftercare, 'getWatch', {})).data.rooms.find(({ code }) => code === roomCode)?.own
  expect(await isOwn()).toBe(false)
  const startsHere = { roomCode, occurredAt: later(14) }
  expect((await teacher().call(attendance, 'startWork', startsHere)).status).toBe(200)
  expect(await isOwn()).toBe(true)
  expect((await teacher().call(attendance, 'signOut', { ids: one?.child.id ?? '' })).status).toBe(200)
  expect(await watched()).toEqual([])
})

it('tells managers once of a look that is missed, and counts one that was taken without a network', async () => {
  const detail = sampleValues(incidentReport.fields, server.world)
  const id = server.world.ids()
  expect((await teacher().call(incident, 'submit', { id, detail })).status).toBe(200)
  const told = async () => {
    await server.runPlanned()
    const { data } = await server.as(server.world.centre.manager).call(message, 'listMessages', {})
    return data.records.filter(({ kind }) => kind === 'aftercare.lookOverdue').length
  }
  server.world.clock.set(later(18))
  expect(await told()).toBe(1)
  expect(await told()).toBe(1)
  const look = { id: server.world.ids(), incidentId: id, signs: [], seenAt: later(14) }
  expect((await teacher().call(aftercare, 'look', look)).data.watch?.looks).toMatchObject([{ at: later(14) }])
  const early = { ...look, id: server.world.ids(), seenAt: later(60) }
  expect((await teacher().call(aftercare, 'look', early)).error).toBe('TIME_IN_FUTURE')
  server.world.clock.set(later(33))
  expect(await told()).toBe(2)
})

it('watches no other injury', async () => {
  const id = await accident({ bodyParts: ['knee.left'] })
  expect(await watchOfDay()).toEqual([])
  expect((await teacher().call(aftercare, 'get', { id })).data.watch).toBeNull()
  const look = { id: server.world.ids(), incidentId: id, signs: [] }
  expect((await teacher().call(aftercare, 'look', look)).error).toBe('NOT_FOUND')
})

it('is signed once, by a drawing or a typed name', async () => {
  const id = await accident()
  const first = { id: server.world.ids(), incidentId: id, name: 'Ana Ngata', drawing: [[0, 0, 500, 400]] }
  for (const _ of [1, 2])
    expect((await teacher().call(aftercare, 'sign', first)).data.signature).toMatchObject({
      name: 'Ana Ngata',
      drawing: [[0, 0, 500, 400]],
      byName: 'Hana Teacher',
    })
  const second = { ...first, id: server.world.ids(), drawing: null }
  expect((await teacher().call(aftercare, 'sign', second)).error).toBe('RECORD_EXISTS')
})

it('shows in the record and to managers which looks were late or missed while the child was here', async () => {
  const id = await accident()
  const { manager, tenantId } = server.world.centre
  const childId = (await teacher().call(aftercare, 'get', { id })).data.child.id
  const gaps = async () => (await teacher().call(aftercare, 'get', { id })).data.watch?.gaps
  const lateLooks = async () =>
    (await server.as(manager).call(today, 'getOversight', {})).data.sections.lateLooks
  expect([await gaps(), await lateLooks()]).toEqual([[], []])
  server.world.clock.set(later(20))
  const look = { id: server.world.ids(), incidentId: id, signs: [] }
  expect((await teacher().call(aftercare, 'look', look)).status).toBe(200)
  const first = { dueAt: later(15), checkedAt: later(20), overBy: 5 * 60_000, kind: 'missed' }
  expect(await gaps()).toEqual([{ ...first, byName: 'Hana Teacher' }])
  server.world.clock.set(later(32))
  const page = `/pages/home/task/aftercare?id=${id}`
  expect(await lateLooks()).toMatchObject([
    { id, page, params: { roomName: 'Under twos', late: 1, missed: 1, lastDueAt: later(30), isOpen: true } },
  ])
  expect((await teacher().call(attendance, 'signOut', { ids: childId })).status).toBe(200)
  server.world.clock.set(later(300))
  const second = { dueAt: later(30), checkedAt: null, overBy: 2 * 60_000, kind: 'late', byName: null }
  expect(await gaps()).toEqual([{ ...first, byName: 'Hana Teacher' }, second])
  expect(await lateLooks()).toMatchObject([{ id, params: { late: 1, missed: 1, isOpen: false } }])
  // Somebody who was signed in by mistake was not here.
  await server.world.build(tenantId, (_, tx) =>
    tx
      .updateTable('attendance')
      .set({ voidedAt: later(300), voidedBy: manager.id, voidReason: 'Wrong child' })
      .where('childId', '=', childId)
      .execute(),
  )
  expect(await gaps()).toEqual([])
})

it('keeps how often a child is looked at, whatever the centre sets later', async () => {
  const manager = server.as(server.world.centre.manager)
  const id = await accident()
  const timesOf = async (of: string) => (await teacher().call(aftercare, 'get', { id: of })).data.watch?.times
  const before = await timesOf(id)
  const { countryCode: _, timeZone: __, ...settings } = (await manager.call(centre, 'getSettings', {})).data
  const changed = { ...settings, headLookEvery: 5, headWatchHours: 1 }
  expect((await manager.call(centre, 'saveSettings', changed)).status).toBe(200)
  expect(await timesOf(id)).toEqual(before)
  expect((await timesOf(await accident()))?.[0]).toBe(later(5))
})
