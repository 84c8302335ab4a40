import { closure } from '@daybook/contract/closure/closure.kind.ts'
import { leave } from '@daybook/contract/leave/leave.contract.ts'
import { leaveReport } from '@daybook/contract/leave/leave.report.ts'
import { message } from '@daybook/contract/message/message.contract.ts'
import { roster } from '@daybook/contract/roster/roster.contract.ts'
import { today } from '@daybook/contract/today/today.contract.ts'
import { everybody } from '@daybook/testkit/receipts.ts'
import { sampleValues } from '@daybook/testkit/reports.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  // The centre is closed at weekends: nobody is enrolled then.
  await server.world.build(server.world.centre.tenantId, (_, tx) =>
    tx
      .updateTable('enrolment')
      .set({ weekdays: [1, 2, 3, 4, 5] })
      .execute(),
  )
})
afterAll(() => server.close())

const teacher = () => server.as(server.world.centre.teacher)
const manager = () => server.as(server.world.centre.manager)
const ask = async (by: ReturnType<typeof teacher>, from: string, until: string, over: object = {}) => {
  const dates = { from, until, startsAtNoon: false, endsAtNoon: false, ...over }
  const detail = { ...sampleValues(leaveReport.fields, server.world), dates }
  return (await by.call(leave, 'submit', { id: server.world.ids(), detail })).data.id
}
const impact = async (by: ReturnType<typeof teacher>, id: string) =>
  (await by.call(leave, 'getImpact', { id })).data
const hire = (person: { account: string; realName: string; roles: string[] }) => {
  const { tenantId } = server.world.centre
  return server.world.build(tenantId, async (make) => {
    const id = await make.staff(person)
    return { tenantId, id, sessionId: await make.session(id, '2027-12-31T00:00:00Z') }
  })
}
const putCentre = (place: object) =>
  server.world.build(server.world.centre.tenantId, (_, tx) => tx.updateTable('centre').set(place).execute())

it('is as long as the days of work, without the holidays of the centre’s country and region', async () => {
  // Thursday to Tuesday over Easter.
  const easter = await ask(teacher(), '2027-03-25', '2027-03-30', { startsAtNoon: true })
  expect(await impact(teacher(), easter)).toEqual({
    days: 1.5,
    holidays: [
      { day: '2027-03-26', name: 'Good Friday' },
      { day: '2027-03-29', name: 'Easter Monday' },
    ],
    closedDays: 2,
    others: null,
    rooms: null,
  })
  const anniversary = await ask(teacher(), '2027-02-01', '2027-02-01')
  expect((await impact(teacher(), anniversary)).days).toBe(1)
  await putCentre({ regionCode: 'AUK' })
  expect(await impact(teacher(), anniversary)).toMatchObject({ days: 0, holidays: [{ day: '2027-02-01' }] })
  const australia = await ask(teacher(), '2027-01-26', '2027-01-26')
  expect((await impact(teacher(), australia)).days).toBe(1)
  await putCentre({ countryCode: 'AU', regionCode: 'VIC' })
  expect((await impact(teacher(), australia)).days).toBe(0)
  await putCentre({ countryCode: 'NZ', regionCode: null })
})

