import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { hours } from '@daybook/contract/hours/hours.contract.ts'
import { house } from '@daybook/contract/house/house.contract.ts'
import { kiosk } from '@daybook/contract/kiosk/kiosk.contract.ts'
import { message } from '@daybook/contract/message/message.contract.ts'
import { makeDeputy } from '@daybook/testkit/deputy.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { type Centre, type Person, worldDay } from '@daybook/testkit/world.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askAboutForgottenSignOuts } from './attendance.jobs.ts'
import { presenceAt } from './index.ts'

const at = (time: string, day = worldDay) => new Date(`${day}T${time}:00+13:00`).toISOString()

let server: TestServer
let centre: Centre
beforeAll(async () => {
  server = await testServer()
})
beforeEach(async () => {
  await server.reset()
  centre = server.world.centre
})
afterAll(() => server.close())

const teacher = () => server.as(centre.teacher)

describe('the board', () => {
  it('counts every room, even when it shows the children of one', async () => {
    await teacher().call(attendance, 'signOut', { ids: centre.toddlers.present[0] as string })
    await teacher().call(attendance, 'markAbsent', { ids: centre.under2.absent, reason: 'sick' })
    const { data } = await teacher().call(attendance, 'listToday', { code: 'under-2' })
    expect(data.day).toBe(worldDay)
    expect(data.rooms).toEqual([
      { code: 'under-2', name: 'Under twos', capacity: 20, present: 3, expected: 0, absent: 1, goneHome: 0 },
      { code: 'toddlers', name: 'Toddlers', capacity: 20, present: 2, expected: 1, absent: 0, goneHome: 1 },
    ])
    expect(data.children.map((child) => child.firstName)).toEqual(['Aroha', 'Ben', 'Chloé', 'Daisuke'])
    expect(data.children[3]).toMatchObject({
      presence: 'absent',
      can: ['signIn', 'clearAbsence', 'markAbsent'],
    })
  })

  it('has what is noted of a contact, for those who may read contacts', async () => {
    const [child = ''] = centre.under2.present
    await server.world.build(centre.tenantId, (make) =>
      make.contact(child, { note: 'Call before handing over' }),
    )
    const notes = async (person: Person) => {
      const { data } = await server.as(person).call(attendance, 'listToday', {})
      return data.children.find(({ id }) => id === child)?.contacts.map(({ note }) => note)
    }
    expect(await notes(centre.teacher)).toEqual(['Call before handing over'])
    const cook = await makeDeputy(server.world, ['attendance.read', 'attendance.record'])
    expect(await notes(cook)).toEqual([undefined])
  })

  it('shows a visiting child in its current room', async () => {
    const child = centre.under2.absent
    await teacher().call(attendance, 'signIn', { ids: child, roomCode: 'toddlers' })
    const { data } = await teacher().call(attendance, 'listToday', { code: 'toddlers' })
    expect(data.children.find((one) => one.id === child)).toMatchObject({
      roomCode: 'under-2',
      inRoomCode: 'toddlers',
    })
    expect(data.rooms.map((room) => room.present)).toEqual([3, 4])
    const online = await teacher().call(attendance, 'listPresent', { code: 'under-2' })
    expect(online.data.map((one) => one.id)).not.toContain(child)
  })

  it('shows a past day as it ended: a child who did not come was absent', async () => {
    const { data } = await teacher().call(attendance, 'listToday', { date: '2026-11-17' })
    expect(data.rooms[0]).toMatchObject({ present: 0, expected: 0, absent: 4 })
    expect(await teacher().call(attendance, 'listToday', { code: 'nowhere' })).toMatchObject({
      error: 'ROOM_NOT_FOUND',
    })
  })

  it('expects children by the centre’s clock, even on the day the clocks change', async () => {
    const { data } = await teacher().call(attendance, 'listToday', { date: '2026-09-27' })
    expect(data.children[0]).toMatchObject({
      expectedFrom: '2026-09-26T19:00:00.000Z',
      expectedUntil: '2026-09-27T03:00:00.000Z',
    })
  })
})

