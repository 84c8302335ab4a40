// What a week schedule has beyond its publication: what it refuses, who is asked again, and what a week is planned with.
import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { credential } from '@daybook/contract/credential/credential.contract.ts'
import { leave } from '@daybook/contract/leave/leave.contract.ts'
import { leaveBalance } from '@daybook/contract/leaveBalance/leaveBalance.contract.ts'
import { message } from '@daybook/contract/message/message.contract.ts'
import { ratio } from '@daybook/contract/ratio/ratio.contract.ts'
import { roster } from '@daybook/contract/roster/roster.contract.ts'
import { today } from '@daybook/contract/today/today.contract.ts'
import { everybody } from '@daybook/testkit/receipts.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())
beforeEach(() => server.world.reset())

const weekOn = '2026-11-23'
const teacher = () => server.as(server.world.centre.teacher)
const manager = () => server.as(server.world.centre.manager)

function shift(over: object = {}) {
  const { centre } = server.world
  return {
    personId: centre.teacher.id,
    day: 'Mo' as const,
    from: '08:00',
    until: '16:30',
    breakFrom: '12:00',
    breakMinutes: 30,
    roomId: centre.under2.id,
    ...over,
  }
}
const publish = (shifts: ReturnType<typeof shift>[], over: object = {}) =>
  manager().call(roster, 'publish', {
    id: server.world.ids(),
    detail: { weekOn, shifts },
    audience: everybody,
    ...over,
  })
const week = async (): Promise<string> => {
  const { centre } = server.world
  return (await publish([shift(), shift({ personId: centre.manager.id })])).data.id
}
const stored = async () => (await manager().call(roster, 'list', {})).data.total

it.each([
  [
    'overlaps another of the person',
    [{}, { from: '16:00', until: '18:00', breakFrom: null, breakMinutes: null }],
    { 'detail.shifts.1.from': 'OVERLAPS' },
  ],
  ['ends before it begins', [{ until: '07:00' }], { 'detail.shifts.0.until': 'ENDS_BEFORE_START' }],
  ['has its break outside', [{ breakFrom: '17:00' }], { 'detail.shifts.0.breakFrom': 'OUTSIDE_SHIFT' }],
])('a shift that %s is refused, and nothing is kept', async (_, shifts, fields) => {
  expect(await publish(shifts.map((over) => shift(over)))).toMatchObject({ status: 400, fields })
  expect(await stored()).toBe(0)
})

it('nobody works during confirmed leave, and half a day is half', async () => {
  const id = server.world.ids()
  const dates = { from: '2026-11-24', until: '2026-11-24', startsAtNoon: true, endsAtNoon: false }
  await teacher().call(leave, 'submit', {
    id,
    detail: { kind: 'annual', dates, reason: '', attachments: [] },
  })
  const afternoon = shift({ day: 'Tu' })
  const { data: asked } = await manager().call(roster, 'getPlan', { weekOn })
  expect(asked.leave).toEqual([
    { personId: shift().personId, day: 'Tu', from: '12:00', until: '24:00', isConfirmed: false },
  ])
  await manager().call(leave, 'confirm', { id })
  expect(await publish([shift(), afternoon])).toMatchObject({
    error: 'VALIDATION_FAILED',
    fields: { 'detail.shifts.1.from': 'ON_LEAVE' },
  })
  expect(await stored()).toBe(0)
  const morning = { ...afternoon, until: '12:00', breakFrom: null, breakMinutes: null }
  expect((await publish([shift(), morning as never])).status).toBe(200)
})

it('a week that is published twice at once is there once, and the second answer says so', async () => {
  const both = await Promise.all([publish([shift()]), publish([shift()])])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
  expect(both.find(({ status }) => status === 400)?.fields).toEqual({ 'detail.weekOn': 'TAKEN' })
  expect(await stored()).toBe(1)
})

it('a week has one schedule', async () => {
  const id = await week()
  expect(await publish([shift()])).toMatchObject({ fields: { 'detail.weekOn': 'TAKEN' } })
  expect((await manager().call(roster, 'getPlan', { weekOn: '2026-11-25' })).data.published).toEqual({ id })
  await manager().call(roster, 'withdraw', { id, mark: 'Public holiday' })
  expect((await publish([shift()])).status).toBe(200)
})

