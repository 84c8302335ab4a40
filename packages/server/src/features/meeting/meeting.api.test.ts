// What a meeting has beyond its invitation.
import { kiosk } from '@daybook/contract/kiosk/kiosk.contract.ts'
import { meeting } from '@daybook/contract/meeting/meeting.kind.ts'
import { message } from '@daybook/contract/message/message.contract.ts'
import { today } from '@daybook/contract/today/today.contract.ts'
import { makeDeputy } from '@daybook/testkit/deputy.ts'
import { makePublication } from '@daybook/testkit/receipts.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
let id: string
beforeAll(async () => {
  server = await testServer()
  id = await makePublication(server.world, 'meeting', {
    title: 'Garden; beds, soil',
    startsAt: '2026-11-19T04:30:00.000Z',
    minutes: 45,
    where: 'Staff room',
  })
})
afterAll(() => server.close())

const teacher = () => server.as(server.world.centre.teacher)
const manager = () => server.as(server.world.centre.manager)

it('takes no minutes of a meeting that has not started', async () => {
  const early = { id, summary: 'Beds', duration: 40 }
  expect(await manager().call(meeting, 'updateSummary', early)).toMatchObject({
    status: 409,
    error: 'MEETING_NOT_STARTED',
  })
  expect((await manager().call(meeting, 'get', { id })).data.minutes).toBeNull()
})

it('keeps the newest minutes, and asks nobody to read the meeting again', async () => {
  const { data: read } = await teacher().call(meeting, 'markRead', { id })
  server.world.clock.set('2026-11-19T05:15:00.000Z')
  await manager().call(meeting, 'updateSummary', { id, summary: 'Beds along the fence', duration: 40 })
  const { data } = await teacher().call(meeting, 'get', { id })
  expect(data).toMatchObject({
    minutes: { summary: 'Beds along the fence', duration: 40, by: { name: 'Mere Manager' } },
    own: { readAt: read.own?.readAt },
  })
  server.world.clock.pass(60)
  await teacher().call(meeting, 'updateSummary', { id, summary: 'Beds along the wall', duration: 40 })
  expect((await manager().call(meeting, 'get', { id })).data.minutes?.summary).toBe('Beds along the wall')
  server.world.clock.pass(60)
  const minutes = { id, summary: 'Beds along the path', duration: 40 }
  await Promise.all([minutes, minutes].map((sent) => teacher().call(meeting, 'updateSummary', sent)))
  const { records } = (await manager().call(message, 'listMessages', {})).data
  expect(records.filter(({ kind }) => kind === 'meeting.minutes')).toHaveLength(2)
})

it('gives people action points, which they tick off once', async () => {
  const { teacher: hana } = server.world.centre
  const action = {
    id: server.world.ids(),
    meetingId: id,
    what: 'Order soil',
    personId: hana.id,
    dueOn: '2026-11-20',
  }
  expect((await manager().call(meeting, 'addAction', action)).data).toMatchObject({
    person: { name: 'Hana Teacher' },
    doneAt: null,
  })
  expect((await manager().call(meeting, 'addAction', action)).status).toBe(200)
  expect(await manager().call(meeting, 'addAction', { ...action, what: 'Order sand' })).toMatchObject({
    error: 'RECORD_EXISTS',
  })
  expect((await teacher().call(meeting, 'listActions', {})).data).toMatchObject([
    { what: 'Order soil', dueOn: '2026-11-20', title: 'Garden; beds, soil' },
  ])
  const { data: due } = await teacher().call(today, 'listDay', { date: '2026-11-20' })
  expect(due.filter(({ kind }) => kind === 'due')).toMatchObject([
    { name: 'meeting.dueAction', about: 'Order soil' },
  ])
  const { records } = (await teacher().call(message, 'listMessages', {})).data
  expect(records.filter(({ kind }) => kind === 'meeting.action')).toHaveLength(1)
  const done = await teacher().call(meeting, 'finishAction', { id: action.id })
  server.world.clock.pass(60)
  expect((await manager().call(meeting, 'finishAction', { id: action.id })).data).toEqual(done.data)
  expect((await teacher().call(meeting, 'listActions', {})).data).toEqual([])
  const mine = { ...action, id: server.world.ids(), personId: server.world.centre.manager.id }
  await manager().call(meeting, 'addAction', mine)
  expect((await teacher().call(meeting, 'finishAction', { id: mine.id })).status).toBe(403)
  const gone = { ...action, id: server.world.ids(), personId: server.world.other.teacher.id }
  expect(await manager().call(meeting, 'addAction', gone)).toMatchObject({ error: 'STAFF_NOT_FOUND' })
  const tablet = { ...gone, personId: server.world.ids() }
  await manager().call(kiosk, 'addKiosk', { id: tablet.personId, name: 'Front door' })
  expect(await manager().call(meeting, 'addAction', tablet)).toMatchObject({ error: 'STAFF_NOT_FOUND' })
})

