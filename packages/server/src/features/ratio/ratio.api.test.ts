// It is Wednesday, 18 November 2026, 10:42 in Auckland: three children under two and three older are here, who need 2.
import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { message } from '@daybook/contract/message/message.contract.ts'
import { ratio } from '@daybook/contract/ratio/ratio.contract.ts'
import { staff } from '@daybook/contract/staff/staff.contract.ts'
import { openLive } from '@daybook/testkit/live.ts'
import { minutesAgo } from '@daybook/testkit/nappies.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { worldDay } from '@daybook/testkit/world.ts'
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

/** The teacher and the manager start work an hour ago, so that there are enough. */
async function bothAtWork() {
  const { centre } = server.world
  for (const who of [teacher(), manager()])
    ok(await who.call(attendance, 'startWork', { roomCode: centre.under2.code, occurredAt: minutesAgo(60) }))
  await server.runPlanned()
}
const board = async () => ok(await teacher().call(ratio, 'getBoard', {}))
const watched = async () => ok(await teacher().call(ratio, 'getWatch', {})).short
const shortfalls = async () => (await board()).shortfalls
const told = async () => {
  await server.runPlanned()
  const { data } = await manager().call(message, 'listMessages', {})
  return data.records.filter(({ kind }) => kind === 'ratio.tooFew').length
}
const goOnBreak = async (id = server.world.ids(), over = {}) =>
  teacher().call(ratio, 'pause', { id, kind: 'break', ...over })

it('keeps a time with too few adults, from a break to its end, and tells whoever oversees safety', async () => {
  await bothAtWork()
  const before = (await shortfalls()).length
  server.world.clock.pass(1)
  const since = now()
  const id = server.world.ids()
  ok(await goOnBreak(id))
  await server.runPlanned()
  expect(await watched()).toMatchObject({ since, adults: 1, needed: 2 })
  expect(await told()).toBe(0)
  server.world.clock.pass(2)
  expect(await told()).toBe(1)
  expect(await told()).toBe(1)
  server.world.clock.pass(3)
  ok(await teacher().call(ratio, 'resume', { id }))
  await server.runPlanned()
  expect(await watched()).toBeNull()
  const [kept, ...earlier] = await shortfalls()
  expect(earlier).toHaveLength(before)
  const worst = { adults: 1, needed: 2, children: 6 }
  expect(kept).toMatchObject({
    from: since,
    until: now(),
    cause: 'break',
    causeName: 'Hana Teacher',
    ...worst,
  })
})

it('keeps what was, also when it is corrected away, and opens it again when that is undone', async () => {
  await bothAtWork()
  const { under2 } = server.world.centre
  server.world.clock.pass(1)
  ok(await goOnBreak())
  await server.runPlanned()
  const id = (await watched())?.id
  server.world.clock.pass(1)
  const ids = under2.present.join()
  ok(await teacher().call(attendance, 'signOut', { ids, occurredAt: minutesAgo(30) }))
  await server.runPlanned()
  expect(await watched()).toBeNull()
  expect((await shortfalls())[0]).toMatchObject({ id, until: now() })
  const stays = (await board()).children.flatMap(({ stays }) => stays)
  expect(stays.filter(({ until }) => until !== null)).toHaveLength(3)
  const { data } = await teacher().call(attendance, 'listToday', {})
  const attendances = data.children.filter(({ presence }) => presence === 'goneHome')
  const voided = attendances.flatMap(({ attendanceId }) => attendanceId ?? []).join()
  ok(await teacher().call(attendance, 'voidSignOut', { ids: voided, reason: 'Wrong room' }))
  await server.runPlanned()
  expect((await watched())?.id).toBe(id)
})

it('ends with its day, where nobody was signed out', async () => {
  await bothAtWork()
  server.world.clock.pass(1)
  ok(await goOnBreak())
  await server.runPlanned()
  const id = (await watched())?.id
  // After a weekend.
  server.world.clock.set('2026-11-23T07:00:00+13:00')
  ok(await manager().call(attendance, 'startWork', {}))
  await server.runPlanned()
  const { records } = ok(await manager().call(ratio, 'listShortfalls', { date: worldDay }))
  expect(records.find((row) => row.id === id)).toMatchObject({ until: '2026-11-18T11:00:00.000Z' })
})

it('is explained once, and stays as it is', async () => {
  await bothAtWork()
  server.world.clock.pass(1)
  ok(await goOnBreak())
  await server.runPlanned()
  const { id } = (await watched()) ?? { id: '' }
  const explain = (explanation: string) => manager().call(ratio, 'explain', { id, explanation })
  expect((await teacher().call(ratio, 'explain', { id, explanation: 'Late' })).status).toBe(403)
  const said = { explanation: 'The reliever was late.', explainedBy: 'Mere Manager', can: [] }
  for (const _ of [1, 2]) expect(ok(await explain(said.explanation))).toMatchObject(said)
  expect((await explain('Other words')).error).toBe('EXPLAINED_ALREADY')
  const { records } = ok(await manager().call(ratio, 'listShortfalls', { date: worldDay }))
  expect(records.find((row) => row.id === id)).toMatchObject(said)
})

