// Who may collect a child at the tablet: by the rule of the staff, and without a reason for strangers.
import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { contact as contacts } from '@daybook/contract/contact/contact.contract.ts'
import { kiosk } from '@daybook/contract/kiosk/kiosk.contract.ts'
import { message } from '@daybook/contract/message/message.contract.ts'
import { makeReport } from '@daybook/testkit/reports.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { pairTablet, type Tablet } from '@daybook/testkit/tablet.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const centre = () => server.world.centre
const child = () => centre().under2.absent
const validate = (tablet: Tablet, direction: 'in' | 'out', collector: string) =>
  tablet.call(kiosk, 'validateCheck', { id: child(), direction, collector })
const contact = (over: object) =>
  server.world.build(centre().tenantId, (make) => make.contact(child(), { mayCollect: true, ...over }))

it('is collected by the rule of the staff, and nobody is told why it is not', async () => {
  await contact({ name: 'Rex Ngata', mayCollect: true, orderNote: 'Call the police' })
  await contact({ name: 'Mon Day', mayCollect: true, collectsOn: [1] })
  await contact({ name: 'Was Once', mayCollect: true, collectsUntil: '2026-11-17' })
  await contact({ name: 'Tama Ngata', mayCollect: true, collectsOn: [3] })
  const tablet = await pairTablet(server)
  const { data } = await tablet.call(kiosk, 'listCollectors', { id: child() })
  expect(data).toEqual([{ name: 'Tama N.', hasCode: false }])
  for (const name of ['Rex Ngata', 'Rex N.', 'Mon Day', 'Was O.', 'Aunty Rose'])
    expect(await validate(tablet, 'out', name)).toMatchObject({
      status: 409,
      error: 'COLLECTOR_NOT_ALLOWED',
      fields: { collector: 'COLLECTOR_NOT_ALLOWED' },
    })
  // A tap that waited for the network counts by its own day.
  const tapped = (occurredAt: string) =>
    tablet.call(kiosk, 'validateCheck', {
      id: child(),
      direction: 'out',
      collector: 'Was Once',
      occurredAt,
    })
  expect(await tapped('2026-11-17T17:00:00+13:00')).toMatchObject({ status: 200 })
  expect(await tapped('2026-11-18T08:00:00+13:00')).toMatchObject({ error: 'COLLECTOR_NOT_ALLOWED' })
})

it('tells staff at once of somebody who may never collect it, and the tablet nothing', async () => {
  await contact({ name: 'Rex Ngata', orderNote: 'Call the police' })
  await contact({ name: 'Ana Barr', mayCollect: false })
  await contact({ name: 'Tama Ngata', collectsOn: [1] })
  const tablet = await pairTablet(server)
  const { manager, teacher, under2 } = centre()
  const asTeacher = server.as(teacher)
  await asTeacher.call(attendance, 'startWork', { roomCode: under2.code })
  await server.as(manager).call(attendance, 'signIn', { ids: child() })
  const told = async (person = manager) => {
    const { data } = await server.as(person).call(message, 'listMessages', {})
    return data.records.filter(({ kind }) => kind === 'kiosk.barredAtDoor').map(({ params }) => params)
  }
  const refused = await validate(tablet, 'out', 'rex ngata')
  expect(refused).toMatchObject({ status: 409, error: 'COLLECTOR_NOT_ALLOWED' })
  expect(JSON.stringify(refused.body)).not.toMatch(/order|barred/i)
  const params = { childName: 'Daisuke Ngata', byName: 'Rex Ngata', direction: 'out', tablet: 'Front door' }
  expect(await told()).toMatchObject([params])
  expect(await told(teacher)).toMatchObject([params])
  // Trying again and again is one alarm, and a new one after a while.
  await validate(tablet, 'out', 'Rex N.')
  expect(await told()).toHaveLength(1)
  // By the name that the tablet would show, and when a court order forbids even to bring it.
  await validate(tablet, 'out', 'Ana B.')
  await validate(tablet, 'in', 'Rex N.')
  expect((await told()).map(({ byName }) => byName).sort()).toEqual(['Ana Barr', 'Rex Ngata', 'Rex Ngata'])
  // Neither whoever has another day, nor a stranger, nor an aunt who brings it.
  await validate(tablet, 'out', 'Tama Ngata')
  await validate(tablet, 'out', 'Aunty Rose')
  await validate(tablet, 'in', 'Ana Barr')
  expect(await told()).toHaveLength(3)
  server.world.clock.pass(10)
  await validate(tablet, 'out', 'Rex Ngata')
  expect(await told()).toHaveLength(4)
})