it('shows who decides who else is away, and who is left in the rooms', async () => {
  const { centre, build } = server.world
  const { under2, teacher: hana, manager: mere, tenantId } = centre
  await build(tenantId, (_, tx) =>
    tx.updateTable('staff').set({ roomId: under2.id }).where('id', 'in', [hana.id, mere.id]).execute(),
  )
  const own = await ask(teacher(), '2027-05-03', '2027-05-04')
  const others = await ask(manager(), '2027-05-04', '2027-05-05', { startsAtNoon: true })
  const asked = { id: others, name: 'Mere Manager', from: '2027-05-04', until: '2027-05-05' }
  const before = await impact(manager(), own)
  expect(before.others).toEqual([{ ...asked, isConfirmed: false }])
  const room = { id: under2.id, name: 'Under twos' }
  const rooms = (data: typeof before) =>
    data.rooms?.map(({ day, room: one, teachers, away }) => [day, one, teachers, away])
  expect(rooms(before)).toEqual([
    ['2027-05-03', room, expect.any(Number), 1],
    ['2027-05-04', room, expect.any(Number), 1],
  ])
  await manager().call(leave, 'confirm', { id: others })
  const after = await impact(manager(), own)
  expect(after.others).toEqual([{ ...asked, isConfirmed: true }])
  expect(after.rooms?.map(({ away }) => away)).toEqual([1, 2])
  const [first] = before.rooms ?? []
  expect(after.rooms?.[1]?.teachers).toBe((first?.teachers ?? 0) - 1)
  expect(first?.children).toBe(under2.present.length + 1)
  expect((await manager().call(leave, 'getImpact', { id: server.world.ids() })).status).toBe(404)
  expect((await teacher().call(leave, 'getImpact', { id: others })).status).toBe(404)
})

it('counts teachers where the published roster has them', async () => {
  const { toddlers, manager: mere, teacher: hana } = server.world.centre
  const shift = {
    day: 'Mo',
    from: '08:00',
    until: '16:00',
    breakFrom: null,
    breakMinutes: null,
    roomId: toddlers.id,
  }
  const shifts = [hana.id, mere.id].map((personId) => ({ ...shift, personId }))
  const week = { id: server.world.ids(), detail: { weekOn: '2027-05-17', shifts }, audience: everybody }
  expect((await manager().call(roster, 'publish', week as never)).status).toBe(200)
  const { rooms } = await impact(manager(), await ask(teacher(), '2027-05-17', '2027-05-18'))
  expect(rooms?.map(({ day, room, teachers, away }) => [day, room.id, teachers, away])).toEqual([
    ['2027-05-17', toddlers.id, 1, 1],
  ])
})

it('counts the children who are booked: nobody who has left, and nobody while the centre is closed', async () => {
  const { tenantId, under2, teacher: hana } = server.world.centre
  await server.world.build(tenantId, async (_, tx) => {
    await tx.updateTable('staff').set({ roomId: under2.id }).where('id', '=', hana.id).execute()
    await tx.updateTable('child').set({ active: false }).where('id', '=', under2.absent).execute()
  })
  await manager().call(closure, 'submit', {
    name: 'Storm',
    startsOn: '2027-06-15',
    endsOn: '2027-06-15',
  })
  const { rooms } = await impact(manager(), await ask(teacher(), '2027-06-14', '2027-06-15'))
  const own = rooms?.filter(({ room }) => room.id === under2.id)
  expect(own?.map(({ children }) => children)).toEqual([under2.present.length, 0])
  await server.world.build(tenantId, (_, tx) => tx.updateTable('child').set({ active: true }).execute())
})

it('nobody decides their own leave while somebody else can, and their page says who', async () => {
  const { build, centre } = server.world
  const counted = async (by = manager()) => (await by.call(today, 'countRequests', {})).data.reports ?? 0
  const id = await ask(manager(), '2027-06-07', '2027-06-07')
  const own = async () => (await manager().call(leave, 'get', { id })).data
  // The only manager has nobody to ask.
  expect(await own()).toMatchObject({ can: expect.arrayContaining(['confirm']), reviewers: [] })
  const alone = await counted()
  const assistant = await hire({
    account: 'assistant',
    realName: 'Sione Assistant',
    roles: ['teacher', 'manager'],
  })
  expect(await counted()).toBe(alone - 1)
  const { can, reviewers } = await own()
  expect(can).toEqual(['amend', 'cancel'])
  expect(reviewers).toEqual([{ id: assistant.id, name: 'Sione Assistant' }])
  for (const decision of ['confirm', 'refuse'] as const)
    expect(await manager().call(leave, decision, { id, mark: 'Mine' })).toMatchObject({
      status: 409,
      error: 'OWN_REPORT',
    })
  expect((await own()).state).toBe('submitted')
  expect(await counted(server.as(assistant))).toBe(alone)
  expect((await server.as(assistant).call(leave, 'confirm', { id })).data.state).toBe('confirmed')
  await build(centre.tenantId, (_, tx) =>
    tx.updateTable('staff').set({ active: false }).where('id', '=', assistant.id).execute(),
  )
})