it('asks again only who works differently, and shows them what changed', async () => {
  const id = await week()
  await teacher().call(roster, 'answer', { id, status: 'confirmed', version: 1 })
  const later = shift({ personId: server.world.centre.manager.id, until: '17:00' })
  await publish([shift(), later], { id, revision: 1 })
  const kept = await teacher().call(roster, 'get', { id })
  expect(kept.data).toMatchObject({ version: 2, own: { answer: 'confirmed' }, before: null })
  const earlier = shift({ from: '07:00' })
  await publish([earlier, later], { id, revision: 2 })
  const again = await teacher().call(roster, 'get', { id })
  expect(again.data).toMatchObject({ version: 3, own: { answer: null }, before: [{ from: '08:00' }] })
  expect(await teacher().call(roster, 'answer', { id, status: 'confirmed', version: 2 })).toMatchObject({
    error: 'VERSION_REPLACED',
  })
  expect((await teacher().call(roster, 'get', { id })).data.own?.answer).toBeNull()
  const { data } = await manager().call(roster, 'preview', { id, userId: server.world.centre.teacher.id })
  expect(data).toMatchObject({
    person: { name: 'Hana Teacher' },
    shifts: [{ from: '07:00' }],
    before: [{ from: '08:00' }],
  })
})

it('waits in the day’s list from the day of publication until it is answered', async () => {
  const id = await week()
  const due = async (date?: string) => {
    const { data } = await teacher().call(today, 'listDay', date ? { date } : {})
    return data.flatMap((item) => (item.kind === 'due' ? [[item.name, item.about, item.status]] : []))
  }
  const row = (status: string) => [['roster.due', '23/11/2026 – 29/11/2026', status]]
  expect(await due()).toEqual(row('pending'))
  expect(await due(weekOn)).toEqual(row('pending'))
  const { data: read } = await teacher().call(roster, 'markRead', { id })
  expect(read.own?.readAt).toBe(server.world.clock.now().toISOString())
  expect(await due()).toEqual(row('pending'))
  await teacher().call(roster, 'answer', { id, status: 'confirmed', version: 1 })
  expect(await due()).toEqual([])
  expect(await due(weekOn)).toEqual(row('done'))
})

it('plans today without whoever has left since it was published', async () => {
  const { centre, build } = server.world
  const kai = await build(centre.tenantId, (make) => make.staff({ account: 'kai', realName: 'Kai' }))
  const wednesday = { day: 'We', breakFrom: null, breakMinutes: null } as const
  const shifts = [shift(wednesday), shift({ ...wednesday, personId: kai })]
  await publish(shifts as never, { detail: { weekOn: '2026-11-16', shifts } })
  const atNine = async () => {
    const { data } = await manager().call(ratio, 'getBoard', {})
    return data.planned.find(({ at }) => at === '09:00')?.adults
  }
  expect(await atNine()).toBe(2)
  await build(centre.tenantId, (_, tx) =>
    tx.updateTable('staff').set({ active: false }).where('id', '=', kai).execute(),
  )
  expect(await atNine()).toBe(1)
})

it('plans the hours to come without children who are away or have gone home', async () => {
  const { under2, toddlers } = server.world.centre
  const shifts = [shift({ day: 'We', breakFrom: null, breakMinutes: null } as const)]
  await publish(shifts as never, { detail: { weekOn: '2026-11-16', shifts } })
  const atTwo = async () => {
    const { data } = await manager().call(ratio, 'getBoard', {})
    return data.planned.find(({ at }) => at === '14:00')?.children ?? 0
  }
  await manager().call(attendance, 'clearAbsence', { ids: under2.absent })
  const booked = await atTwo()
  await manager().call(attendance, 'markAbsent', { ids: under2.absent, reason: 'sick' })
  expect(await atTwo()).toBe(booked - 1)
  await manager().call(attendance, 'signOut', { ids: toddlers.present[0] ?? '' })
  expect(await atTwo()).toBe(booked - 2)
  await manager().call(attendance, 'signIn', { ids: toddlers.present[0] ?? '' })
  expect(await atTwo()).toBe(booked - 1)
})

it('is planned with the children booked, by room, day and age', async () => {
  const { data } = await manager().call(roster, 'getPlan', { weekOn })
  const { under2, toddlers, manager: mere } = server.world.centre
  expect(data.country).toBe('NZ')
  expect(data.rooms.map(({ id }) => id)).toEqual([under2.id, toddlers.id])
  expect(data.people.map(({ id }) => id)).toContain(mere.id)
  expect(data.bookings.filter(({ roomId }) => roomId === under2.id)).toHaveLength(4)
  expect(data.bookings[0]).toMatchObject({ days: expect.arrayContaining(['Mo', 'Fr']) })
  expect((await teacher().call(roster, 'getPlan', { weekOn })).status).toBe(403)
})

it('shows public holidays, on which no child is booked, and certificates that no longer count', async () => {
  const { teacher: hana } = server.world.centre
  const detail = { kind: '1', number: 'FA-1', issuedOn: '2024-01-01', front: null, back: null }
  const id = server.world.ids()
  await teacher().call(credential, 'submit', { id, detail: { ...detail, expiresOn: '2026-12-23' } })
  await manager().call(credential, 'confirm', { id })
  const { data } = await manager().call(roster, 'getPlan', { weekOn: '2026-12-21' })
  expect(data.holidays).toEqual([
    { day: 'Fr', name: 'Christmas Day' },
    expect.objectContaining({ day: 'Sa' }),
  ])
  expect(data.bookings[0]?.days).not.toContain('Fr')
  expect(data.certificates).toEqual([
    { personId: hana.id, kind: '1', title: 'First aid certificate', expiresOn: '2026-12-23' },
  ])
  expect((await manager().call(roster, 'getPlan', { weekOn })).data.holidays).toEqual([])
})

