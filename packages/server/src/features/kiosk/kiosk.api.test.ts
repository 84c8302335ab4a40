// The tablet at the door: pairing, the two steps of a check, and what is refused.
import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { house } from '@daybook/contract/house/house.contract.ts'
import { illness, illnessReport } from '@daybook/contract/illness/illness.kind.ts'
import { kiosk } from '@daybook/contract/kiosk/kiosk.contract.ts'
import { message } from '@daybook/contract/message/message.contract.ts'
import { staff } from '@daybook/contract/staff/staff.contract.ts'
import { visitor } from '@daybook/contract/visitor/visitor.contract.ts'
import { openLive } from '@daybook/testkit/live.ts'
import { sampleValues } from '@daybook/testkit/reports.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { pairTablet, type Tablet } from '@daybook/testkit/tablet.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const centre = () => server.world.centre
const manager = () => server.as(centre().manager)
const teacher = () => server.as(centre().teacher)
const nobody = () => server.as(undefined)
const later = (minutes: number) =>
  server.world.clock.set(new Date(server.world.clock.now().getTime() + minutes * 60_000).toISOString())

const pairedTablet = () => pairTablet(server)

const setPin = (pin = '2468') => teacher().call(kiosk, 'setPin', { pin })
const prove = (tablet: Tablet, pin: string) =>
  tablet.call(kiosk, 'validateCheck', { id: centre().teacher.id, direction: 'in', pin })

describe('pairing', () => {
  it('takes a code once, within ten minutes', async () => {
    const { code } = await pairedTablet()
    expect(await nobody().call(kiosk, 'pairKiosk', { code })).toMatchObject({ error: 'CODE_WRONG' })
    const late = await manager().call(kiosk, 'addKiosk', { id: server.world.ids(), name: 'Back door' })
    later(10)
    expect(await nobody().call(kiosk, 'pairKiosk', { code: late.data.code })).toMatchObject({
      error: 'CODE_WRONG',
    })
  })

  it('does not take another centre’s code', async () => {
    const { data } = await manager().call(kiosk, 'addKiosk', { id: server.world.ids(), name: 'Front door' })
    const headers = { 'Tenant-Id': server.world.other.tenantId }
    expect(await nobody().call(kiosk, 'pairKiosk', { code: data.code }, { headers })).toMatchObject({
      error: 'CODE_WRONG',
    })
  })

  it('ends at once when a manager revokes the tablet', async () => {
    const tablet = await pairedTablet()
    expect(await tablet.call(kiosk, 'getKioskBoard', {})).toMatchObject({ status: 200 })
    await setPin()
    const { ticket } = (await prove(tablet, '2468')).data
    await manager().call(kiosk, 'revokeKiosks', { ids: tablet.id })
    expect(await tablet.call(kiosk, 'getKioskBoard', {})).toMatchObject({ status: 401 })
    // A PIN that was proven before signs nobody in.
    const check = await tablet.call(kiosk, 'check', { id: centre().teacher.id, ticket })
    expect(check).toMatchObject({ status: 401 })
    expect((await manager().call(attendance, 'listStaffAtWork', {})).data).toEqual([])
    const { data } = await manager().call(kiosk, 'listKiosks', {})
    expect(data.find(({ id }) => id === tablet.id)?.revokedAt).not.toBeNull()
  })
})

describe('a tablet', () => {
  it('may do what a kiosk does and nothing else', async () => {
    const tablet = await pairedTablet()
    for (const refused of [
      await tablet.call(attendance, 'listToday', {}),
      await tablet.call(staff, 'getOwn', {}),
      await tablet.call(staff, 'searchStaff', {}),
      await tablet.call(visitor, 'listVisitors', {}),
      await tablet.call(kiosk, 'listKiosks', {}),
      await tablet.call(kiosk, 'setPin', { pin: '2468' }),
    ])
      expect(refused).toMatchObject({ status: 403, error: 'FORBIDDEN' })
  })

  it('gets no live events, because they name people in full', async () => {
    const { token } = await pairedTablet()
    const { response, close } = await openLive(server.url, { token })
    expect(response.status).toBe(403)
    await close()
  })

  it('is not among the people of the centre', async () => {
    const tablet = await pairedTablet()
    const { data } = await manager().call(staff, 'searchStaff', { name: 'Front door' })
    expect(data.records).toEqual([])
    const board = await tablet.call(kiosk, 'getKioskBoard', {})
    expect(board.data.staff.map(({ name }) => name)).toEqual(['Hana T.', 'Mere M.'])
  })

  it('shows first names and initials of children', async () => {
    const tablet = await pairedTablet()
    const { data } = await tablet.call(kiosk, 'getKioskBoard', {})
    expect(data.rooms[0]?.children.map(({ name, isHere }) => [name, isHere])).toContainEqual([
      'Daisuke N.',
      false,
    ])
    expect(JSON.stringify(data)).not.toContain('Ngata')
  })
})

