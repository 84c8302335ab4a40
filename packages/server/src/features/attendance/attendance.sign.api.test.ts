import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { type Centre, type Person, worldDay } from '@daybook/testkit/world.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

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

const as = (person: Person = centre.teacher) => server.as(person)
const board = async () => (await as().call(attendance, 'listToday', {})).data
const childOf = async (id: string) => (await board()).children.find((child) => child.id === id)

describe('signing in', () => {
  it('opens an attendance in the child’s own room at the given time, and returns it', async () => {
    const child = centre.under2.absent
    const { status, data } = await as().call(attendance, 'signIn', { ids: child, occurredAt: at('10:30') })
    expect(status).toBe(200)
    expect(data).toEqual([
      {
        childId: child,
        attendanceId: expect.any(String),
        signedInAt: at('10:30'),
        roomCode: 'under-2',
        casualDay: false,
        uncertainTimes: null,
      },
    ])
    expect(await childOf(child)).toMatchObject({
      presence: 'present',
      marks: ['arrivedLate'],
      signedInAt: at('10:30'),
      inRoomCode: 'under-2',
      attendances: [{ signedInBy: 'Hana Teacher', signedOutAt: null, enteredLate: false }],
    })
  })

  it('accepts several children, with ids from the tablet, and into another room', async () => {
    const { world } = server
    const ids = [centre.under2.absent, centre.toddlers.absent]
    const minted = [world.ids(), world.ids()]
    const { data } = await as().call(attendance, 'signIn', {
      ids: ids.join(),
      attendanceIds: minted.join(),
      roomCode: 'toddlers',
    })
    expect(data.map((row) => [row.childId, row.attendanceId, row.roomCode])).toEqual([
      [ids[0], minted[0], 'toddlers'],
      [ids[1], minted[1], 'toddlers'],
    ])
    const present = await as().call(attendance, 'listPresent', { code: 'toddlers' })
    expect(present.data.map((child) => child.id)).toContain(centre.under2.absent)
  })

  it('signs in all or none, and names those who were refused', async () => {
    const here = centre.under2.present[0] as string
    const answer = await as().call(attendance, 'signIn', { ids: [centre.under2.absent, here].join() })
    expect(answer).toMatchObject({
      status: 409,
      error: 'CHILD_ALREADY_SIGNED_IN',
      fields: { [here]: 'CHILD_ALREADY_SIGNED_IN' },
    })
    expect(await childOf(centre.under2.absent)).toMatchObject({ presence: 'late' })
  })

  it('accepts one of two tablets and refuses the other', async () => {
    const ids = [centre.under2.absent, centre.toddlers.absent]
    const answers = await Promise.all([
      as().call(attendance, 'signIn', { ids: ids.join() }),
      as(centre.manager).call(attendance, 'signIn', { ids: ids.toReversed().join() }),
    ])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
    expect(answers.find((answer) => answer.status === 409)?.error).toBe('CHILD_ALREADY_SIGNED_IN')
    expect((await childOf(centre.under2.absent))?.attendances).toHaveLength(1)
  })

  it('refuses the future, and for a teacher more than a week ago; a manager may add it', async () => {
    const ids = centre.under2.absent
    const signIn = (occurredAt: string, person?: Person) =>
      as(person).call(attendance, 'signIn', { ids, occurredAt })
    expect(await signIn(at('10:45'))).toMatchObject({ status: 422, error: 'TIME_IN_FUTURE' })
    expect(await signIn(at('09:00', '2026-11-10'))).toMatchObject({ status: 422, error: 'TIME_TOO_OLD' })
    expect(await signIn(at('09:00', '2026-11-10'), centre.manager)).toMatchObject({ status: 200 })
  })

  it('does not find a child of another centre', async () => {
    const ids = [centre.under2.absent, server.world.other.under2.absent].join()
    expect(await as().call(attendance, 'signIn', { ids })).toMatchObject({ status: 404, error: 'NOT_FOUND' })
    const foreignRoom = { ids: centre.under2.absent, roomCode: 'not-ours' }
    expect(await as().call(attendance, 'signIn', foreignRoom)).toMatchObject({ error: 'ROOM_NOT_FOUND' })
    expect(await childOf(centre.under2.absent)).toMatchObject({ presence: 'late' })
  })

  it('accepts and marks a child on an unenrolled weekday, and refuses one no longer enrolled', async () => {
    const [casual, gone] = await server.world.build(centre.tenantId, async (make) => {
      const casual = await make.child({ firstName: 'Casual' })
      await make.enrolment(casual, centre.under2.id, { weekdays: [1, 2] })
      const gone = await make.child({ firstName: 'Gone' })
      await make.enrolment(gone, centre.under2.id, { endsOn: '2026-11-17' })
      return [casual, gone]
    })
    expect(await childOf(casual)).toMatchObject({ presence: 'notToday', expectedFrom: null })
    const answer = await as().call(attendance, 'signIn', { ids: casual })
    expect(answer.data).toMatchObject([{ casualDay: true }])
    expect(await as().call(attendance, 'signIn', { ids: gone })).toMatchObject({
      status: 409,
      error: 'CHILD_NOT_ENROLLED',
    })
  })

  it('happens once for each id, and once for each key', async () => {
    const { world } = server
    const attendanceIds = world.ids()
    const first = { ids: centre.under2.absent, attendanceIds }
    const key = world.ids()
    const answers = [
      await as().call(attendance, 'signIn', first, { key }),
      await as().call(attendance, 'signIn', first, { key }),
    ]
    expect(answers.map(({ status, data }) => [status, data])).toEqual([
      [200, answers[0]?.data],
      [200, answers[0]?.data],
    ])
    const other = { ids: centre.toddlers.absent, attendanceIds }
    expect(await as().call(attendance, 'signIn', other)).toMatchObject({
      status: 409,
      error: 'RECORD_EXISTS',
    })
    const uneven = { ids: centre.toddlers.absent, attendanceIds: [world.ids(), world.ids()].join() }
    expect(await as().call(attendance, 'signIn', uneven)).toMatchObject({
      status: 400,
      fields: { attendanceIds: 'INVALID_FORMAT' },
    })
  })
})

