// Which events of the product open pages receive, and who receives them.
import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { care } from '@daybook/contract/care/care.contract.ts'
import { snapshotHeader } from '@daybook/contract/kernel/live.ts'
import { hasSeen } from '@daybook/contract/kernel/snapshot.rules.ts'
import { message } from '@daybook/contract/message/message.contract.ts'
import { nappyChange } from '@daybook/contract/nappyChange/nappyChange.kind.ts'
import { plan } from '@daybook/contract/plan/plan.contract.ts'
import { authCallsOf } from '@daybook/testkit/authCalls.ts'
import { type LiveReader, openLive } from '@daybook/testkit/live.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { type Person, worldNow } from '@daybook/testkit/world.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { listRoutes } from './features.ts'

let server: TestServer
const open: LiveReader[] = []
beforeAll(async () => {
  server = await testServer()
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((reader) => reader.close()))
})
afterAll(() => server.close())

const centre = () => server.world.centre

async function listening(token: string, url = server.url): Promise<LiveReader> {
  const reader = await openLive(url, { token })
  open.push(reader)
  await reader.untilReady()
  return reader
}

const pageOf = async (person: Person, url?: string) => listening(await server.tokenOf(person), url)

const claim = (childId: string) => ({
  id: server.world.ids(),
  childId,
  occurredAt: worldNow,
  detail: { contents: 'wet', skin: 'normal', creamUsed: false } as const,
})

describe('pages of the centre', () => {
  it('receive records, amendments and voids', async () => {
    const page = await pageOf(centre().manager)
    const teacher = server.as(centre().teacher)
    const record = claim(centre().under2.present[0] ?? '')
    await teacher.call(nappyChange, 'recordMany', { records: [record] })
    expect(await page.nextEvent()).toMatchObject({
      operation: 'nappyChange.recordMany',
      by: { id: centre().teacher.id, name: 'Hana Teacher' },
      data: [{ id: record.id, version: 1, recordedBy: { id: centre().teacher.id } }],
    })
    const { id, occurredAt } = record
    const detail = { ...record.detail, contents: 'dry' }
    await teacher.call(care, 'amendCareEntry', { id, version: 1, occurredAt, detail })
    expect(await page.nextEvent()).toMatchObject({
      operation: 'care.amendCareEntry',
      data: { id, version: 2, kind: 'nappyChange', detail },
    })
    await teacher.call(nappyChange, 'remove', { ids: id })
    expect(await page.nextEvent()).toMatchObject({ operation: 'nappyChange.remove', data: { ids: [id] } })
  })

  it('receive a record once, however often it is sent', async () => {
    const page = await pageOf(centre().manager)
    const teacher = server.as(centre().teacher)
    const [once, another] = [claim(centre().under2.present[1] ?? ''), claim(centre().under2.present[2] ?? '')]
    const key = server.world.ids()
    for (let i = 0; i < 2; i++) await teacher.call(nappyChange, 'recordMany', { records: [once] }, { key })
    await teacher.call(nappyChange, 'record', another)
    expect(await page.nextEvent()).toMatchObject({ data: [{ id: once.id }] })
    expect(await page.nextEvent()).toMatchObject({ data: { id: another.id } })
  })

  it('are told that a change of the plan changed the day', async () => {
    const page = await pageOf(centre().teacher)
    const manager = server.as(centre().manager)
    const id = server.world.ids()
    const entry = {
      id,
      kind: 'nappyChange' as const,
      roomCode: 'under-2',
      weekdays: [3],
      times: ['11:47'],
      season: null,
      staffId: null,
      startsOn: '2026-11-18',
    }
    await manager.call(plan, 'submitPlanEntry', entry)
    expect(await page.nextEvent()).toMatchObject({ operation: 'task.made' })
    await manager.call(plan, 'removePlanEntries', { ids: id })
    expect(await page.nextEvent()).toMatchObject({ operation: 'task.made' })
  })

  it('can tell which events a read contains, also when the stream repeats them', async () => {
    const teacher = server.as(centre().teacher)
    const token = await server.tokenOf(centre().manager)
    const earlier = await listening(token)
    const read = async () => {
      const headers = { 'Blade-Auth': `bearer ${token}` }
      const { path } = attendance.operations.listToday
      const response = await fetch(`${server.url}${path}`, { headers })
      return response.headers.get(snapshotHeader) ?? ''
    }
    const before = await read()
    const ids = centre().toddlers.absent
    await teacher.call(attendance, 'signIn', { ids, attendanceIds: server.world.ids() })
    const { data } = await teacher.call(attendance, 'listToday', {})
    const stay = data.children.find(({ id }) => id === ids)?.attendances[0]?.id ?? ''
    await teacher.call(attendance, 'voidSignIn', { ids: stay })
    const after = await read()
    const late = await openLive(server.url, { token, lastEventId: earlier.lastId() })
    open.push(late)
    for (const operation of ['attendance.signIn', 'attendance.voidSignIn']) {
      let event = await late.nextEvent()
      while (event.operation !== operation) event = await late.nextEvent()
      expect(hasSeen(before, event.transaction)).toBe(false)
      expect(hasSeen(after, event.transaction)).toBe(true)
    }
  })

  it('receive sign-ins and sign-outs', async () => {
    const page = await pageOf(centre().teacher)
    const manager = server.as(centre().manager)
    const ids = centre().toddlers.absent
    const attendanceIds = server.world.ids()
    await manager.call(attendance, 'signIn', { ids, attendanceIds })
    expect(await page.nextEvent()).toMatchObject({
      operation: 'attendance.signIn',
      data: [{ childId: ids, attendanceId: attendanceIds, roomCode: 'toddlers' }],
    })
    await manager.call(attendance, 'signOut', { ids })
    expect(await page.nextEvent()).toMatchObject({
      operation: 'attendance.signOut',
      data: [{ childId: ids }],
    })
  })

  it('receive every write of care and attendance', () => {
    const recording = ['care.record', 'attendance.record']
    // A PIN concerns nobody but its owner.
    const writing = listRoutes().filter(({ can, name }) => recording.includes(can) && name !== 'setPin')
    const silent = writing.filter(({ live }) => !live)
    expect(silent.map(({ feature, name }) => `${feature}.${name}`)).toEqual([])
  })
})