describe('a teacher', () => {
  const work = async () => (await manager().call(attendance, 'listStaffAtWork', {})).data.map(({ id }) => id)

  it('starts and ends work by PIN, in two steps', async () => {
    await setPin()
    const tablet = await pairedTablet()
    const { id } = centre().teacher
    const { data } = await prove(tablet, '2468')
    expect(await tablet.call(kiosk, 'check', { id, ticket: data.ticket })).toMatchObject({ status: 200 })
    expect(await work()).toEqual([id])
    const spentTwice = await tablet.call(kiosk, 'check', { id, ticket: data.ticket })
    expect(spentTwice).toMatchObject({ status: 422, error: 'TICKET_WRONG' })
    const out = await tablet.call(kiosk, 'validateCheck', { id, direction: 'out', pin: '2468' })
    later(1)
    await tablet.call(kiosk, 'check', { id, ticket: out.data.ticket })
    expect(await work()).toEqual([])
  })

  it('needs the ticket of the own PIN, within two minutes, on that tablet', async () => {
    await setPin()
    const tablet = await pairedTablet()
    const second = await pairedTablet()
    const { id } = centre().teacher
    const { ticket } = (await prove(tablet, '2468')).data
    const wrong = { status: 422, error: 'TICKET_WRONG' }
    expect(await tablet.call(kiosk, 'check', { id: centre().manager.id, ticket })).toMatchObject(wrong)
    expect(await second.call(kiosk, 'check', { id, ticket })).toMatchObject(wrong)
    later(2)
    expect(await tablet.call(kiosk, 'check', { id, ticket })).toMatchObject(wrong)
    expect(await work()).toEqual([])
  })

  it('gets one answer for a wrong PIN and for none', async () => {
    const tablet = await pairedTablet()
    const none = await prove(tablet, '2468')
    await setPin('1357')
    expect((await prove(tablet, '2468')).body).toEqual(none.body)
    expect(none.error).toBe('PIN_WRONG')
  })
})