it('a role of the centre that lets somebody decide leave counts like a manager', async () => {
  const { build, centre } = server.world
  const rights = ['report.decide', 'report.readAll', 'report.submit']
  await build(centre.tenantId, (_, tx) =>
    tx
      .insertInto('role')
      .values({ id: server.world.ids(), alias: 'deputy', name: 'Deputy', rights })
      .execute(),
  )
  const deputy = await hire({ account: 'deputy', realName: 'Dana Deputy', roles: ['teacher', 'deputy'] })
  const id = await ask(manager(), '2027-06-08', '2027-06-08')
  expect(await manager().call(leave, 'confirm', { id })).toMatchObject({ error: 'OWN_REPORT' })
  expect((await server.as(deputy).call(leave, 'confirm', { id })).data.decided?.by.id).toBe(deputy.id)
})

it('is cancelled by a manager when it is not taken as it stands, and can be asked for again', async () => {
  const { teacher: hana, under2 } = server.world.centre
  const id = await ask(teacher(), '2027-08-02', '2027-08-06')
  const mark = 'Back on Thursday'
  const cancel = (by = manager()) => by.call(leave, 'cancel', { id, mark })
  // Until it is decided, it is its author's.
  expect((await cancel()).status).toBe(403)
  await manager().call(leave, 'confirm', { id })
  expect((await teacher().call(leave, 'get', { id })).data.can).toEqual(['correct'])
  expect(await cancel(teacher())).toMatchObject({ status: 409, error: 'REPORT_ALREADY_REVIEWED' })
  expect((await manager().call(leave, 'get', { id })).data.can).toEqual(['cancel', 'correct'])
  server.world.clock.pass(60)
  expect((await cancel()).data).toMatchObject({ state: 'cancelled', mark, can: [] })
  expect((await cancel()).status).toBe(200)
  expect(await impact(manager(), id)).toMatchObject({ others: null, rooms: null })
  const { steps } = (await teacher().call(leave, 'get', { id })).data
  expect(steps.filter(({ step }) => step === 'cancelled')).toMatchObject([{ comment: mark }])
  const told = async (by: ReturnType<typeof teacher>) =>
    (await by.call(message, 'listMessages', {})).data.records.filter(
      ({ kind }) => kind === 'report.cancelled',
    )
  expect(await told(teacher())).toMatchObject([{ params: { byName: 'Mere Manager', comment: mark } }])
  expect(await told(manager())).toEqual([])
  const shorter = await ask(teacher(), '2027-08-02', '2027-08-04')
  expect((await manager().call(leave, 'confirm', { id: shorter })).status).toBe(200)
  const shift = { personId: hana.id, day: 'Th', from: '08:00', until: '16:00', roomId: under2.id }
  const shifts = [{ ...shift, breakFrom: null, breakMinutes: null }]
  const week = { id: server.world.ids(), detail: { weekOn: '2027-08-02', shifts }, audience: everybody }
  expect((await manager().call(roster, 'publish', week as never)).status).toBe(200)
})

it('of a manager is cancelled by another one, or by the only one', async () => {
  const { tenantId, manager: mere } = server.world.centre
  const deputy = await hire({ account: 'deputy3', realName: 'Dana Deputy', roles: ['manager'] })
  const id = await ask(manager(), '2027-09-06', '2027-09-07')
  await server.as(deputy).call(leave, 'confirm', { id })
  const cancel = () => manager().call(leave, 'cancel', { id, mark: 'The course is off' })
  expect(await cancel()).toMatchObject({ status: 409, error: 'OWN_REPORT' })
  await server.world.build(tenantId, (_, tx) =>
    tx.updateTable('staff').set({ active: false }).where('id', '<>', mere.id).execute(),
  )
  expect((await cancel()).data.state).toBe('cancelled')
})