describe('signing out', () => {
  it('closes the attendance; the child can sign in again from that minute on', async () => {
    const child = centre.under2.present[0] as string
    const out = await as().call(attendance, 'signOut', { ids: child, occurredAt: at('10:00') })
    expect(out.data).toMatchObject([{ childId: child, signedOutAt: at('10:00') }])
    expect(await childOf(child)).toMatchObject({ presence: 'goneHome', marks: ['leftEarly'] })
    const again = (occurredAt: string) => as().call(attendance, 'signIn', { ids: child, occurredAt })
    expect(await again(at('09:59'))).toMatchObject({ error: 'CHILD_ALREADY_SIGNED_IN' })
    expect(await again(at('10:00'))).toMatchObject({ status: 200 })
    expect((await childOf(child))?.attendances).toHaveLength(2)
  })

  it('keeps who picked the child up, until the sign-out is undone', async () => {
    const [child = ''] = centre.under2.present
    await as().call(attendance, 'signOut', { ids: child, collector: 'Aunty Rose' })
    const record = async () => (await as().call(attendance, 'listStays', { childId: child })).data.records
    expect(await record()).toMatchObject([{ collectedBy: 'Aunty Rose' }])
    const ids = (await childOf(child))?.attendanceId ?? ''
    expect((await as().call(attendance, 'voidSignOut', { ids })).status).toBe(200)
    expect(await record()).toMatchObject([{ collectedBy: null, signedOutAt: null }])
  })

  it('shows on the board who may pick a child up and who may not, and refuses who may not', async () => {
    const [child = '', other = ''] = centre.under2.present
    await server.world.build(centre.tenantId, async (make) => {
      await make.contact(child, { name: 'Hēmi Ngata', mayCollect: false, sort: 1 })
      await make.contact(child, { name: 'Tama Ngata', mayCollect: true, sort: 2 })
      await make.contact(child, { name: 'Ended', mayCollect: false, endedAt: at('08:00') })
    })
    expect((await childOf(child))?.contacts).toMatchObject([
      { name: 'Hēmi Ngata', relation: 'father', mayCollect: false, orderNote: null, collectsOn: null },
      { name: 'Tama Ngata', relation: 'father', mayCollect: true, phone: '021 555 0101' },
    ])
    expect((await childOf(other))?.contacts).toEqual([])
    const out = (collector: string) =>
      as().call(attendance, 'signOut', { ids: [child, other].join(), collector })
    expect(await out('hemi ngata')).toMatchObject({
      status: 409,
      error: 'COLLECTOR_NOT_ALLOWED',
      fields: { [child]: 'COLLECTOR_NOT_ALLOWED' },
    })
    expect((await childOf(other))?.presence).toBe('present')
    expect(await out('Tama Ngata')).toMatchObject({ status: 200 })
  })

  it('signs nobody out when one is refused', async () => {
    const [a = '', b = ''] = centre.under2.present
    const out = (ids: string[], occurredAt: string) =>
      as().call(attendance, 'signOut', { ids: ids.join(), occurredAt })
    expect(await out([a, centre.under2.absent], at('10:00'))).toMatchObject({
      status: 409,
      fields: { [centre.under2.absent]: 'CHILD_NOT_SIGNED_IN' },
    })
    expect(await out([a, b], at('08:14'))).toMatchObject({
      status: 422,
      fields: { [a]: 'SIGN_OUT_BEFORE_SIGN_IN', [b]: 'SIGN_OUT_BEFORE_SIGN_IN' },
    })
    expect(await out([a], at('11:00'))).toMatchObject({ status: 422, error: 'TIME_IN_FUTURE' })
    expect(await out([server.world.other.under2.present[0] as string], at('10:00'))).toMatchObject({
      status: 404,
    })
    expect((await board()).rooms[0]).toMatchObject({ present: 3 })
  })
})