describe('a child', () => {
  const child = () => centre().under2.absent
  const validate = (tablet: Tablet, direction: 'in' | 'out', collector: string) =>
    tablet.call(kiosk, 'validateCheck', { id: child(), direction, collector })
  const contact = (over: object) =>
    server.world.build(centre().tenantId, (make) => make.contact(child(), { mayCollect: true, ...over }))

  it('is brought by anybody, and collected by who may', async () => {
    await contact({ name: 'Tāma Ngata' })
    const tablet = await pairedTablet()
    const brought = await validate(tablet, 'in', 'Aunty Rose')
    const taps = server.world.clock.now().toISOString()
    later(3)
    expect(await tablet.call(kiosk, 'check', { id: child(), ticket: brought.data.ticket })).toMatchObject({
      error: 'TICKET_WRONG',
    })
    const again = await validate(tablet, 'in', 'Aunty Rose')
    // The tablet had no network when the button was tapped.
    await tablet.call(kiosk, 'check', { id: child(), ticket: again.data.ticket, occurredAt: taps })
    expect(await validate(tablet, 'out', 'Aunty Rose')).toMatchObject({
      status: 409,
      error: 'COLLECTOR_NOT_ALLOWED',
    })
    const collected = await validate(tablet, 'out', 'tama ngata')
    await tablet.call(kiosk, 'check', { id: child(), ticket: collected.data.ticket })
    const { data } = await manager().call(attendance, 'listStays', { childId: child() })
    expect(data.records).toMatchObject([
      { signedInAt: taps, signedInBy: 'Front door', broughtBy: 'Aunty Rose', collectedBy: 'Tāma Ngata' },
    ])
  })

  it('is taken in though an illness keeps it at home, and its room is told', async () => {
    const yesterday = '2026-11-16T21:42:00.000Z'
    await teacher().call(illness, 'submit', {
      id: server.world.ids(),
      detail: {
        ...sampleValues(illnessReport.fields, server.world),
        childId: child(),
        occurredAt: yesterday,
        toldAt: yesterday,
        awayUntil: '2026-11-20',
      },
    })
    const tablet = await pairedTablet()
    const { ticket } = (await validate(tablet, 'in', 'Aunty Rose')).data
    const { data } = await tablet.call(kiosk, 'check', { id: child(), ticket })
    expect(data).toMatchObject({ direction: 'in', seeStaff: true })
    const { records } = (await manager().call(message, 'listMessages', {})).data
    expect(records.map(({ kind, params }) => [kind, params.day])).toContainEqual([
      'kiosk.cameSick',
      '2026-11-20',
    ])
    // The tablet and what stands on its screen know nothing of the illness.
    expect(JSON.stringify(data)).not.toContain('2026-11-20')
  })

  it('whose waiting tap was refused is told to managers once', async () => {
    const tablet = await pairedTablet()
    const report = {
      id: child(),
      tapId: server.world.ids(),
      direction: 'out' as const,
      occurredAt: server.world.clock.now().toISOString(),
      collector: 'Aunty Rose',
    }
    for (const _ of [1, 2])
      expect(await tablet.call(kiosk, 'reportTap', report)).toMatchObject({ status: 200 })
    expect((await manager().call(message, 'listMessages', {})).data.records).toMatchObject([
      { kind: 'kiosk.missing', params: { byName: 'Aunty Rose', direction: 'out' } },
    ])
    expect((await teacher().call(message, 'listMessages', {})).data.records).toEqual([])
    const foreign = await tablet.call(kiosk, 'reportTap', { ...report, id: server.world.other.under2.absent })
    expect(foreign).toMatchObject({ status: 404 })
  })

  it('shows who may collect it by first name and initial, and notes the full name', async () => {
    await contact({ name: 'Tāma Ngata' })
    await contact({ name: 'Rose Parker' })
    await contact({ name: 'Rose Parata' })
    await contact({ name: 'Not Allowed', mayCollect: false })
    const tablet = await pairedTablet()
    const { data } = await tablet.call(kiosk, 'listCollectors', { id: child() })
    expect(data).toEqual([{ name: 'Tāma N.', hasCode: false }])
    for (const [direction, name] of [
      ['in', 'Tāma N.'],
      ['out', 'Tāma N.'],
    ] as const) {
      const { ticket } = (await validate(tablet, direction, name)).data
      later(1)
      expect(await tablet.call(kiosk, 'check', { id: child(), ticket })).toMatchObject({ status: 200 })
    }
    const { records } = (await manager().call(attendance, 'listStays', { childId: child() })).data
    expect(records).toMatchObject([{ broughtBy: 'Tāma Ngata', collectedBy: 'Tāma Ngata' }])
    // Two people share this short name, so it says of neither that they are the one.
    expect(await validate(tablet, 'out', 'Rose P.')).toMatchObject({ error: 'COLLECTOR_NOT_ALLOWED' })
    expect(await validate(tablet, 'out', 'Rose Parata')).toMatchObject({ status: 200 })
  })

  it('of another centre does not exist', async () => {
    const tablet = await pairedTablet()
    const id = server.world.other.under2.absent
    expect(await tablet.call(kiosk, 'listCollectors', { id })).toMatchObject({ status: 404 })
    const answer = await tablet.call(kiosk, 'validateCheck', { id, direction: 'in', collector: 'Rose' })
    expect(answer).toMatchObject({ status: 404 })
  })
})

it('a visitor leaves at the tablet by the address they came with, and only there', async () => {
  await server.world.build(centre().tenantId, (make) => make.visit({ email: 'rua@example.org' }))
  const tablet = await pairedTablet()
  const leave = (mail: string) => tablet.call(visitor, 'leaveAtTablet', { mail })
  expect((await leave('other@example.org')).data).toEqual({ left: 0 })
  expect((await leave(' Rua@Example.org')).data).toEqual({ left: 1 })
  expect((await leave('rua@example.org')).data).toEqual({ left: 0 })
  const { data } = await manager().call(visitor, 'listVisitors', {})
  expect(data.records).toMatchObject([{ checkedOutAt: expect.any(String), checkedOutBy: null }])
  expect(await nobody().call(visitor, 'leaveAtTablet', { mail: 'rua@example.org' })).toMatchObject({
    status: 401,
  })
})

it('the house has everybody who is in it, by room, for staff and tablet', async () => {
  await server.world.build(centre().tenantId, async (make) => {
    await make.visit()
    await make.visit({ checkedOutAt: '2026-11-17T21:41:00Z', name: 'Gone' })
    await make.work(centre().teacher.id, {
      day: '2026-11-18',
      signedInAt: '2026-11-17T19:00:00Z',
      roomId: centre().under2.id,
    })
  })
  const tablet = await pairedTablet()
  for (const [who, withName] of [
    [teacher(), 'Hana Teacher'],
    [tablet, 'Hana T.'],
  ] as const) {
    const { data } = await who.call(house, 'getHouse', {})
    expect(data.rooms.map(({ children, staff }) => [children.length, staff.length])).toEqual([
      [3, 1],
      [3, 0],
    ])
    expect(data.visitors).toMatchObject([{ withName }])
  }
})