it('a message and its read status reach only its recipient', async () => {
  const [teacher, manager] = [await pageOf(centre().teacher), await pageOf(centre().manager)]
  const record = claim(centre().toddlers.present[0] ?? '')
  await server.as(centre().teacher).call(nappyChange, 'record', record)
  const voiding = { id: record.id, reason: 'Somebody else' }
  await server.as(centre().manager).call(care, 'voidCareEntry', voiding)
  await server.as(centre().teacher).call(message, 'readAllMessages', {})
  const received = async (page: LiveReader, times: number) => {
    const operations: string[] = []
    for (let i = 0; i < times; i++) operations.push((await page.nextEvent()).operation)
    return operations
  }
  await server.as(centre().teacher).call(attendance, 'startWork', {})
  const writes = ['nappyChange.record', 'care.voidCareEntry', 'attendance.startWork']
  expect(await received(manager, 3)).toEqual(writes)
  const all = [...writes, 'activity.posted', 'message.changed', 'message.changed']
  expect((await received(teacher, 6)).sort()).toEqual(all.sort())
})

describe('a session that ends', () => {
  it('by signing out ends only its own streams', async () => {
    const authCalls = authCallsOf(server)
    const [tablet, phone] = [await authCalls.mustSignIn(), await authCalls.mustSignIn()]
    const [ending, staying] = [await listening(tablet.access_token), await listening(phone.access_token)]
    await authCalls.signOut(tablet.access_token)
    expect(await ending.next('event')).toBe('ended')
    expect((await openLive(server.url, { token: tablet.access_token })).response.status).toBe(401)
    await server.as(centre().manager).call(attendance, 'startWork', {})
    expect(await staying.nextEvent()).toMatchObject({ operation: 'attendance.startWork' })
  })

  it('because its refresh token was copied ends its streams', async () => {
    const authCalls = authCallsOf(server)
    const { access_token, refresh_token } = await authCalls.mustSignIn()
    const page = await listening(access_token)
    await authCalls.refresh(refresh_token)
    await authCalls.refresh(refresh_token)
    expect(await page.next('event')).toBe('ended')
  })

  it.each([
    ['is made inactive', { active: false }, 'revoked'],
    ['gets another password', { passwordHash: 'another' }, 'password'],
    ['gets other roles', { roles: ['teacher', 'manager'] }, 'role'],
  ])('because its person %s ends all streams of the person in every process', async (_, change, reason) => {
    const { world } = server
    const second = await server.another()
    const account = `${reason}-person`
    const [leaver, tablet] = await world.build(centre().tenantId, async (make) => {
      const id = await make.staff({ account })
      const inSession = async () => ({
        ...centre().teacher,
        id,
        sessionId: await make.session(id, '2027-01-01T00:00:00Z'),
      })
      return [await inSession(), await inSession()]
    })
    const own = [await pageOf(leaver), await pageOf(tablet), await pageOf(leaver, second.url)]
    const colleague = await pageOf(centre().teacher)
    await world.build(centre().tenantId, (_, tx) =>
      tx.updateTable('staff').set(change).where('id', '=', leaver.id).execute(),
    )
    for (const page of own) expect(await page.next('event')).toBe('ended')
    const again = await openLive(server.url, { token: await server.tokenOf(leaver) })
    expect(again.response.status).toBe(401)
    const ended = await world.build(centre().tenantId, (_, tx) =>
      tx.selectFrom('session').select('endReason').where('staffId', '=', leaver.id).execute(),
    )
    expect(ended).toEqual([{ endReason: reason }, { endReason: reason }])
    const record = claim(centre().under2.present[0] ?? '')
    await server.as(centre().manager).call(nappyChange, 'record', record)
    expect(await colleague.nextEvent()).toMatchObject({ data: { id: record.id } })
  })
})