describe('a forgotten sign-out', () => {
  let attendanceId: string
  let child: string
  beforeEach(async () => {
    child = centre.under2.present[0] as string
    attendanceId = await server.world.build(centre.tenantId, (make) =>
      make.attendance(child, centre.under2.id, centre.teacher.id, {
        day: '2026-11-17',
        signedInAt: at('08:05', '2026-11-17'),
      }),
    )
  })

  it('is shown as a question and does not block today’s sign-in', async () => {
    expect((await board()).forgotten).toEqual([
      {
        attendanceId,
        day: '2026-11-17',
        signedInAt: at('08:05', '2026-11-17'),
        expectedUntil: at('16:00', '2026-11-17'),
        child: { id: child, firstName: 'Aroha', familyName: 'Ngata', picture: null },
        roomCode: 'under-2',
        roomName: 'Under twos',
      },
    ])
    expect(await childOf(child)).toMatchObject({ presence: 'present' })
  })

  it('is answered once, with a time on that day', async () => {
    const answer = (occurredAt: string) =>
      as().call(attendance, 'signOut', { ids: child, attendanceId, occurredAt })
    expect(await answer(at('10:00'))).toMatchObject({ status: 422, error: 'SIGN_OUT_OTHER_DAY' })
    expect(await answer(at('08:00', '2026-11-17'))).toMatchObject({ error: 'SIGN_OUT_BEFORE_SIGN_IN' })
    expect(await answer(at('15:40', '2026-11-17'))).toMatchObject({ status: 200 })
    expect(await answer(at('15:50', '2026-11-17'))).toMatchObject({ error: 'CHILD_NOT_SIGNED_IN' })
    expect((await board()).forgotten).toEqual([])
    expect(await childOf(child)).toMatchObject({ presence: 'present' })
  })

  it('is answered for one child at a time', async () => {
    const occurredAt = at('15:40', '2026-11-17')
    const ask = (ids: string[]) =>
      as().call(attendance, 'signOut', { ids: ids.join(), attendanceId, occurredAt })
    expect(await ask([centre.under2.absent])).toMatchObject({ status: 404 })
    expect(await ask([child, centre.under2.absent])).toMatchObject({ status: 404 })
  })
})