describe('staff at work', () => {
  it('sign themselves in and out, once', async () => {
    const start = () =>
      teacher().call(attendance, 'startWork', { roomCode: 'toddlers', occurredAt: at('08:00') })
    expect((await start()).data).toEqual({ day: worldDay, signedInAt: at('08:00'), roomCode: 'toddlers' })
    expect(await start()).toMatchObject({ status: 409, error: 'STAFF_ALREADY_SIGNED_IN' })
    const list = async (code?: string) =>
      (await teacher().call(attendance, 'listStaffAtWork', { code })).data.map((one) => one.realName)
    expect([await list(), await list('toddlers'), await list('under-2')]).toEqual([
      ['Hana Teacher'],
      ['Hana Teacher'],
      [],
    ])
    const end = (occurredAt: string) => teacher().call(attendance, 'endWork', { occurredAt })
    expect(await end(at('07:59'))).toMatchObject({ error: 'SIGN_OUT_BEFORE_SIGN_IN' })
    expect(await end(at('11:00'))).toMatchObject({ error: 'TIME_IN_FUTURE' })
    expect(await end(at('10:00'))).toMatchObject({ status: 200 })
    expect(await end(at('10:00'))).toMatchObject({ status: 409, error: 'STAFF_NOT_SIGNED_IN' })
    expect(await list()).toEqual([])
  })

  it('are in the list for an evacuation whatever their role allows', async () => {
    const cook = await makeDeputy(server.world, ['menu.edit'], 'cook')
    const as = server.as(cook)
    const adults = async () => {
      const { data } = await server.as(centre.manager).call(house, 'getHouse', {})
      return data.staff.map(({ id }) => id)
    }
    const own = async () => (await as.call(attendance, 'getOwnWork', {})).data.ownWork
    expect(await own()).toBeNull()
    expect((await as.call(attendance, 'startWork', { occurredAt: at('08:00') })).status).toBe(200)
    expect(await adults()).toEqual([cook.id])
    expect(await own()).toMatchObject({ day: worldDay, signedInAt: at('08:00') })
    const days = (await as.call(hours, 'listOwn', { from: worldDay, until: worldDay })).data
    expect(days).toMatchObject([{ day: worldDay }])
    expect((await as.call(kiosk, 'setPin', { pin: '2580' })).status).toBe(200)
    expect((await as.call(attendance, 'listToday', {})).status).toBe(403)
    expect((await as.call(attendance, 'endWork', {})).status).toBe(200)
    expect(await adults()).toEqual([])
    for (const nobody of [server.world.administrator, centre.tablet])
      expect((await server.as(nobody).call(attendance, 'startWork', {})).status).toBe(403)
  })

  it('are asked about an earlier day on which they did not sign out', async () => {
    const yesterday = '2026-11-17'
    await server.world.build(centre.tenantId, (make) =>
      make.work(centre.teacher.id, { day: yesterday, signedInAt: at('08:00', yesterday) }),
    )
    const own = async () => (await teacher().call(attendance, 'listToday', {})).data.ownWork
    expect(await own()).toMatchObject({ day: yesterday })
    await teacher().call(attendance, 'endWork', { occurredAt: at('16:30', yesterday) })
    expect(await own()).toBeNull()
  })
})

describe('the morning after a forgotten sign-out', () => {
  const yesterday = '2026-11-17'
  const unread = async () => (await server.as(centre.manager).call(message, 'listMessages', {})).data.records
  let attendanceId: string
  beforeEach(async () => {
    attendanceId = await server.world.build(centre.tenantId, (make) =>
      make.attendance(centre.under2.absent, centre.under2.id, centre.teacher.id, {
        day: yesterday,
        signedInAt: at('08:05', yesterday),
      }),
    )
  })

  it('sends every manager one message, however often the job runs, and signs nobody out', async () => {
    for (let i = 0; i < 3; i++) await server.run(askAboutForgottenSignOuts, centre.tenantId)
    expect(await unread()).toMatchObject([
      {
        kind: 'attendance.forgottenSignOut',
        params: { childName: 'Daisuke Ngata', roomName: 'Under twos', day: yesterday },
        link: '/pages/home/children-list',
      },
    ])
    const { data } = await teacher().call(attendance, 'listToday', {})
    expect(data.forgotten).toMatchObject([{ attendanceId }])
  })

  it('waits for the morning, and sends nothing about today', async () => {
    expect(askAboutForgottenSignOuts.daily).toBe('06:00')
    server.world.clock.set(at('06:00'))
    await server.run(askAboutForgottenSignOuts, centre.tenantId)
    expect(await unread()).toHaveLength(1)
  })
})

it('knows who was here at an instant: between sign-in and sign-out, without voided attendances', async () => {
  const [here = '', left = ''] = centre.under2.present
  await teacher().call(attendance, 'signOut', { ids: left, occurredAt: at('10:00') })
  const voided = centre.under2.absent
  const stay = await teacher().call(attendance, 'signIn', { ids: voided, occurredAt: at('09:00') })
  await teacher().call(attendance, 'voidSignIn', { ids: stay.data[0]?.attendanceId as string })
  const present = (time: string) =>
    server.world.build(centre.tenantId, async (_, tx) => {
      const answer = await presenceAt(tx, [here, left, voided], new Date(at(time)), worldDay)
      return [here, left, voided].map((id) => answer.get(id)?.present)
    })
  expect(await present('08:14')).toEqual([false, false, false])
  expect(await present('08:15')).toEqual([true, true, false])
  expect(await present('09:30')).toEqual([true, true, false])
  expect(await present('10:01')).toEqual([true, false, false])
})