it('shows on which days somebody does not work, from the day on which that begins', async () => {
  const { id: staffId } = server.world.centre.teacher
  await server.world.build(server.world.centre.tenantId, async (_, tx) => {
    await tx.updateTable('centre').set({ keepsLeaveBalance: true }).execute()
  })
  const week = { from: '2026-11-25', weekdays: [1, 2, 3, 4] }
  await manager().call(leaveBalance, 'setWeek', { id: server.world.ids(), staffId, week })
  const daysOff = async (on: string) => (await manager().call(roster, 'getPlan', { weekOn: on })).data.daysOff
  const off = ['Fr', 'Sa', 'Su'].map((day) => ({ personId: staffId, day }))
  expect(await daysOff('2026-11-16')).toEqual([])
  expect(await daysOff(weekOn)).toEqual(off)
  await manager().call(leaveBalance, 'setWeek', {
    id: server.world.ids(),
    staffId,
    week: { from: '2026-11-28', weekdays: [6] },
  })
  expect(await daysOff(weekOn)).toEqual(off.filter(({ day }) => day !== 'Sa'))
})

it('names who may not count in which room in the weeks ahead, and the days that this leaves short', async () => {
  const detail = { kind: '1', number: 'FA-1', issuedOn: '2024-01-01', front: null, back: null }
  const id = server.world.ids()
  await teacher().call(credential, 'submit', { id, detail: { ...detail, expiresOn: '2026-12-08' } })
  await manager().call(credential, 'confirm', { id })
  expect((await manager().call(roster, 'listGaps', {})).data).toEqual([])
  await week()
  const { data } = await manager().call(roster, 'listGaps', {})
  expect(data[0]).toEqual({
    weekOn: '2026-12-14',
    lastWeekOn: '2026-12-21',
    id: null,
    title: 'First aid certificate',
    days: ['Mo'],
    rooms: [{ name: 'Under twos', people: ['Hana Teacher'] }],
  })
  // A Monday without children.
  expect(data[1]).toMatchObject({ weekOn: '2026-12-28', days: [], rooms: data[0]?.rooms })
  expect((await teacher().call(roster, 'listGaps', {})).status).toBe(403)
})

it('keeps a week as a template, once for each name, until it is deleted', async () => {
  const template = { id: server.world.ids(), name: 'Winter', shifts: [shift()] }
  const { data } = await manager().call(roster, 'saveTemplate', template)
  expect(data).toEqual(template)
  const again = { ...template, id: server.world.ids(), name: 'winter' }
  expect(await manager().call(roster, 'saveTemplate', again)).toMatchObject({
    error: 'VALUE_TAKEN',
    fields: { name: 'TAKEN' },
  })
  const others = { ...again, name: 'Summer', shifts: [shift({ personId: server.world.other.teacher.id })] }
  expect((await manager().call(roster, 'saveTemplate', others)).status).toBe(404)
  expect((await manager().call(roster, 'listTemplates', {})).data).toEqual([template])
  await manager().call(roster, 'removeTemplate', { id: template.id })
  expect((await manager().call(roster, 'listTemplates', {})).data).toEqual([])
  expect((await manager().call(roster, 'removeTemplate', { id: template.id })).status).toBe(404)
})

it('that somebody declined waits for managers until their shifts are changed', async () => {
  const { data } = await publish([shift()])
  const waiting = async (reader = manager()) => {
    const { data: items } = await reader.call(today, 'listRequests', {})
    return items.filter(({ name }) => name === 'declined')
  }
  await teacher().call(roster, 'answer', { id: data.id, status: 'declined', mark: 'On a course' })
  expect(await waiting()).toMatchObject([
    { id: data.id, page: `/pages/home/task/pb-confirm?id=${data.id}`, params: { kind: 'roster', people: 1 } },
  ])
  expect((await manager().call(today, 'countRequests', {})).data.declined).toBe(1)
  expect(await waiting(teacher())).toEqual([])
  await publish([shift({ from: '09:00' })], { id: data.id, revision: 1 })
  expect(await waiting()).toEqual([])
})

it('tells a person who no longer works in a published week', async () => {
  const id = await week()
  await publish([shift({ personId: server.world.centre.manager.id })], {
    id,
    revision: 1,
    changes: 'Swapped',
  })
  const { data } = await teacher().call(message, 'listMessages', {})
  const told = data.records.find(({ kind }) => kind === 'receipt.dropped')
  expect(told).toMatchObject({ link: null, params: { kind: 'roster', comment: 'Swapped' } })
  expect((await teacher().call(roster, 'get', { id })).status).toBe(404)
})