it('does not leave when it was forbidden in the two minutes of the ticket', async () => {
  const id = await contact({ name: 'Tama Ngata' })
  const tablet = await pairTablet(server)
  await server.as(centre().manager).call(attendance, 'signIn', { ids: child() })
  const { ticket } = (await validate(tablet, 'out', 'Tama Ngata')).data
  await server.world.build(centre().tenantId, (_, tx) =>
    tx.updateTable('contact').set({ orderNote: 'Call the police' }).where('id', '=', id).execute(),
  )
  expect(await tablet.call(kiosk, 'check', { id: child(), ticket })).toMatchObject({
    error: 'COLLECTOR_NOT_ALLOWED',
  })
})

it('with a code is collected only with it, and a code that is tried too often is locked', async () => {
  const id = await contact({ name: 'Tama Ngata' })
  const tablet = await pairTablet(server)
  const manager = server.as(centre().manager)
  const setCode = (code: string | null) => manager.call(contacts, 'setCode', { id, code })
  expect(await setCode('1234')).toMatchObject({ status: 400, fields: { code: 'TOO_COMMON' } })
  expect((await setCode('2468')).data).toMatchObject({ name: 'Tama Ngata', hasCode: true })
  const { data } = await tablet.call(kiosk, 'listCollectors', { id: child() })
  expect(data).toEqual([{ name: 'Tama N.', hasCode: true }])
  const collect = (pin?: string) =>
    tablet.call(kiosk, 'validateCheck', { id: child(), direction: 'out', collector: 'Tama N.', pin })
  // Whoever brings a child needs none.
  expect(await validate(tablet, 'in', 'Tama N.')).toMatchObject({ status: 200 })
  expect(await collect()).toMatchObject({ status: 400, fields: { pin: 'REQUIRED' } })
  expect(await collect('2468')).toMatchObject({ status: 200 })
  for (let n = 0; n < 5; n++) expect(await collect('1111')).toMatchObject({ error: 'PIN_WRONG' })
  expect(await collect('2468')).toMatchObject({ error: 'PIN_LOCKED' })
  expect((await manager.call(message, 'listMessages', {})).data.records).toMatchObject([
    { kind: 'kiosk.wrongPins', params: { name: 'Tama Ngata', tablet: 'Front door', tries: 5 } },
  ])
  expect((await setCode(null)).data).toMatchObject({ hasCode: false })
  expect(await collect()).toMatchObject({ status: 200 })
})

it('is collected although the parents have not been told something, and whoever collects it is sent to staff', async () => {
  await contact({ name: 'Tama Ngata' })
  const tablet = await pairTablet(server)
  const { manager, teacher, under2 } = centre()
  await server.as(teacher).call(attendance, 'startWork', { roomCode: under2.code })
  await server.as(manager).call(attendance, 'signIn', { ids: child() })
  const collect = async () => {
    const { ticket } = (await validate(tablet, 'out', 'Tama N.')).data
    return (await tablet.call(kiosk, 'check', { id: child(), ticket })).data
  }
  const untold = { parentsTold: false, toldHow: null, toldAt: null, toldBy: null }
  // Of another child.
  await makeReport(server.world, 'incident', untold)
  expect(await collect()).toMatchObject({ direction: 'out', seeStaff: false })
  server.world.clock.pass(1)
  await server.as(manager).call(attendance, 'signIn', { ids: child() })
  await makeReport(server.world, 'incident', { ...untold, childId: child() })
  const data = await collect()
  // The tablet is not told why.
  expect(data).toEqual({ direction: 'out', at: server.world.clock.now().toISOString(), seeStaff: true })
  for (const person of [manager, teacher]) {
    const { records } = (await server.as(person).call(message, 'listMessages', {})).data
    const told = records.filter(({ kind }) => kind === 'kiosk.leftUntold')
    expect(told.map(({ params }) => params)).toEqual([
      { childName: 'Daisuke Ngata', kind: 'incident', leftAt: data.at, byName: 'Tama Ngata' },
    ])
  }
})