it('is opened by whoever got an action point without being invited, who then ticks it off', async () => {
  const { world } = server
  const cook = await makeDeputy(world, ['receipt.answer'], 'cook')
  const action = { id: world.ids(), meetingId: id, what: 'Order fruit', dueOn: '2026-11-20' }
  const open = async () => (await server.as(cook).call(meeting, 'get', { id })).status
  expect(await open()).toBe(404)
  await teacher().call(meeting, 'addAction', { ...action, personId: cook.id })
  expect(await open()).toBe(200)
  const minutes = { id, summary: 'Mine', duration: 5 }
  expect((await server.as(cook).call(meeting, 'updateSummary', minutes)).status).toBe(404)
  const done = await server.as(cook).call(meeting, 'finishAction', { id: action.id })
  expect(done.data.doneAt).not.toBeNull()
  const { id: personId } = await makeDeputy(world, ['room.read'], 'cleaner')
  const refused = await teacher().call(meeting, 'addAction', { ...action, id: world.ids(), personId })
  expect(refused).toMatchObject({ status: 400, fields: { personId: 'NOT_ALLOWED' } })
})

it('keeps what one person wrote when another saves minutes without having read it', async () => {
  const { world } = server
  const over = { startsAt: world.clock.now().toISOString() }
  const meetingId = await makePublication(world, 'meeting', over)
  const save = (by: ReturnType<typeof teacher>, summary: string, after?: string) =>
    by.call(meeting, 'updateSummary', { id: meetingId, summary, duration: 40, ...(after && { after }) })
  const first = (await save(teacher(), 'Beds', 'none')).data
  world.clock.pass(60)
  expect(await save(manager(), 'Sand', 'none')).toMatchObject({ status: 409, error: 'RECORD_CHANGED' })
  expect((await manager().call(meeting, 'get', { id: meetingId })).data.summary).toBe('Beds')
  expect((await save(manager(), 'Beds and sand', first.at)).data.summary).toBe('Beds and sand')
})

it('comes as a calendar file, escaped, with one uid for all its changes', async () => {
  const { text, name } = (await teacher().call(meeting, 'getCalendar', { id })).data
  expect(name).toBe('Garden; beds, soil.ics')
  expect(text.split('\r\n')).toEqual(
    expect.arrayContaining([
      `UID:${id}`,
      'SEQUENCE:1',
      'DTSTART:20261119T043000Z',
      'DTEND:20261119T051500Z',
      'SUMMARY:Garden\\; beds\\, soil',
      'LOCATION:Staff room',
      'STATUS:CONFIRMED',
    ]),
  )
  await manager().call(meeting, 'withdraw', { id, mark: 'Storm' })
  const off = (await teacher().call(meeting, 'getCalendar', { id })).data
  expect(off.text).toContain('METHOD:CANCEL')
  expect(off.text).toContain('STATUS:CANCELLED')
  expect(await teacher().call(meeting, 'updateSummary', { id, summary: 'None', duration: 1 })).toMatchObject({
    error: 'PUBLICATION_WITHDRAWN',
  })
})