it('moves an adult and children to another room without an end of their stay', async () => {
  await bothAtWork()
  const { centre } = server.world
  const { toddlers, under2 } = centre
  const staffId = centre.teacher.id
  ok(await manager().call(ratio, 'moveAdult', { staffId, roomCode: toddlers.code }))
  ok(await teacher().call(ratio, 'moveChildren', { ids: under2.present, roomCode: toddlers.code }))
  const { adults, children } = await board()
  const roomsOf = (people: typeof adults | typeof children, id: string) =>
    people.find((person) => person.id === id)?.stays.map(({ roomCode, until }) => [roomCode, until])
  expect(roomsOf(adults, staffId)).toEqual([[toddlers.code, null]])
  for (const id of under2.present) expect(roomsOf(children, id)).toEqual([[toddlers.code, null]])
  const move = { ids: [under2.absent], roomCode: toddlers.code }
  expect((await teacher().call(ratio, 'moveChildren', move)).error).toBe('CHILD_NOT_SIGNED_IN')
})

it('leaves a child where a later move brought it, when an earlier one arrives late', async () => {
  const { toddlers, under2 } = server.world.centre
  const ids = [under2.present[0] ?? '']
  const move = (roomCode: string, occurredAt: string) =>
    teacher().call(ratio, 'moveChildren', { ids, roomCode, occurredAt })
  ok(await move(toddlers.code, minutesAgo(1)))
  ok(await move(under2.code, minutesAgo(5)))
  const child = (await board()).children.find(({ id }) => id === ids[0])
  expect(child?.stays).toMatchObject([{ roomCode: toddlers.code }])
})

it('takes a break only of whoever is at work, once, and another’s only from a manager', async () => {
  expect((await goOnBreak()).error).toBe('STAFF_NOT_SIGNED_IN')
  await bothAtWork()
  const id = server.world.ids()
  const pause = ok(await goOnBreak(id))
  expect(ok(await goOnBreak(id))).toEqual(pause)
  expect((await goOnBreak()).error).toBe('STAFF_PAUSED_ALREADY')
  expect((await goOnBreak(id, { kind: 'nonContact' })).error).toBe('RECORD_EXISTS')
  const other = {
    id: server.world.ids(),
    kind: 'nonContact',
    staffId: server.world.centre.manager.id,
  } as const
  expect((await teacher().call(ratio, 'pause', other)).status).toBe(403)
  expect(ok(await manager().call(ratio, 'pause', other)).staffId).toBe(server.world.centre.manager.id)
  expect((await teacher().call(ratio, 'resume', { id: other.id })).status).toBe(403)
})

it('counts nobody who was removed while at work, from that minute on', async () => {
  const { build, centre } = server.world
  const at = { day: worldDay, signedInAt: minutesAgo(60) }
  const { kiri, tama } = await build(centre.tenantId, async (make) => {
    const kiri = await make.staff({ account: 'kiri', realName: 'Kiri' })
    const tama = await make.staff({ account: 'tama', realName: 'Tama' })
    for (const id of [kiri, tama, centre.manager.id]) await make.work(id, at)
    const pause = { day: worldDay, kind: 'break', startedAt: minutesAgo(5) }
    await make.row('staffPause', { ...pause, staffId: tama, startedBy: tama })
    // Nobody knows when the work of yesterday ended.
    await make.work(kiri, { day: '2026-11-17', signedInAt: minutesAgo(1500) })
    return { kiri, tama }
  })
  await server.runPlanned()
  expect(await watched()).toBeNull()
  const page = await openLive(server.url, { token: await server.tokenOf(centre.teacher) })
  await page.untilReady()
  server.world.clock.pass(1)
  ok(await manager().call(staff, 'remove', { ids: `${kiri},${tama}` }))
  // An event of the test before may still be under way.
  while ((await page.nextEvent()).operation !== 'attendance.workEnded');
  await page.close()
  const adults = (await board()).adults.filter(({ id }) => id !== centre.manager.id)
  expect(adults).toMatchObject([
    { name: 'Kiri', stays: [{ until: now() }], pauses: [] },
    { id: tama, stays: [{ until: now() }], pauses: [{ until: now() }] },
  ])
  await server.runPlanned()
  expect(await watched()).toMatchObject({ since: now(), adults: 1, needed: 2 })
  expect((await shortfalls())[0]).toMatchObject({ cause: 'adultLeft', causeName: 'Kiri' })
  const open = await build(centre.tenantId, (_, tx) =>
    tx.selectFrom('staffAttendance').select(['staffId', 'day']).where('signedOutAt', 'is', null).execute(),
  )
  expect(open).toEqual([
    { staffId: centre.manager.id, day: worldDay },
    { staffId: kiri, day: '2026-11-17' },
  ])
})

it('says of any time of a day who was here, in which room, and who of the adults did not count', async () => {
  await bothAtWork()
  const { centre } = server.world
  const id = server.world.ids()
  const from = now()
  ok(await goOnBreak(id))
  server.world.clock.pass(5)
  ok(await teacher().call(ratio, 'resume', { id }))
  const day = ok(await manager().call(ratio, 'getDay', { date: worldDay }))
  expect(day.children).toHaveLength(6)
  expect(day.children[0]?.stays).toMatchObject([{ until: null, roomCode: expect.any(String) }])
  expect(day.adults.find((adult) => adult.id === centre.teacher.id)).toMatchObject({
    stays: [{ from: minutesAgo(60), until: null, roomCode: centre.under2.code }],
    pauses: [{ kind: 'break', from, until: now() }],
  })
  const before = ok(await manager().call(ratio, 'getDay', { date: '2026-11-17' }))
  expect(before).toMatchObject({ day: '2026-11-17', adults: [], visitors: [] })
})
